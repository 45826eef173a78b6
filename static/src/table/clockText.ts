/** A clock's time as it is read: "2:47", and with tenths below ten seconds. Rounded down, so 0:00 means none left. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  const minutes = Math.floor(left / 60_000);
  const seconds = Math.floor(left / 1000) % 60;
  const text = `${minutes}:${String(seconds).padStart(2, "0")}`;
  return left < 10_000 ? `${text}.${Math.floor(left / 100) % 10}` : text;
}

/** How long what `clockText` says stays true, in ms. */
export function staysTrue(ms: number): number {
  if (ms <= 0) return Number.POSITIVE_INFINITY;
  const unit = ms < 10_000 ? 100 : 1000;
  // The last whole unit above: the text changes as soon as that is passed.
  return (ms % unit) + 1;
}
