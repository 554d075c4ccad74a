/** Shown only when it takes long enough to be noticed (see the stylesheet). */
export function Loading() {
  return (
    <p className="loading" role="status">
      Loading …
    </p>
  );
}
