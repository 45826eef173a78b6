import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../lang";
import icon from "./icon.svg";
import iconTurn from "./icon-turn.svg";

const page = signal("");
/** Something waits for the reader: the title and the icon say so, also from another tab. */
export const attention = signal("");

/** The title of the page that is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}

/** Keep the document's title and icon in step. Call once. */
export function startTitle(): void {
  effect(() => {
    const name = page.value === "" ? t("title-plain") : t("title", { page: page.value });
    document.title =
      attention.value === "" ? name : t("title-attention", { what: attention.value, page: name });
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const href = attention.value === "" ? icon : iconTurn;
    if (link !== null && link.getAttribute("href") !== href) link.setAttribute("href", href);
  });
}
