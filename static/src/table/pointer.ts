/** A finger that moves less than this is still a tap, in px. */
export const THRESHOLD = 6;

/** The zone under a point, looking through what is being dragged. */
export function zoneAt(x: number, y: number, dragged: Element): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue;
    const zone = element.closest<HTMLElement>("[data-zone]");
    if (zone !== null && !dragged.contains(zone)) return zone.dataset["zone"] ?? null;
  }
  return null;
}
