/** A link of an artifact without its host, so that it leads through whichever name this page was reached by. */
export function pathOf(signedUrl: string): string {
  const { pathname, search } = new URL(signedUrl);
  return `${pathname}${search}`;
}
