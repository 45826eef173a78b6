import { useEffect, useRef } from "preact/hooks";
import { t } from "../../lang";
import { roomLeft } from "../../room/code";
import { Button, ButtonLink } from "../../ui/Button";
import { usePlayComputer } from "../home/usePlayComputer";
import "../../room/room.css";

/** All of it has been seen: now to play, or to read more. */
export function Learnt({ onAgain }: { onAgain: () => void }) {
  const room = roomLeft(location.search);
  const computer = usePlayComputer();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="room">
      <div class="slip learnt">
        <p class="wordmark">{t("name")}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t("learn-done-title")}
        </h1>
        <p>{t("learn-done")}</p>
        <div class="buttons">
          {room !== null && (
            <ButtonLink href={room} look="primary" class="large wide">
              {t("learn-to-room")}
            </ButtonLink>
          )}
          <Button
            look={room === null ? "primary" : "plain"}
            class="large wide"
            icon="computer"
            busy={computer.busy}
            onClick={computer.play}
          >
            {t("learn-play-computer")}
          </Button>
          <ButtonLink href="/new" class="large wide" icon="people">
            {t("learn-play-friend")}
          </ButtonLink>
        </div>
        <ul class="ways">
          <li>
            <a href="/learn/rules">{t("learn-rules-title")}</a>
          </li>
          <li>
            <a href="/learn/strategy">{t("learn-strategy-title")}</a>
          </li>
          <li>
            <button type="button" class="link" onClick={onAgain}>
              {t("learn-again")}
            </button>
          </li>
          <li>
            <a href="/">{t("to-home")}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
