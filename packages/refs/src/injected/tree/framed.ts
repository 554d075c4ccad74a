import { parentOf } from '../ids.ts';
import type { Pass } from '../pass.ts';

/** Drawn as a box of its own: a line all around it, a shadow, or another ground than what it lies on. */
export function isFramed(pass: Pass, element: Element): boolean {
  const style = pass.style(element);
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const lined = sides.every(
    (side) => style[`border${side}Style`] === 'solid' && Number.parseFloat(style[`border${side}Width`]) > 0,
  );
  if (lined || (style.boxShadow !== 'none' && !style.boxShadow.includes('inset'))) return true;
  const parent = parentOf(element);
  if (isClear(style.backgroundColor) || parent === null) return false;
  return pass.style(parent).backgroundColor !== style.backgroundColor;
}

/** Fixed to the window, or lifted above what it lies on. */
export function isLifted(pass: Pass, element: Element): boolean {
  const { position, zIndex } = pass.style(element);
  return position === 'fixed' || (position === 'absolute' && Number(zIndex) > 0);
}

function isClear(colour: string): boolean {
  return colour === 'transparent' || /,\s*0\)$/.test(colour);
}
