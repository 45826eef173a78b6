import { useEffect, useMemo } from "preact/hooks";
import { lazyPart } from "../../app/lazyPart";
import { me } from "../../app/me";
import { useTitle } from "../../app/title";
import { t } from "../../lang";
import { gameOf } from "../../table/game";
import { PRACTICE } from "../../table/practice";
import { TableView } from "../../table/TableView";
import type { Room } from "../../wire";
import { CardWords } from "./CardWords";
import { Coach } from "./Coach";
import { LESSON, type Step } from "./lesson";
import { storedStep } from "./progress";
import { Teacher } from "./teacher";
import "./learn.css";

const { Part: Learnt } = lazyPart<{ onAgain: () => void }>(async () => (await import("./Learnt")).Learnt);

/** A first deal, and two more: the table as it is, without a server, and somebody who says what to do. */
export default function LearnPage() {
  useTitle(t("learn-title"));
  const teacher = useMemo(() => new Teacher(), []);
  useEffect(() => {
    teacher.start(storedStep());
    return () => teacher.stop();
  }, [teacher]);
  const index = teacher.index.value;
  if (index >= LESSON.steps.length) return <Learnt onAgain={() => teacher.start(0)} />;
  return <PracticeTable teacher={teacher} />;
}

function PracticeTable({ teacher }: { teacher: Teacher }) {
  const table = teacher.table.value;
  if (table === null) return null;
  const { step } = teacher;
  const game = gameOf(teacher, roomOf(step), table, {
    says: <Coach teacher={teacher} />,
    note: step.expects.type === "next_deal" && (
      <p class="coach-note">
        <CardWords id={`learn-${step.name}`} />
      </p>
    ),
  });
  return game === null ? null : <TableView game={game} />;
}

function roomOf({ sheet }: Step): Room {
  const seat = { taken: true, bot: false, commit: null, seed: null, ready: true, host: false };
  return {
    type: "room",
    seq: 0,
    code: "",
    match: PRACTICE,
    private: true,
    format: "duel",
    rules_id: LESSON.rules_id,
    rules: LESSON.rules,
    clock: { id: "three_minutes", cap: 180_000, bonus: 10_000, within: 10_000 },
    host: false,
    you: 0,
    seats: [
      { ...seat, name: me.value?.player?.name ?? t("you") },
      { ...seat, name: t("name") },
    ],
    sides: [[0], [1]],
    fairness: { server_commit: "", rules_hash: "", server_seed: null, attempts: [], cut: null },
    sheet,
    rounds: [],
    columns: [],
    outcome: null,
    rematch_of: null,
    build: __BUILD__,
  };
}
