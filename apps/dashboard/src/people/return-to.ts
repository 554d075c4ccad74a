/** Where to go after signing in: a path of these pages, never another site. */
export function returnTo(search: string): string {
  const path = new URLSearchParams(search).get('returnTo') ?? '/runs';
  return /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/runs';
}

/** The same wish, for the next page that leads there. */
export function keepReturn(search: string): string {
  const path = returnTo(search);
  return path === '/runs' ? '' : `?returnTo=${encodeURIComponent(path)}`;
}
