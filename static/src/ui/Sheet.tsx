import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../lang";
import { Announcer } from "./announcer";
import { Icon } from "./Icon";
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
  const id = useId();
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
    };
  }, []);
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
        <div class="sheet-body">{children}</div>
        {foot !== undefined && <footer>{foot}</footer>}
        <Announcer within="-sheet" />
        <Toasts />
      </div>
    </dialog>
  );
}
