import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../lang";
import { type Step, stepShort, turnsOf } from "./steps";

interface Props {
  steps: readonly Step[];
  at: number;
  names: readonly string[];
  onGo: (step: number) => void;
}

/** Every turn on a line; a press on what happened goes there. */
export function TurnList({ steps, at, names, onGo }: Props) {
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector(`[data-step="${at}"]`) ?? null;
    if (box === null || line === null) return;
    // Only the list scrolls, never the page.
    const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  }, [at]);
  return (
    <section class="turns" aria-labelledby="turns">
      <h2 id="turns">{t("replay-turns")}</h2>
      <ol ref={list}>
        {turns.map((turn) => (
          <li key={turn.steps[0]?.index}>
            <bdi class="name">{turn.seat === null ? "" : names[turn.seat]}</bdi>
            <span class="did">
              {turn.steps.map(({ index, step }) => (
                <button
                  key={index}
                  type="button"
                  data-step={index}
                  aria-current={index === at ? "step" : undefined}
                  onClick={() => onGo(index)}
                >
                  {stepShort(step)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
