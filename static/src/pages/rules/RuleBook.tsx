import type { Example, RuleSection } from "../../api/rulebook";
import { t } from "../../lang";
import { lineText, rowsOf } from "../../sheet/lines";
import type { Line } from "../../wire";
import { Said } from "./Said";

/** The rules of a match: numbered sections of numbered sentences, each with what the engine makes of an example. */
export function RuleBook({ sections }: { sections: readonly RuleSection[] }) {
  return (
    <>
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <section
          key={section.id}
          id={section.id}
          class="rule-section"
          aria-labelledby={`${section.id}-title`}
        >
          <h2 id={`${section.id}-title`}>
            <span class="number">{index + 1}</span>
            {t(`book-section-${section.id}`)}
          </h2>
          <ol class="rule-sentences">
            {section.sentences.map((sentence) => (
              <li key={sentence.code}>
                <Said {...sentence} />
              </li>
            ))}
          </ol>
          {section.examples.length > 0 && <Examples examples={section.examples} />}
        </section>
      ))}
    </>
  );
}

function Contents({ sections }: { sections: readonly RuleSection[] }) {
  return (
    <nav class="rule-contents" aria-label={t("book-contents")}>
      <ol>
        {sections.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`book-section-${id}`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <div class="rule-examples">
      <h3>{t("book-examples")}</h3>
      <ul>
        {examples.map((example, index) => (
          <li key={index}>
            <p class="situation">
              <Said {...example.situation} />
            </p>
            {example.lines.length > 1 ? <Sheet {...example} /> : <Sum lines={example.lines[0] ?? []} />}
            {example.outcome !== null && (
              <p class="outcome">
                <Said {...example.outcome} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of a deal: how the number comes about. */
function Sum({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <dl class="sum">
      {lines.map((line) => (
        <div key={line.code}>
          <dt>{lineText(line)}</dt>
          <dd>{line.points}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of a match: the end of its sheet. */
function Sheet({ situation, lines, totals }: Example) {
  return (
    <table class="end-sheet">
      <caption class="unseen">
        <Said {...situation} />
      </caption>
      <thead>
        <tr>
          <td />
          {totals.map((_, side) => (
            <th key={side} scope="col">
              {t("book-side", { side })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(lines).map((row) => (
          <tr key={row.code}>
            <th scope="row">{lineText(row.bySeat.find((line) => line !== null) as Line)}</th>
            {row.bySeat.map((line, side) => (
              <td key={side}>{line?.points}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("sheet-total")}</th>
          {totals.map((total, side) => (
            <td key={side}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
