import { t } from "../../lang";
import { Button } from "../../ui/Button";
import { type Player, SPEEDS, type Speed } from "./usePlayer";

/** First, back, play, on, last, and a slider over all of it. */
export function Controls({ player, last }: { player: Player; last: number }) {
  const { step, playing, go, toggle } = player;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div class="controls" role="group" aria-label={t("replay-controls")}>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t("replay-controls")}
        aria-valuetext={t("replay-step", { step: step + 1, steps: last + 1 })}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="buttons">
        <Button
          look="quiet"
          class="round"
          icon="first"
          aria-label={t("replay-first")}
          onClick={() => go(0)}
        />
        <Button
          look="quiet"
          class="round"
          icon="back"
          aria-label={t("replay-back")}
          onClick={() => go(step - 1)}
        />
        <Button
          look="primary"
          class="round"
          icon={playing ? "pause" : "play"}
          aria-label={t(playing ? "replay-pause" : "replay-play")}
          onClick={toggle}
        />
        <Button
          look="quiet"
          class="round"
          icon="forward"
          aria-label={t("replay-next")}
          onClick={() => go(step + 1)}
        />
        <Button
          look="quiet"
          class="round"
          icon="last"
          aria-label={t("replay-last")}
          onClick={() => go(last)}
        />
      </div>
    </div>
  );
}

/** How fast it plays. */
export function SpeedChoice({ player: { speed, setSpeed } }: { player: Player }) {
  return (
    <select
      class="speed"
      aria-label={t("replay-speed")}
      value={speed}
      onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {t("replay-times", { speed: one })}
        </option>
      ))}
    </select>
  );
}
