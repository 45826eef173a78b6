import { Face } from "../../table/Card";

const HAND = ["5S", "6S", "7S", "QH", "QC", "QD"];

/** A hand to look at: a run and a set. */
export function Fan() {
  return (
    <div class="fan" aria-hidden="true">
      {HAND.map((card, place) => (
        <span key={card} class="card" style={{ "--place": place - (HAND.length - 1) / 2 }}>
          <Face card={card} late />
        </span>
      ))}
    </div>
  );
}
