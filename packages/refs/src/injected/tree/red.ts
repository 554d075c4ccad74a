import { parentOf } from '../ids.ts';
import type { Pass } from '../pass.ts';

/** How far up the box of a text is looked for. */
const reach = 4;

/** In the colour of errors: its letters, or the ground or a line of the box it is drawn in. */
export function isRed(pass: Pass, element: Element): boolean {
  return pass.memo('red', element, () => {
    if (isReddish(pass.style(element).color)) return true;
    for (let at: Element | null = element, steps = 0; at && steps < reach; at = parentOf(at), steps += 1) {
      const box = boxOf(pass, at);
      if (box !== 'clear') return box === 'red';
    }
    return false;
  });
}

/** How the box of an element is drawn. What lies behind one that is filled is the ground of another box. */
function boxOf(pass: Pass, element: Element): 'red' | 'filled' | 'clear' {
  return pass.memo('red box', element, () => {
    const style = pass.style(element);
    const { backgroundColor } = style;
    if (isReddish(backgroundColor)) return 'red';
    if (style.borderWidth !== '0px' && sides.some((side) => isRedLine(style, side))) return 'red';
    return opacityOf(backgroundColor) > 0.5 ? 'filled' : 'clear';
  });
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

function isRedLine(style: CSSStyleDeclaration, side: (typeof sides)[number]): boolean {
  return (
    style[`border${side}Style`] !== 'none' &&
    Number.parseFloat(style[`border${side}Width`]) > 0 &&
    isReddish(style[`border${side}Color`])
  );
}

const channels = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

function opacityOf(colour: string): number {
  const found = channels.exec(colour);
  return found === null ? 1 : Number(found[4] ?? 1);
}

// Much more red than green and blue, and these about the same: no orange, pink or brown.
function isReddish(colour: string): boolean {
  const found = channels.exec(colour);
  if (found === null || opacityOf(colour) < 0.1) return false;
  const [red, green, blue] = [found[1], found[2], found[3]].map(Number) as [number, number, number];
  return red > 110 && red > 1.7 * green && red > 1.7 * blue && Math.abs(green - blue) < 0.35 * red;
}
