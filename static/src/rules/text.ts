/** Words for rules and clocks. */
import type { ClockPreset, Rules } from "../api/rooms";
import { type Args, has, t } from "../lang";
import type { RoomClock } from "../wire";

export function ruleSetName(id: string): string {
  return has(`ruleset-${id}`) ? t(`ruleset-${id}`) : id;
}

/** The set in a sentence, with its own numbers. */
export function ruleSetSentence(id: string, rules: Rules): string {
  const numbers: Args = {};
  for (const [field, value] of Object.entries(rules)) if (typeof value === "number") numbers[field] = value;
  return has(`ruleset-${id}-about`) ? t(`ruleset-${id}-about`, numbers) : "";
}

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** The numbers that players ask for first. What is 0 is left out. */
export function figures(rules: Rules): Figure[] {
  const shown: Figure[] = [];
  for (const field of ["gin_bonus", "big_gin_bonus", "undercut_bonus", "box_bonus", "game_bonus"]) {
    const value = rules[field];
    if (typeof value === "number" && value > 0)
      shown.push({ label: t(`figure-${field}`), value: String(value) });
  }
  const limit = rules["upcard_limit"] === true ? t("figure-upcard") : String(rules["knock_limit"]);
  shown.push({ label: t("figure-knock_limit"), value: limit });
  shown.push({ label: t("figure-target"), value: String(rules["target"]) });
  return shown;
}

export function clockName(id: string): string {
  return has(`clock-${id}`) ? t(`clock-${id}`) : id;
}

/** Minutes and seconds as on a clock: "3:00". */
export function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function clockSentence(clock: ClockPreset | RoomClock | null): string {
  if (clock === null || clock.cap === null || clock.bonus === null || clock.within === null) {
    return t("clock-untimed-about");
  }
  const [cap, bonus, within] = [clock.cap, clock.bonus, clock.within].map(minutes);
  return t("clock-about", { cap: cap ?? "", bonus: bonus ?? "", within: within ?? "" });
}
