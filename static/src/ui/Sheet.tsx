import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../lang";
import { Announcer } from "./announcer";
import { Icon } from "./Icon";
import { STEADY } from "./steady";
import { Toasts } from "./toast";

interface Props {
  title: string;
  /** Esc, the cross or a press beside the sheet. Without it the sheet stays until the page takes it away. */
  onClose?: (() => void) | undefined;
  /** Stays in view under what scrolls. */
  foot?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** A dialog over the page; on a phone it rises from the lower edge. Only the middle scrolls. */
export function Sheet({ title, onClose, foot, class: extra = "", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const [steady, setSteady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(true), STEADY);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus({ preventScroll: true });
    // The browser gives the focus back only to a dialog that is closed before it is taken away.
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      // What opened it may be gone or off by now: a card that was knocked with, a button of a turn that is over.
      if (document.activeElement === document.body)
        document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // With nothing in it to go to, it is gone to itself: else the keyboard could not scroll it.
    const lone = body.current?.querySelector("button, a[href], input, select, summary") === null;
    if (lone) body.current?.setAttribute("tabindex", "0");
    else body.current?.removeAttribute("tabindex");
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog
      ref={dialog}
      class={`sheet ${extra}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div class="sheet-box">
        <header>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {onClose !== undefined && (
            <button type="button" class="button quiet round" aria-label={t("close")} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div class="sheet-body" ref={body}>
          {children}
        </div>
        {foot !== undefined && <footer inert={!steady}>{foot}</footer>}
        <Announcer within="-sheet" />
        <Toasts />
      </div>
    </dialog>
  );
}
