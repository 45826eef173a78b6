import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { fetchMatch, fetchReplay, type MatchDetail } from "../../api/matches";
import { useTitle } from "../../app/title";
import { t } from "../../lang";
import type { Params } from "../../router/router";
import { seatNames } from "../../sheet/names";
import { Choices } from "../../ui/Field";
import { Icon, type IconName } from "../../ui/Icon";
import type { DealView } from "../../wire";
import { Loading } from "../Loading";
import { NotFound } from "../NotFound";
import { Trouble } from "../Trouble";
import { useLoaded } from "../useLoaded";
import { Replay } from "./Replay";
import { stepsOf } from "./steps";
import { type Eyes, readWay, useWayKept } from "./way";
import "./replay.css";

const LOST = new Set(["unknown_match", "unknown_deal", "not_found", "bad_request"]);

export default function ReplayPage({ params }: { params: Params }) {
  const { id = "", n = "" } = params;
  const match = useLoaded(id, () => fetchMatch(id));
  if (!/^[1-9]\d{0,3}$/.test(n)) return <NotFound />;
  switch (match.state) {
    case "loading":
      return <Loading />;
    case "failed":
      return LOST.has(match.code) ? <NotFound /> : <Trouble {...match} />;
    case "ready":
      if (Number(n) > match.value.deals) return <NotFound />;
      return <Deal match={match.value} number={Number(n)} />;
  }
}

function Deal({ match, number }: { match: MatchDetail; number: number }) {
  const names = seatNames(match.seats);
  const title = t("replay-title", { number });
  useTitle(title);
  const over = match.status === "finished" || match.status === "aborted";
  const you = match.your_seat ?? 0;
  const begin = useMemo(() => readWay(location.search), []);
  const eyes = useSignal<Eyes>(over ? (begin.eyes ?? "open") : you);
  const moment = useSignal(begin.moment);
  useWayKept(moment.value, over ? eyes.value : null);
  return (
    <div class="replay">
      <header class="replay-head">
        <h1>{title}</h1>
        <OtherTable match={match} number={number} />
        <nav aria-label={t("replay-deals")}>
          {number > 1 && (
            <Way
              to={dealPath(match, number - 1)}
              icon="back"
              label={t("replay-deal", { number: number - 1 })}
            />
          )}
          <Way to={`/matches/${match.id}`} icon="sheet" label={t("replay-sheet")} />
          {number < match.deals && (
            <Way
              to={dealPath(match, number + 1)}
              icon="forward"
              label={t("replay-deal", { number: number + 1 })}
            />
          )}
        </nav>
      </header>
      {over && (
        <EyesChoice names={names} you={you} eyes={eyes.value} onEyes={(chosen) => (eyes.value = chosen)} />
      )}
      <Frames
        match={match}
        number={number}
        eyes={eyes.value}
        you={you}
        names={names}
        moment={moment}
        over={over}
      />
      {!over && number === match.deals && (
        <p class="hint">
          {t("replay-running")} <a href={`/r/${match.code}`}>{t("match-back-to-table")}</a>
        </p>
      )}
    </div>
  );
}

/** The deal that was played at the same time. */
function OtherTable({ match, number }: { match: MatchDetail; number: number }) {
  const other = number % 2 === 0 ? number - 1 : number + 1;
  if ((match.sides[0]?.length ?? 1) === 1 || other > match.deals) return null;
  return (
    <a class="button plain" href={dealPath(match, other)}>
      {t("replay-other-table")}
    </a>
  );
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <a class="button quiet round" href={to} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}

function dealPath(match: MatchDetail, number: number): string {
  return `/matches/${match.id}/deals/${number}`;
}

interface EyesProps {
  names: readonly string[];
  you: number;
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}

/** With all hands open, as the reader saw it, and as each of the others did. */
function EyesChoice({ names, you, eyes, onEyes }: EyesProps) {
  const others = names.map((_, seat) => seat).filter((seat) => seat !== you);
  const choices = ["open" as const, you, ...others].map((value) => ({
    value: String(value),
    label: eyesText(value, you, names),
  }));
  return (
    <Choices
      legend={t("replay-view")}
      name="eyes"
      shape="row"
      choices={choices}
      value={String(eyes)}
      onValue={(value) => onEyes(value === "open" ? "open" : Number(value))}
    />
  );
}

function eyesText(eyes: Eyes, you: number, names: readonly string[]): string {
  if (eyes === "open") return t(names.length > 2 ? "replay-view-all" : "replay-view-open");
  return eyes === you ? t("you") : (names[eyes] ?? "");
}

/** Whose cards lie at the lower edge: the first of these who plays this deal, else who moves first. */
function nearOf(deal: DealView | null, wanted: readonly number[]): number {
  if (deal === null) return 0;
  return wanted.find((seat) => seat === deal.starter || seat === deal.other) ?? deal.starter;
}

interface FramesProps {
  match: MatchDetail;
  number: number;
  eyes: Eyes;
  you: number;
  names: readonly string[];
  moment: { value: string };
  over: boolean;
}

function Frames({ match, number, eyes, you, names, moment, over }: FramesProps) {
  const replay = useLoaded(`${match.id} ${number} ${eyes}`, () => fetchReplay(match.id, number, eyes));
  const frames = replay.state === "ready" ? replay.value.frames : null;
  const steps = useMemo(() => (frames === null ? [] : stepsOf(frames)), [frames]);
  if (replay.state === "loading") return <Loading />;
  if (replay.state === "failed") {
    return LOST.has(replay.code) ? <p>{replay.text}</p> : <Trouble {...replay} />;
  }
  if (steps.length === 0) return <p>{t("replay-empty")}</p>;
  const near = nearOf(steps[0]?.view.deal ?? null, eyes === "open" ? [you] : [eyes, you]);
  return (
    <Replay
      key={eyes}
      steps={steps}
      names={names}
      sides={match.sides}
      near={near}
      moment={moment}
      eyes={over ? eyes : null}
    />
  );
}
