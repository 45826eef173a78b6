/** Says to a screen reader what everybody else sees happen, each thing once. */
import { type Signal, signal } from "@preact/signals";

interface Said {
  n: number;
  text: string;
}

type Manner = "polite" | "assertive";

const said: Record<Manner, Signal<Said[]>> = { polite: signal([]), assertive: signal([]) };
let count = 0;

/** `assertive` only for what cannot wait: the own turn, and little time. */
export function announce(text: string, manner: Manner = "polite"): void {
  if (text === "") return;
  count += 1;
  // The last few stay: a reader that is busy would else never come to them.
  said[manner].value = [...said[manner].value.slice(-4), { n: count, text }];
}

/** `within`: a modal sheet needs one of its own, since everything outside it is silent while it is open. */
export function Announcer({ within = "" }: { within?: "" | "-sheet" }) {
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" data-testid={`announcer${within}`}>
        {said.polite.value.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <div class="unseen" role="alert" aria-live="assertive" data-testid={`announcer-assertive${within}`}>
        {said.assertive.value.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
    </>
  );
}
