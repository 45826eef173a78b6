import type { ComponentChildren } from "preact";
import type { MatchDetail } from "../../api/matches";
import { has, t } from "../../lang";
import { cardSign } from "../../table/cards";
import type { CutView } from "../../wire";

/** Everything that somebody needs who would rather compute it with a program of their own. */
export function FairNumbers({ match, names }: { match: MatchDetail; names: readonly string[] }) {
  const { fairness } = match;
  return (
    <details>
      <summary>{t("check-details")}</summary>
      <dl class="numbers">
        <Entry label={t("check-match")}>{fairness.match_id}</Entry>
        <Entry label={t("check-rules-hash")}>{match.rules_hash}</Entry>
        <Entry label={t("check-server-commit")}>{fairness.server_commit}</Entry>
        <Entry label={t("check-server-seed")}>{fairness.server_seed ?? t("check-closed")}</Entry>
        {fairness.seats.map((seat, number) => (
          <SeatEntries key={number} seat={seat} name={names[number] ?? ""} />
        ))}
        {fairness.attempts.map((attempt, index) => (
          <Entry key={attempt.server_commit} label={t("check-attempt-numbers", { number: index + 1 })}>
            {attempt.server_commit} {attempt.server_seed}
          </Entry>
        ))}
        {fairness.cut !== null && (
          <Entry label={t("check-cut-cards")}>
            <CutText cut={fairness.cut} format={match.format} names={names} />
          </Entry>
        )}
      </dl>
    </details>
  );
}

function SeatEntries({ seat, name }: { seat: { commit: string | null; seed: string | null }; name: string }) {
  return (
    <>
      <Entry label={t("check-seat-commit", { name })}>{seat.commit ?? t("check-closed")}</Entry>
      <Entry label={t("check-seat-seed", { name })}>{seat.seed ?? t("check-closed")}</Entry>
    </>
  );
}

interface CutProps {
  cut: CutView;
  format: string;
  names: readonly string[];
}

/** Every card that was cut, and what its place came to in this format. */
function CutText({ cut, format, names }: CutProps) {
  const id = `check-cut-${format}`;
  const [first = "", second = "", third = ""] = cut.order.map((seat) => names[seat] ?? "");
  const cards = cut.rounds.flatMap((round) =>
    round.flatMap((card, seat) =>
      card === null ? [] : [t("check-cut-card", { name: names[seat] ?? "", card: cardSign(card) })],
    ),
  );
  return (
    <>
      {cards.join(", ")}.{" "}
      {has(id) ? t(id, { first, second, third }) : t("check-cut-dealer", { name: names[cut.dealer] ?? "" })}
    </>
  );
}

function Entry({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
