import { useRef, useState } from "preact/hooks";
import { t } from "../../lang";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy";
import { toast } from "../../ui/toast";

/** The address of the moment that is shown, for the other player. `way`: what it says besides the deal. */
export function MomentLink({ way }: { way: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [byHand, setByHand] = useState(false);
  const link = `${location.origin}${location.pathname}${way}`;
  const copy = async () => {
    const copied = await copyText(link, place.current?.querySelector("input"));
    setByHand(!copied);
    if (copied) place.current?.querySelector("button")?.focus();
    toast(t(copied ? "copied" : "link-copy-by-hand"), copied ? "note" : "trouble");
  };
  return (
    <span ref={place} class="moment-link">
      <Button look="quiet" icon="copy" onClick={copy}>
        {t("replay-link")}
      </Button>
      <input
        class={byHand ? "" : "unseen"}
        tabIndex={byHand ? 0 : -1}
        aria-hidden={!byHand}
        aria-label={t("replay-link")}
        readOnly
        value={link}
      />
    </span>
  );
}
