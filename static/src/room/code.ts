/** A room's code as people write it: any case, with or without the dash. */
export function plainCode(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/** In two groups, as it is shown and read out. */
export function spokenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
