/** A part of these pages could not be read: the server has others by now, or did not answer. */
export class StaleBuild extends Error {
  override readonly name = 'StaleBuild';

  constructor(cause: unknown) {
    super('A part of this page could not be loaded', { cause });
  }
}

const reloadedKey = 'smokejumper.reloaded';
const againMs = 30_000;

/** Loads the page anew, with the parts the server has now; not twice in a row. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < againMs) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}
