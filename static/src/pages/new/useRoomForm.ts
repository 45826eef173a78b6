/** What stands in the form of a new room, and what the server says about it. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ApiError } from "../../api/client";
import type { ClockPreset, Format, NewRoom, RuleSet, Rules, RuleValue } from "../../api/rooms";
import { type CheckedRules, checkRules, type RuleField, type RuleGroup } from "../../api/rules";
import { codeText, t } from "../../lang";
import type { Nearest } from "../../rules/name";
import { differences, writtenRules } from "../../rules/written";
import type { LastRoom } from "./lastRoom";

/** What the form is made of, and what it begins with. */
export interface Offered {
  readonly formats: readonly Format[];
  /** The one to begin with, by its id. */
  readonly format: string;
  readonly sets: readonly RuleSet[];
  readonly clocks: readonly ClockPreset[];
  readonly groups: readonly RuleGroup[];
  /** By format: what was chosen for the last room of it, or what a link gave. */
  readonly before: ReadonlyMap<string, Before>;
}

export interface Before extends Partial<Omit<LastRoom, "rules">> {
  readonly rules: CheckedRules;
}

type Errors = Readonly<Record<string, string>>;

export interface RoomForm {
  readonly formats: readonly Format[];
  /** Those that the format is played with, its default first. */
  readonly sets: ReadonlySignal<readonly RuleSet[]>;
  readonly clocks: readonly ClockPreset[];
  /** Those of the rules that can be changed in the format. */
  readonly groups: ReadonlySignal<readonly RuleGroup[]>;
  readonly format: ReadonlySignal<Format>;
  readonly opponent: Signal<"friend" | "computer">;
  readonly setId: Signal<string>;
  readonly rules: Signal<Rules>;
  readonly clock: Signal<string>;
  /** The rules in one line. */
  readonly text: ReadonlySignal<string>;
  /** Which rules they are: in another format the same line may be others. */
  readonly question: ReadonlySignal<string>;
  /** What the server says about the rules as they are now; null until it has. */
  readonly checked: ReadonlySignal<CheckedRules | null>;
  /** What is wrong with a field, by its name. */
  readonly errors: ReadonlySignal<Errors>;
  readonly nearest: ReadonlySignal<Nearest>;
  /** Another format, as it was played last, or with its default rules. */
  readonly play: (formatId: string) => void;
  readonly choose: (setId: string) => void;
  readonly change: (field: string, value: RuleValue) => void;
  /** A number field holds something that is no number. */
  readonly spoil: (field: string) => void;
  readonly request: () => NewRoom;
  /** Ask the server about the rules as they are now. */
  readonly check: (signal?: AbortSignal) => Promise<void>;
  /** Put the server's refusal where it belongs. False: it is not about a rule. */
  readonly refuse: (error: unknown) => boolean;
}

/** Ms without a change after which the server is asked about the rules. */
const STILL = 250;

export function useRoomForm(offered: Offered): RoomForm {
  const form = useMemo(() => roomForm(offered), [offered]);
  useEffect(() => effect(() => checkWhenStill(form)), [form]);
  return form;
}

function checkWhenStill(form: RoomForm): (() => void) | undefined {
  if (form.question.value === "") return;
  const asking = new AbortController();
  const timer = setTimeout(() => {
    // Nobody waits for it: the server will say the same when the room is made.
    form.check(asking.signal).catch(() => undefined);
  }, STILL);
  return () => {
    clearTimeout(timer);
    asking.abort();
  };
}

export function roomForm(offered: Offered): RoomForm {
  const { formats, clocks, groups, before } = offered;
  const formatId = signal(offered.format);
  const format = computed(() => formats.find(({ id }) => id === formatId.value) ?? (formats[0] as Format));
  const sets = computed(() =>
    format.value.rule_sets.flatMap((name) => offered.sets.filter(({ id }) => id === name)),
  );
  const open = computed(() =>
    groups
      .map((group) => ({
        ...group,
        fields: group.fields
          .filter(({ name }) => format.value.fields.includes(name))
          .map((field) => ({ ...field, ...among(format.value.options?.[field.name], field.name) })),
      }))
      .filter((group) => group.fields.length > 0),
  );
  /** Where a format leaves a few values open, they are chosen from. */
  const among = (others: readonly RuleValue[] | undefined, name: string): Partial<RuleField> =>
    others === undefined ? {} : { kind: "choice", values: [set().rules[name] ?? null, ...others] };
  const setId = signal("");
  const rules = signal<Rules>({});
  const opponent = signal<"friend" | "computer">("friend");
  const clock = signal("");
  const fields = groups.flatMap((group) => group.fields);
  const set = () => sets.value.find((one) => one.id === setId.value) ?? (sets.value[0] as RuleSet);
  const changes = () => differences(set().rules, rules.value);

  const text = computed(() => writtenRules(setId.value, changes()));
  const question = computed(() => `${format.value.id} ${text.value}`);
  const answer = signal<{ to: string; says: CheckedRules | null }>({ to: "", says: null });
  const checked = computed(() => (answer.value.to === question.value ? answer.value.says : null));
  const own = signal<Errors>({});
  const refused = computed<Errors>(() =>
    Object.fromEntries(
      (checked.value?.refusals ?? []).map(({ code, args }) => [String(args["field"]), codeText(code, args)]),
    ),
  );
  const forgive = (field: string) => {
    const { [field]: _, ...rest } = own.value;
    own.value = rest;
  };
  const choose = (id: string) => {
    setId.value = id;
    rules.value = set().rules;
    own.value = {};
  };
  const play = (id: string) => {
    const room = before.get(id);
    formatId.value = id;
    choose(room?.rules.rules_id ?? sets.value[0]?.id ?? "");
    if (room === undefined) return;
    rules.value = room.rules.rules;
    answer.value = { to: question.value, says: room.rules };
    opponent.value = room.opponent ?? opponent.value;
    clock.value = clocks.find((preset) => preset.id === room.clock)?.id ?? clock.value;
  };
  clock.value = clocks[0]?.id ?? "";
  play(offered.format);
  return {
    formats,
    sets,
    clocks,
    groups: open,
    format,
    opponent,
    setId,
    rules,
    clock,
    text,
    question,
    checked,
    errors: computed(() => ({ ...refused.value, ...own.value })),
    nearest: computed(() => {
      const says = checked.value;
      return says === null
        ? { id: setId.value, differences: changes() }
        : { id: says.rules_id, differences: says.differences };
    }),
    play: (id) => batch(() => play(id)),
    choose,
    change: (field, value) => {
      forgive(field);
      const brings = value === true ? fields.find(({ name }) => name === field)?.brings : {};
      rules.value = { ...rules.value, ...brings, [field]: value };
    },
    spoil: (field) => {
      own.value = { ...own.value, [field]: t("new-bad-number") };
    },
    check: async (signal) => {
      const to = question.value;
      answer.value = { to, says: await checkRules(text.value, format.value.id, signal) };
    },
    request: () => {
      const room: NewRoom = {
        format: format.value.id,
        rules_id: setId.value,
        clock: clock.value,
        opponent: opponent.value,
        private: true,
      };
      const changed = changes();
      if (changed.length > 0)
        room.rules = Object.fromEntries(changed.map(({ field, chosen }) => [field, chosen]));
      return room;
    },
    refuse: (error) => {
      if (!(error instanceof ApiError) || error.code !== "bad_rules") return false;
      const { field } = error.args;
      if (typeof field !== "string") return false;
      own.value = { ...own.value, [field]: codeText(error.code, error.args) };
      return true;
    },
  };
}
