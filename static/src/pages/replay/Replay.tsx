import { useLayoutEffect } from "preact/hooks";
import { t } from "../../lang";
import { lineText } from "../../sheet/lines";
import { Controls, SpeedChoice } from "./Controls";
import { MomentLink } from "./MomentLink";
import { ReplayTable } from "./ReplayTable";
import { momentOf, type Step, stepAt, stepText } from "./steps";
import { TurnList } from "./TurnList";
import { usePlayer } from "./usePlayer";
import { useStepKeys } from "./useStepKeys";
import { type Eyes, wayText } from "./way";

interface Props {
  steps: readonly Step[];
  names: readonly string[];
  sides: readonly (readonly number[])[];
  near: number;
  /** Of the step that is shown, kept when the eyes change. */
  moment: { value: string };
  /** null: the deal is not for others to see. */
  eyes: Eyes | null;
}

/** One deal, step by step, seen by one pair of eyes. */
export function Replay({ steps, names, sides, near, moment, eyes }: Props) {
  const last = steps.length - 1;
  const player = usePlayer(last, stepAt(steps, moment.value));
  useStepKeys(player, last);
  const step = steps[player.step] as Step;
  // Before anybody can press anything: other eyes look at the moment that is seen.
  useLayoutEffect(() => {
    moment.value = momentOf(step);
  }, [moment, step]);
  return (
    <div class="replay-body">
      <div class="replay-main">
        <ReplayTable step={step} names={names} sides={sides} near={near} />
        <p class="replay-said" role="status" data-testid="replay-said">
          {stepText(step, names)}
        </p>
        <Controls player={player} last={last} />
        <div class="replay-foot">
          <p class="hint keys">{t("replay-keys")}</p>
          <SpeedChoice player={player} />
          {eyes !== null && <MomentLink way={wayText(momentOf(step), eyes)} />}
        </div>
        <Result step={step} />
      </div>
      <TurnList steps={steps} at={player.step} names={names} onGo={player.go} />
    </div>
  );
}

function Result({ step }: { step: Step }) {
  const lines = step.view.deal?.result?.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <ul class="replay-lines">
      {lines.map((line) => (
        <li key={line.code}>
          <span>{lineText(line)}</span> <b>{line.points}</b>
        </li>
      ))}
    </ul>
  );
}
