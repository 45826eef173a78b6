import { useSignal } from "@preact/signals";
import { codeOf } from "../../api/client";
import { redeemLink } from "../../api/players";
import { adopt, me } from "../../app/me";
import { useTitle } from "../../app/title";
import { codeText, t } from "../../lang";
import { navigate } from "../../router/router";
import { Button, ButtonLink } from "../../ui/Button";
import { toast } from "../../ui/toast";

/** Nothing is redeemed by opening the page: previews and scanners open links too. */
export function Redeem({ token }: { token: string }) {
  useTitle(t("link-redeem-title"));
  const busy = useSignal(false);
  const trouble = useSignal("");
  const redeem = async () => {
    busy.value = true;
    try {
      const { player } = await redeemLink(token);
      adopt({ player, suggested_name: player.name });
      toast(t("link-redeemed", { name: player.name }));
      // The used token does not stay in the history.
      navigate("/", "replace");
    } catch (failure) {
      const { code, args } = codeOf(failure);
      trouble.value = codeText(code, args);
      busy.value = false;
    }
  };
  const here = me.value?.player;
  return (
    <>
      <h1>{t("link-redeem-title")}</h1>
      <p>{t("link-redeem-about")}</p>
      {here && <p class="hint">{t("link-redeem-replaces", { name: here.name })}</p>}
      {trouble.value === "" ? (
        <Button look="primary" class="large" busy={busy.value} onClick={redeem}>
          {busy.value ? t("link-redeem-busy") : t("link-redeem")}
        </Button>
      ) : (
        <>
          <p class="error" role="alert">
            {trouble.value}
          </p>
          <ButtonLink href="/">{t("to-home")}</ButtonLink>
        </>
      )}
    </>
  );
}
