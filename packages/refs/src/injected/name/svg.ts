import type { Pass } from '../pass.ts';
import { squeeze } from './text.ts';

const told = 'text,foreignObject,a,[role],[tabindex],[onclick],[aria-label]';

/** Whether a drawing says something beyond its title: a chart's labels, a diagram's boxes. An icon does not. */
export function drawsWords(svg: Element): boolean {
  return svg.querySelector(told) !== null;
}

const unseen =
  /^(defs|symbol|clipPath|mask|pattern|marker|title|desc|metadata|filter|linearGradient|radialGradient|animate.*)$/;
const shape = /^(path|rect|circle|ellipse|line|polyline|polygon|use|image|stop)$/;

/** A part of a drawing that nobody reads or presses by itself. A drawing may hold thousands of shapes. */
export function isMereShape(element: Element): boolean {
  if (!(element instanceof SVGElement)) return false;
  if (unseen.test(element.localName)) return true;
  return shape.test(element.localName) && !element.matches('[role],[tabindex],[onclick],[aria-label]');
}

/** A run of an SVG text that is placed anew is a line, or a label, of its own. */
export function startsLine(element: Element): boolean {
  return element.localName === 'tspan' && element.matches('[x],[y],[dy]');
}

/** Words that let the pointer through are pressed on the shape they label: the one of the group that says them alone. */
export function labelsShape(pass: Pass, element: Element, hit: Element): boolean {
  if (!(element instanceof SVGElement) || !(hit instanceof SVGElement)) return false;
  if (pass.style(element).pointerEvents !== 'none') return false;
  const group = hit.parentNode;
  if (!(group instanceof SVGElement) || group.localName === 'svg' || !group.contains(element)) return false;
  const words = squeeze(element.textContent ?? '');
  return words !== '' && squeeze(group.textContent ?? '') === words;
}
