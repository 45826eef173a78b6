/** What stands in the form of a new room, and what the server said about it. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { ApiError } from "../../api/client";
import type { ClockPreset, NewRoom, RuleSet, Rules, RuleValue } from "../../api/rooms";
import { codeText, t } from "../../lang";
import { differences, type Nearest, nearestSet } from "../../rules/nearest";

export interface RoomForm {
  readonly sets: readonly RuleSet[];
  readonly clocks: readonly ClockPreset[];
  readonly opponent: Signal<"friend" | "computer">;
  readonly setId: Signal<string>;
  readonly rules: Signal<Rules>;
  readonly clock: Signal<string>;
  /** What is wrong with a field, by its name. */
  readonly errors: Signal<Readonly<Record<string, string>>>;
  readonly nearest: ReadonlySignal<Nearest | null>;
  readonly choose: (setId: string) => void;
  readonly change: (field: string, value: RuleValue) => void;
  /** A number field holds something that is no number. */
  readonly spoil: (field: string) => void;
  readonly request: () => NewRoom;
  /** Put the server's refusal where it belongs. False: it is not about a rule. */
  readonly refuse: (error: unknown) => boolean;
}

export function useRoomForm(sets: readonly RuleSet[], clocks: readonly ClockPreset[]): RoomForm {
  return useMemo(() => roomForm(sets, clocks), [sets, clocks]);
}

export function roomForm(sets: readonly RuleSet[], clocks: readonly ClockPreset[]): RoomForm {
  const first = sets[0] as RuleSet;
  const setId = signal(first.id);
  const rules = signal<Rules>(first.rules);
  const errors = signal<Readonly<Record<string, string>>>({});
  const opponent = signal<"friend" | "computer">("friend");
  const clock = signal(clocks[0]?.id ?? "");
  const set = () => sets.find((one) => one.id === setId.value) ?? first;
  const forgive = (field: string) => {
    const { [field]: _, ...rest } = errors.value;
    errors.value = rest;
  };
  return {
    sets,
    clocks,
    opponent,
    setId,
    rules,
    clock,
    errors,
    nearest: computed(() => nearestSet(rules.value, sets)),
    choose: (id) => {
      setId.value = id;
      rules.value = set().rules;
      errors.value = {};
    },
    change: (field, value) => {
      forgive(field);
      rules.value = { ...rules.value, [field]: value };
    },
    spoil: (field) => {
      errors.value = { ...errors.value, [field]: t("new-bad-number") };
    },
    request: () => {
      const changed = differences(set().rules, rules.value);
      const room: NewRoom = {
        rules_id: setId.value,
        clock: clock.value,
        opponent: opponent.value,
        private: true,
      };
      if (changed.length > 0)
        room.rules = Object.fromEntries(changed.map(({ field, chosen }) => [field, chosen]));
      return room;
    },
    refuse: (error) => {
      if (!(error instanceof ApiError) || error.code !== "bad_rules") return false;
      const { field } = error.args;
      if (typeof field !== "string") return false;
      errors.value = { ...errors.value, [field]: codeText(error.code, error.args) };
      return true;
    },
  };
}
