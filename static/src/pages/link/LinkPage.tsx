import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MakeLink } from "./MakeLink";
import { Redeem } from "./Redeem";
import "./link.css";

/** Behind `#` stands the token, so that it reaches no server's log; without one a link is made here. */
export default function LinkPage() {
  const token = useSignal(location.hash.slice(1));
  useEffect(() => {
    const read = () => {
      token.value = location.hash.slice(1);
    };
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [token]);
  return <div class="link-page">{token.value === "" ? <MakeLink /> : <Redeem token={token.value} />}</div>;
}
