import type { ComponentChild, ComponentChildren, VNode } from "preact";
import { type Args, t } from "./index";

interface Props {
  id: string;
  args?: Args;
  /** What becomes of `<name>text</name>` in the message. */
  parts?: Record<string, (text: string) => VNode>;
}

const PART = /<(\w+)>(.*?)<\/\1>/g;

/** A message as text. Its author decides where the marked parts stand; the page decides what they are. */
export function T({ id, args, parts }: Props): ComponentChildren {
  const text = t(id, args);
  if (parts === undefined) return text;
  const out: ComponentChild[] = [];
  let from = 0;
  for (const found of text.matchAll(PART)) {
    const [whole, name = "", inner = ""] = found;
    out.push(text.slice(from, found.index), parts[name]?.(inner) ?? inner);
    from = found.index + whole.length;
  }
  out.push(text.slice(from));
  return out;
}
