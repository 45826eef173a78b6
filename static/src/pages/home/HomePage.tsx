import { useSignal } from "@preact/signals";
import { codeOf } from "../../api/client";
import { makeRoom } from "../../api/rooms";
import { me } from "../../app/me";
import { useTitle } from "../../app/title";
import { codeText, t } from "../../lang";
import { navigate } from "../../router/router";
import { Icon } from "../../ui/Icon";
import { toast } from "../../ui/toast";
import { NamePlate } from "../name/NamePlate";
import { useName } from "../name/useName";
import { CodeEntry } from "./CodeEntry";
import { Fan } from "./Fan";
import { RunningMatches } from "./RunningMatches";
import "./home.css";

/** What a press on "the computer" plays. */
const AT_ONCE = {
  rules_id: "standard",
  clock: "three_minutes",
  opponent: "computer",
  private: true,
} as const;

export default function HomePage() {
  useTitle("");
  const name = useName();
  const busy = useSignal(false);

  const playComputer = async () => {
    if (busy.value) return;
    busy.value = true;
    try {
      if (!(await name.take())) return;
      const { code } = await makeRoom(AT_ONCE);
      navigate(`/r/${code}`);
    } catch (failure) {
      const { code, args } = codeOf(failure);
      toast(codeText(code, args), "trouble");
    } finally {
      busy.value = false;
    }
  };
  const playFriend = async (event: MouseEvent) => {
    event.preventDefault();
    if (await name.take()) navigate("/new");
  };

  return (
    <div class="home">
      <section class="home-table" aria-labelledby="home-title">
        <Fan />
        <h1 id="home-title">{t("home-title")}</h1>
        <p>{t("home-lead")}</p>
      </section>
      <div class="home-side">
        <NamePlate name={name} />
        <a class="big-choice first" href="/new" onClick={playFriend}>
          <Icon name="people" />
          <span>
            <strong>{t("home-friend")}</strong>
            <span class="about">{t("home-friend-about")}</span>
          </span>
        </a>
        <button type="button" class="big-choice" aria-busy={busy.value} onClick={playComputer}>
          <Icon name="computer" />
          <span>
            <strong>{t("home-computer")}</strong>
            <span class="about">{busy.value ? t("home-computer-busy") : t("home-computer-about")}</span>
          </span>
        </button>
        <CodeEntry />
        {me.value?.player && (
          <p class="home-elsewhere">
            <a href="/link">{t("link-title")}</a>
          </p>
        )}
      </div>
      {me.value?.player && <RunningMatches />}
    </div>
  );
}
