import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';

export type Take = (input: { page: Page; name: string; signal?: AbortSignal | undefined }) => Promise<string | null>;

interface Waiting {
  /** Whether the picture is still to be taken, so that one more may ask for it. */
  open: boolean;
  taken: Promise<string | null>;
}

/**
 * Takes the pictures of a page one after the other. Those asked for while another is being taken are one picture,
 * taken after all of them were asked for; each gets a file of its own.
 */
export function createCamera(take: Take): Take {
  const last = new WeakMap<Page, Waiting>();
  return async (input) => {
    const before = last.get(input.page);
    if (before?.open) return copyOf(await before.taken, input.name);
    const waiting: Waiting = { open: before !== undefined, taken: Promise.resolve(null) };
    waiting.taken = (before?.taken ?? Promise.resolve(null))
      .then(() => {
        waiting.open = false;
        return take(input);
      })
      .finally(() => {
        if (last.get(input.page) === waiting) last.delete(input.page);
      });
    last.set(input.page, waiting);
    return waiting.taken;
  };
}

async function copyOf(path: string | null, name: string): Promise<string | null> {
  if (path === null) return null;
  const copy = join(dirname(path), `${name}${path.slice(path.lastIndexOf('.'))}`);
  await copyFile(path, copy);
  return copy;
}
