import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { codeOf } from "../../api/client";
import { type DeviceLink, makeLink } from "../../api/players";
import { me } from "../../app/me";
import { useTitle } from "../../app/title";
import { codeText, t } from "../../lang";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy";
import { Field } from "../../ui/Field";
import { toast } from "../../ui/toast";
import { NameField } from "../name/NamePlate";
import { useName } from "../name/useName";
import { useCountdown } from "./useCountdown";

/** How long a link works, from when it was made. */
const LASTS = 600;

export function MakeLink() {
  useTitle(t("link-title"));
  const link = useSignal<DeviceLink | null>(null);
  const busy = useSignal(false);
  const make = async () => {
    busy.value = true;
    try {
      link.value = await makeLink();
    } catch (failure) {
      const { code, args } = codeOf(failure);
      toast(codeText(code, args), "trouble");
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <h1>{t("link-title")}</h1>
      {me.value !== null && me.value.player === null ? (
        <NameFirst />
      ) : (
        <>
          <p>{t("link-about")}</p>
          <p class="hint">{t("link-warning")}</p>
          {link.value === null ? (
            <Button look="primary" icon="device" class="large" busy={busy.value} onClick={make}>
              {t("link-make")}
            </Button>
          ) : (
            <Made key={link.value.url} link={link.value} onAgain={make} />
          )}
        </>
      )}
    </>
  );
}

function NameFirst() {
  const name = useName();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void name.take();
      }}
    >
      <p>{t("link-need-name")}</p>
      <NameField name={name} />
      <Button type="submit" look="primary">
        {t("name-save")}
      </Button>
    </form>
  );
}

function Made({ link, onAgain }: { link: DeviceLink; onAgain: () => void }) {
  const left = useCountdown(LASTS);
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const done = await copyText(link.url, box.current?.querySelector("input"));
    toast(t(done ? "copied" : "link-copy-by-hand"));
  };
  if (left === 0) {
    return (
      <div class="link-over">
        <p role="status">{t("link-over")}</p>
        <Button look="primary" onClick={onAgain}>
          {t("link-again")}
        </Button>
      </div>
    );
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div class="link-made" ref={box}>
      <img
        class="link-qr"
        src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`}
        alt={t("link-qr")}
        width="220"
        height="220"
      />
      <Field label={t("link-made")} name="link" value={link.url} readOnly />
      <div class="buttons">
        <Button icon="copy" onClick={copy}>
          {t("link-copy")}
        </Button>
      </div>
      <p class="hint" role="timer">
        {t("link-left", { time })}
      </p>
    </div>
  );
}
