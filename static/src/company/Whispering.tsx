import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../lang";
import { announce } from "../ui/announcer";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import { WhisperTalk } from "./WhisperPanel";
import { type WhisperProps, whispersIn } from "./whispers";

/** Ms for which a whisper stands beside the one who wrote it. */
const STAYS = 8000;

/** The last whisper, for a while, and the way to all of them: in a sheet, where there is no room for a panel. */
export function Whispering(props: WhisperProps) {
  const { game, confidant } = props;
  const [open, setOpen] = useState(false);
  const whispers = whispersIn(game.session.asides.value).filter(({ seat }) => seat === confidant);
  const [read, setRead] = useState(whispers.length);
  const fresh = useFresh(props);
  const unread = whispers.length - read;
  useEffect(() => {
    if (open) setRead(whispers.length);
  }, [open, whispers.length]);
  const name = game.names[confidant] ?? "";
  return (
    <>
      {fresh !== null && !open && (
        <span class="speech whispered">
          <bdi>{fresh}</bdi>
        </span>
      )}
      <Button
        look="quiet"
        icon="speech"
        class="whisper-open"
        aria-label={t("whisper-open", { name, count: unread })}
        onClick={() => setOpen(true)}
      >
        {unread > 0 && <span aria-hidden="true">{unread}</span>}
      </Button>
      {open && (
        <Sheet title={t("whisper-title", { name })} onClose={() => setOpen(false)}>
          <WhisperTalk {...props} />
        </Sheet>
      )}
    </>
  );
}

/** What the other has just whispered; it is read out once. */
function useFresh({ game, confidant }: WhisperProps): string | null {
  const { asides } = game.session;
  const [fresh, setFresh] = useState<string | null>(null);
  const begun = useRef(asides.peek());
  const last = asides.value.at(-1);
  const name = game.names[confidant] ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each whisper
  useEffect(() => {
    if (last?.type !== "whispered" || last.seat !== confidant || begun.current.includes(last)) return;
    announce(t("whisper-said", { name, text: last.text }));
    setFresh(last.text);
    const timer = setTimeout(() => setFresh(null), STAYS);
    return () => clearTimeout(timer);
  }, [last]);
  return fresh;
}
