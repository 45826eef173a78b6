import { Back, Face } from "../table/Card";

const HAND = ["7S", "7H", "7D", "QH", "KC"];

/** A corner of a table, so that a choice is seen. */
export function TableSample() {
  return (
    <div class="table-sample" aria-hidden="true">
      <Back />
      <span class="sample-hand">
        {HAND.map((card) => (
          <span key={card} class="card">
            <Face card={card} />
          </span>
        ))}
      </span>
    </div>
  );
}
