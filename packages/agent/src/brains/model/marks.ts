import { PNG } from 'pngjs';
import { isFormControl, isPressable } from '../../ground/names/roles.ts';
import type { ModelPicture } from '../../model/types.ts';
import type { Session } from '../../run/session.ts';

/** A picture of the page in front with the ref of each control beside it; null if the page gives none. */
export async function pictureWithMarks(session: Session): Promise<ModelPicture | null> {
  const tab = session.context.pages().indexOf(session.page());
  const still = await session.input.recording.still?.({ tab, signal: session.ctx.signal });
  if (still === null || still === undefined) return null;
  const png = PNG.sync.read(Buffer.from(still));
  const view = await session.look();
  for (const item of view.items) {
    if (item.ref === null || item.box === null || !(isPressable(item) || isFormControl(item))) continue;
    mark(png, item.ref, item.box);
  }
  return { mediaType: 'image/png', base64: PNG.sync.write(png).toString('base64') };
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function mark(png: PNG, ref: string, box: Place): void {
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  frame(png, { x, y, width: Math.round(box.width), height: Math.round(box.height) });
  const label = `e${ref.replace(/\D/g, '')}`;
  fill(png, { x, y, width: label.length * 8 + 2, height: 12 }, [255, 240, 0]);
  for (const [at, letter] of [...label].entries()) write(png, { x: x + 2 + at * 8, y: y + 1 }, glyphOf(letter));
}

// Three by five dots a sign, each line of dots as three bits.
function glyphOf(letter: string): readonly number[] {
  return letter === 'e' ? [7, 4, 7, 4, 7] : (glyphs[Number(letter)] ?? []);
}

const glyphs: readonly (readonly number[])[] = [
  [7, 5, 5, 5, 7],
  [2, 6, 2, 2, 7],
  [7, 1, 7, 4, 7],
  [7, 1, 7, 1, 7],
  [5, 5, 7, 1, 1],
  [7, 4, 7, 1, 7],
  [7, 4, 7, 5, 7],
  [7, 1, 1, 1, 1],
  [7, 5, 7, 5, 7],
  [7, 5, 7, 1, 7],
];

function write(png: PNG, at: { x: number; y: number }, glyph: readonly number[]): void {
  for (const [row, bits] of glyph.entries())
    for (let column = 0; column < 3; column += 1)
      if ((bits & (4 >> column)) !== 0)
        fill(png, { x: at.x + column * 2, y: at.y + row * 2, width: 2, height: 2 }, [0, 0, 0]);
}

function frame(png: PNG, { x, y, width, height }: Place): void {
  const red = [220, 0, 0] as const;
  fill(png, { x, y, width, height: 1 }, red);
  fill(png, { x, y: y + height - 1, width, height: 1 }, red);
  fill(png, { x, y, width: 1, height }, red);
  fill(png, { x: x + width - 1, y, width: 1, height }, red);
}

function fill(png: PNG, area: Place, [r, g, b]: readonly [number, number, number]): void {
  for (let y = Math.max(0, area.y); y < Math.min(png.height, area.y + area.height); y += 1)
    for (let x = Math.max(0, area.x); x < Math.min(png.width, area.x + area.width); x += 1)
      png.data.set([r, g, b, 255], (y * png.width + x) * 4);
}
