import { useEffect } from "preact/hooks";
import { t } from "../../lang";
import { roomLeft } from "../../room/code";
import { announce } from "../../ui/announcer";
import { Button, ButtonLink } from "../../ui/Button";
import { CardWords, spoken } from "./CardWords";
import { LESSON } from "./lesson";
import type { Teacher } from "./teacher";

/** What is to be done next and why; and, after something else was tried, a word about that. */
export function Coach({ teacher }: { teacher: Teacher }) {
  const index = teacher.index.value;
  const watching = teacher.watching.value;
  const remark = teacher.remark.value;
  const says = watching ? "learn-watch" : `learn-${teacher.step.name}`;
  useEffect(() => {
    // After what happened at the table, which is said at the same time.
    const timer = setTimeout(() => announce(spoken(says)), 0);
    return () => clearTimeout(timer);
  }, [says]);
  return (
    <section class="coach" data-zone="opponent" data-testid="coach" aria-label={t("learn-coach")}>
      <p class="coach-text">
        <CardWords id={says} />
      </p>
      {remark !== "" && (
        <p class="coach-remark" role="status">
          <CardWords id={remark} />
        </p>
      )}
      <p class="coach-foot">
        <Button
          look="quiet"
          icon="back"
          class="reach"
          disabled={index === 0}
          onClick={() => teacher.start(index - 1)}
        >
          {t("back")}
        </Button>
        <span
          class="coach-step"
          role="img"
          aria-label={t("learn-step", { step: index + 1, steps: LESSON.steps.length })}
        >
          {LESSON.steps.map(({ name }, at) => (
            <span key={name} class={`mark ${at < index ? "done" : at === index ? "now" : ""}`} />
          ))}
        </span>
        <ButtonLink href={roomLeft(location.search) ?? "/"} look="quiet" class="reach">
          {t("learn-leave")}
        </ButtonLink>
      </p>
    </section>
  );
}
