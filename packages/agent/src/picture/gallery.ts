import type { Baselines, ComparedPictures, Recording } from '@smokejumper/contracts';
import { pause } from '../settle/pause.ts';
import { firstLine } from '../tools/parts/first-line.ts';
import { type Comparison, comparePictures } from './compare.ts';

/** What is known of the page's picture. */
export type Looks =
  | { kind: 'unknown'; trouble: string }
  | { kind: 'stored' }
  | { kind: 'compared'; comparison: Comparison; pictures: Omit<ComparedPictures, 'difference'> };

/** The pictures of one run. */
export interface Gallery {
  /** Compares the page in front with a baseline, or makes it the baseline if there is none. */
  look(name: string, options: { tab: number }): Promise<Looks>;
  /** What was seen last. */
  seen(): Looks;
  /** Keeps what was expected, what was seen and what differs, if anything does. */
  keepDifference(name: string): Promise<void>;
}

const steadyMs = 5_000;

export function createGallery(
  ctx: { now(): number; signal: AbortSignal },
  input: { baselines: Baselines | null | undefined; recording: Recording },
): Gallery {
  const { baselines, recording } = input;
  let looks: Looks = unknown('there is no place for pictures to compare with');
  const camera = (tab: number) =>
    recording.still?.({ ...(tab < 0 ? {} : { tab }), signal: ctx.signal }) ?? Promise.resolve(null);
  const take = async (name: string, tab: number): Promise<Looks> => {
    if (baselines === null || baselines === undefined) return looks;
    const baseline = await baselines.read(name);
    const now = baseline === null ? await steady(ctx, () => camera(tab)) : await camera(tab);
    if (now === 'restless') return unknown('the page never looked the same twice, so no picture of it was stored');
    if (now === null) return unknown('no picture could be taken of the page');
    if (baseline !== null) return compared(name, baseline, now);
    const refused = await baselines.write(name, now);
    if (refused !== null)
      return unknown(`there is no picture "${name}" to compare with, and none was stored: ${refused}`);
    return { kind: 'stored' };
  };
  return {
    async look(name, { tab }) {
      looks = await take(name, tab);
      return looks;
    },
    seen: () => looks,
    async keepDifference(name) {
      if (looks.kind !== 'compared' || looks.comparison.same) return;
      await baselines?.differs(name, { ...looks.pictures, difference: looks.comparison.draw() });
    },
  };
}

function unknown(trouble: string): Looks {
  return { kind: 'unknown', trouble };
}

function compared(name: string, baseline: Uint8Array, now: Uint8Array): Looks {
  try {
    return {
      kind: 'compared',
      comparison: comparePictures({ baseline, now }),
      pictures: { expected: baseline, actual: now },
    };
  } catch (error) {
    return unknown(`the stored picture "${name}" cannot be read: ${firstLine(error)}`);
  }
}

// What later runs are measured by must not be a page half drawn: two pictures in a row have to be equal.
async function steady(
  ctx: { now(): number; signal: AbortSignal },
  camera: () => Promise<Uint8Array | null>,
): Promise<Uint8Array | 'restless' | null> {
  const end = ctx.now() + steadyMs;
  let last = await camera();
  while (last !== null && ctx.now() < end) {
    await pause(ctx, 150);
    const next = await camera();
    if (next === null || Buffer.compare(last, next) === 0) return next;
    last = next;
  }
  return last === null ? null : 'restless';
}
