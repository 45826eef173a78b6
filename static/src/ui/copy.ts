/**
 * Put text on the clipboard. False: the browser refuses, and the reader has to take it by hand.
 *
 * The clipboard of today needs https; the old command works on plain http in a home network too.
 */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFrom(field ?? null);
  }
}

function copyFrom(field: HTMLInputElement | null): boolean {
  if (field === null) return false;
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
