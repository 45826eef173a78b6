/** Short for the eye, whole for the ear: the name of what it stands in is the second. */
export function Said({ seen, said }: { seen: string; said: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="unseen">{said}</span>
    </>
  );
}
