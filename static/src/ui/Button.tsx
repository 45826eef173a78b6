import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";

type Look = "primary" | "plain" | "quiet" | "danger";

interface Props extends Omit<ButtonHTMLAttributes, "class" | "icon"> {
  look?: Look;
  icon?: IconName;
  /** The answer is on its way: the button stays where it is and does nothing. */
  busy?: boolean;
  class?: string;
  children?: ComponentChildren;
}

export function Button({ look = "plain", icon, busy = false, class: extra = "", children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      class={`button ${look} ${extra}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : rest.onClick}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface LinkProps {
  href: string;
  look?: Look;
  icon?: IconName;
  class?: string;
  children: ComponentChildren;
}

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink({ href, look = "plain", icon, class: extra = "", children }: LinkProps) {
  return (
    <a href={href} class={`button ${look} ${extra}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </a>
  );
}
