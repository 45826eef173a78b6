import { useRef } from "preact/hooks";
import { t } from "../lang";
import { Button } from "../ui/Button";
import { copyText } from "../ui/copy";
import { Field } from "../ui/Field";
import { toast } from "../ui/toast";
import { spokenCode } from "./code";

/** Every way to give the room to somebody: a link, a picture for a camera, and a code to read out. */
export function Invite({ code, lead }: { code: string; lead: string }) {
  const box = useRef<HTMLDivElement>(null);
  const url = `${location.origin}/r/${code}`;
  const copy = async () => {
    const field = box.current?.querySelector("input") ?? null;
    if (await copyText(url, field)) toast(t("copied"));
    else {
      field?.select();
      toast(t("copy-by-hand"));
    }
  };
  const share = () => {
    // Closing the list of apps is no failure.
    navigator.share({ title: t("share-title"), text: t("share-text"), url }).catch(() => undefined);
  };
  return (
    <div class="invite" ref={box}>
      <p>{lead}</p>
      <Field label={t("invite-link")} value={url} readOnly />
      <div class="buttons">
        <Button look="primary" icon="copy" onClick={copy}>
          {t("invite-copy")}
        </Button>
        {typeof navigator.share === "function" && (
          <Button icon="share" onClick={share}>
            {t("invite-share")}
          </Button>
        )}
      </div>
      <div class="code-and-qr">
        <div>
          <p class="hint">{t("invite-code")}</p>
          <p class="room-code" data-testid="room-code">
            {spokenCode(code)}
          </p>
        </div>
        <img class="qr" src={`/api/rooms/${code}/qr.svg`} alt={t("invite-qr")} width="148" height="148" />
      </div>
    </div>
  );
}
