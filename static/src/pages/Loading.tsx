/** Holds the room of what is being fetched, so that nothing below it jumps. */
export function Loading() {
  return <div class="part-loading" aria-busy="true" />;
}
