import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Size {
  width: number;
  height: number;
}

/** How a picture stands to its baseline. */
export interface Comparison {
  same: boolean;
  baseline: Size;
  now: Size;
  /** Pixels that differ; all of them when the size does. */
  differing: number;
  /** Of all pixels, between 0 and 1. */
  share: number;
  /** The new picture, pale, with what differs in red; null when the size differs. */
  draw(): Uint8Array | null;
}

/** Colour distance of one pixel that still counts as equal, on pixelmatch's scale of 0 to 1. */
const threshold = 0.1;

/**
 * Compares two PNGs. Smoothed edges do not count; any other pixel does, for in small print another digit is no more
 * than four of them. Throws when one of them is no PNG.
 */
export function comparePictures(input: { baseline: Uint8Array; now: Uint8Array }): Comparison {
  const baseline = PNG.sync.read(Buffer.from(input.baseline));
  const now = PNG.sync.read(Buffer.from(input.now));
  const sizes = { baseline: sizeOf(baseline), now: sizeOf(now) };
  const total = now.width * now.height;
  if (baseline.width !== now.width || baseline.height !== now.height)
    return { same: false, ...sizes, differing: total, share: 1, draw: () => null };
  const count = (into?: PNG) =>
    pixelmatch(baseline.data, now.data, into?.data, now.width, now.height, { threshold, includeAA: false });
  const differing = count();
  const share = differing / total;
  const draw = () => {
    const picture = new PNG(sizes.now);
    count(picture);
    return PNG.sync.write(picture);
  };
  return { same: differing === 0, ...sizes, differing, share, draw };
}

function sizeOf({ width, height }: PNG): Size {
  return { width, height };
}
