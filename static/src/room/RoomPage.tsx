import { useEffect, useState } from "preact/hooks";
import { codeOf } from "../api/client";
import { loadMe, me } from "../app/me";
import { codeText } from "../lang";
import { Trouble } from "../pages/Trouble";
import type { Params } from "../router/router";
import { plainCode } from "./code";
import { Door } from "./Door";
import { Inside } from "./Inside";
import { Opening } from "./Opening";
import "./room.css";

/** A room by its code. Who has no name yet stands at the door; coming in takes no seat. */
export default function RoomPage({ params }: { params: Params }) {
  const code = plainCode(params["code"] ?? "");
  const [wantsSeat, setWantsSeat] = useState(false);
  const [trouble, setTrouble] = useState("");
  const ask = () => {
    setTrouble("");
    loadMe().catch((error: unknown) => {
      const { code, args } = codeOf(error);
      setTrouble(codeText(code, args));
    });
  };
  const who = me.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask when nothing is known, whatever `ask` is by then
  useEffect(() => {
    if (who === null) ask();
  }, [who === null]);
  if (trouble !== "") return <Trouble text={trouble} again={ask} />;
  if (who === null) return <Opening />;
  if (who.player === null) return <Door code={code} onSit={() => setWantsSeat(true)} />;
  return <Inside key={code} code={code} wantsSeat={wantsSeat} />;
}
