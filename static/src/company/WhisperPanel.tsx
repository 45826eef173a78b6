import type { TargetedSubmitEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../lang";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { type WhisperProps, whispersIn } from "./whispers";
import "./whispers.css";

/** As many characters as a whisper may have. */
const LONGEST = 200;

/** Beside the table, where there is room. */
export function WhisperPanel(props: WhisperProps) {
  const name = props.game.names[props.confidant] ?? "";
  return (
    <section class="whisper-panel" aria-label={t("whisper-title", { name })}>
      <h2>{t("whisper-title", { name })}</h2>
      <WhisperTalk {...props} />
    </section>
  );
}

/** What captain and adviser wrote to each other, and a line for more. */
export function WhisperTalk({ game, confidant }: WhisperProps) {
  const { session, names, me } = game;
  const whispers = whispersIn(session.asides.value);
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const last = whispers.at(-1);
  // It is taken off the line when it is told, so that nothing is lost by a refusal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something new is told, whatever stands on the line
  useEffect(() => {
    if (last?.seat === me && last.text === text.trim()) setText("");
    const end = list.current;
    if (end !== null) end.scrollTop = end.scrollHeight;
  }, [last]);
  const send = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== "") session.act({ type: "whisper", text: text.trim() });
  };
  return (
    // The keys of the table are no letters here.
    <form class="whispers" onSubmit={send} onKeyDown={(event) => event.stopPropagation()}>
      {whispers.length === 0 ? (
        <p class="hint">{t("whisper-none", { name: names[confidant] ?? "" })}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll it
        <ol ref={list} tabIndex={0} aria-label={t("whisper-list")}>
          {whispers.map(({ seat, text: said, at }) => (
            <li key={`${at}-${seat}-${said}`} class={seat === me ? "mine" : ""}>
              <b>
                <bdi>{seat === me ? t("you") : names[seat]}</bdi>
              </b>{" "}
              <bdi>{said}</bdi>
            </li>
          ))}
        </ol>
      )}
      <div class="whisper-line">
        <Field
          label={t("whisper-field", { name: names[confidant] ?? "" })}
          value={text}
          maxLength={LONGEST}
          autocomplete="off"
          onValue={setText}
        />
        <Button type="submit" look="primary" disabled={game.busy && text !== ""}>
          {t("whisper-send")}
        </Button>
      </div>
      <p class="hint">{t("whisper-about")}</p>
    </form>
  );
}
