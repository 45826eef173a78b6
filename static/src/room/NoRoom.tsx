import { useTitle } from "../app/title";
import { t } from "../lang";
import { ButtonLink } from "../ui/Button";
import { spokenCode } from "./code";

interface Props {
  code: string;
  why: keyof typeof WORDS;
}

const WORDS = { unknown_room: "unknown", room_full: "full", removed: "removed" } as const;

/** There is no such room, or no seat left in it. */
export function NoRoom({ code, why }: Props) {
  const title = t(`room-${WORDS[why]}-title`);
  useTitle(title);
  return (
    <div class="room">
      <div class="slip">
        <p class="wordmark">{t("name")}</p>
        <h1>{title}</h1>
        <p>{t(`room-${WORDS[why]}-text`, { code: spokenCode(code) })}</p>
        <div class="buttons">
          <ButtonLink href="/new" look="primary">
            {t("room-own")}
          </ButtonLink>
          <ButtonLink href="/">{t("to-home")}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
