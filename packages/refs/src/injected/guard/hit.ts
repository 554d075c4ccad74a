import { holds, parentOf, shadowOf } from '../ids.ts';
import { nameOf } from '../name/name.ts';
import { isActionableRole, roleOf } from '../name/role.ts';
import { labelsShape } from '../name/svg.ts';
import { squeeze } from '../name/text.ts';
import type { Pass } from '../pass.ts';
import { isLabelOf } from '../tree/record.ts';
import { isPressedWord } from './pressed-word.ts';
import { inShell, isTouchLayer, isUnseenTick, shellOf } from './shell.ts';

export interface Hit {
  point: { x: number; y: number } | null;
  interceptor: Element | null;
}

/** The innermost element at a point, through open and known closed shadow roots. */
export function deepHit(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit && shadowOf(hit); hit && root; root = shadowOf(hit)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** A point at which a click would land on the element itself; else what lies there instead. */
export function findPoint(pass: Pass, element: Element): Hit {
  let interceptor: Element | null = null;
  // Of a box that nobody sees its label is what a person presses; it may come to lie over the box once that has the focus.
  const ahead = isUnseenTick(pass, element) ? labelsOf(pass, element) : [];
  for (const target of [...ahead, element, ...standIns(pass, element)]) {
    for (const { x, y } of [...ownLine(target), ...onlyWords(pass, target), ...pointsOf(target)]) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = deepHit(x, y);
      if (hit && takes(pass, element, hit)) return { point: { x, y }, interceptor: null };
      interceptor ??= hit;
    }
  }
  return { point: null, interceptor };
}

/** Whether a click on `hit` is a click on `element`: itself, its inside, its label; never another control inside it. */
export function takes(pass: Pass, element: Element, hit: Element): boolean {
  if (hit === element) return true;
  if (isLabelOf(hit, element)) return innerControl(pass, hit, hit.closest('label')!) === null;
  if (holds(element, hit)) return innerControl(pass, hit, element) === null;
  if (inShell(pass, element, hit) || isTouchLayer(pass, element, hit)) return true;
  if (!holds(hit, element)) return labelsShape(pass, element, hit);
  // What lets the pointer through hands it to the control it belongs to, or to the component of which it is the only one.
  const isControl = isActionableRole(roleOf(element));
  const handsOn = isControl ? isOnlyControlOf(hit, element) : isActionableRole(roleOf(hit));
  if (!handsOn) return false;
  // Words that were put into a component are told as the component itself, whatever of it they lie in.
  return (isControl && hit.firstChild !== null) || pass.style(element).pointerEvents === 'none';
}

function isOnlyControlOf(host: Element, element: Element): boolean {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot) || root.host !== host) return false;
  return [...root.querySelectorAll('*')].filter((each) => isActionableRole(roleOf(each))).length === 1;
}

/** A control between the hit and the element that would take the click for itself. */
function innerControl(pass: Pass, hit: Element, element: Element): Element | null {
  if (isActionableRole(roleOf(element)) && element.localName !== 'option') return innerEntry(hit, element);
  for (let at: Element | null = hit; at && at !== element; at = parentOf(at)) {
    if (at instanceof HTMLLabelElement && at.control && at.control !== element) return at;
    if ((isActionableRole(roleOf(at)) || isPressedWord(pass, at)) && pass.shown(at)) return at;
  }
  return null;
}

const nested = '[role=treeitem],[role=menuitem]';

/** An entry of a tree or a menu may hold the entries below it: a click there is one on those. */
function innerEntry(hit: Element, element: Element): Element | null {
  const entry = element.matches(nested) ? hit.closest(nested) : element;
  return entry === element || entry === null || !element.contains(entry) ? null : entry;
}

/** What is pressed for an element that cannot be: its box, its labels; a label in that box says just where to press. */
function standIns(pass: Pass, element: Element): Element[] {
  const [shell, labels] = [shellOf(pass, element), labelsOf(pass, element)];
  if (!shell) return labels;
  const inside = labels.filter((label) => holds(shell, label));
  return [...inside, shell, ...labels.filter((label) => !inside.includes(label))];
}

function labelsOf(pass: Pass, element: Element): Element[] {
  const labels = (element as HTMLInputElement).labels;
  if (!labels || !/^(checkbox|radio|file|button|submit)$/.test((element as HTMLInputElement).type)) return [];
  return [...labels].filter((label) => pass.shown(label));
}

const spots: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.5],
  [0.9, 0.5],
];

function pointsOf(element: Element): { x: number; y: number }[] {
  const boxes = [...element.getClientRects()].filter((box) => box.width > 0 && box.height > 0).slice(0, 4);
  if (boxes.length === 0) return drawnInside(element);
  const points: { x: number; y: number }[] = [];
  for (const box of boxes) {
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    for (const [across, down] of spots) points.push({ x: left + width * across, y: top + height * down });
  }
  return points;
}

/** Of an entry that holds others what is its own: the words or boxes without another entry in them. */
function ownLine(element: Element): { x: number; y: number }[] {
  if (!element.matches(nested)) return [];
  if (element.querySelector(nested) === null) return element.matches('[role=treeitem]') ? ownWords(element) : [];
  return [...element.childNodes].slice(0, 10).flatMap((child) => {
    if (child instanceof Element) {
      return child.matches(nested) || child.querySelector(nested) !== null
        ? []
        : middleOf(child.getBoundingClientRect());
    }
    return child.nodeType === Node.TEXT_NODE ? wordsOf(child).flatMap(middleOf) : [];
  });
}

/** A branch or leaf of a tree may be as wide as the tree: what is chosen by a press are its words. */
function ownWords(element: Element): { x: number; y: number }[] {
  for (const text of textsIn(element)) {
    const [first] = wordsOf(text);
    if (first !== undefined) return middleOf(first);
  }
  return [];
}

function* textsIn(element: Element): Generator<Text, null> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let at = texts.nextNode(); at !== null; at = texts.nextNode())
    if (squeeze(at.textContent ?? '') !== '') yield at as Text;
  return null;
}

/** A plain box may be wider than the only words in its line, which alone may listen: these are pressed. */
function onlyWords(pass: Pass, element: Element): { x: number; y: number }[] {
  if (isActionableRole(roleOf(element))) return [];
  const texts = textsIn(element);
  const text = texts.next().value;
  if (!text || texts.next().done !== true) return [];
  for (let at = text.parentElement; at !== null && at !== element; at = at.parentElement)
    if (!pass.style(at).display.startsWith('inline')) return [];
  return wordsOf(text).slice(0, 1).flatMap(middleOf);
}

function middleOf({ x, y, width, height }: DOMRect): { x: number; y: number }[] {
  return width > 0 && height > 0 ? [{ x: x + width / 2, y: y + height / 2 }] : [];
}

/** An element without a box of its own (`display: contents`, an icon-only link of no size) is where its inside is. */
function drawnInside(element: Element): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (const inner of (shadowOf(element) ?? element).querySelectorAll('*')) {
    const box = inner.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    if (points.length >= 5) break;
  }
  // Its own words may be drawn beside controls that lie in it.
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap(wordsOf);
  const words = points.length > 0 ? own : wordsOf(element);
  return [...points, ...words.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))];
}

/** Where the words of what has no box of its own are drawn. */
export function wordsOf(element: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0).slice(0, 4);
}

/** An interceptor in words: the layer people would name, not the innermost box. */
export function describeLayer(pass: Pass, element: Element): { text: string; layer: Element } {
  let layer = element;
  for (let at: Element | null = element; at && at !== document.body; at = parentOf(at)) {
    if (at.matches('dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]')) {
      layer = at;
      break;
    }
    if (/^(fixed|absolute|sticky)$/.test(pass.style(at).position)) layer = at;
  }
  const role = roleOf(layer);
  const says = pass.redact(squeeze(nameOf(pass, layer) || (layer.textContent ?? ''))).slice(0, 120);
  const mark = layer.id ? `#${pass.redact(layer.id)}` : '';
  return {
    text: `<${layer.localName}${mark}>${role === 'generic' ? '' : ` ${role}`}${says ? ` "${says}"` : ''}`,
    layer,
  };
}

const dismissWords =
  /^(close|dismiss|ok|okay|got it|no,? thanks|not now|skip|cancel|accept|agree|allow|reject|decline|later|hide|×|✕|✖|x)\b|^[×✕✖]$/i;

/** Controls in the layer that may take it away; all of its buttons when none says so. */
export function dismissersOf(pass: Pass, layer: Element): Element[] {
  const controls = [...layer.querySelectorAll('button,[role=button],a[href],input[type=button],input[type=submit]')]
    .filter((control) => pass.shown(control))
    .slice(0, 20);
  const saying = controls.filter((control) => dismissWords.test(nameOf(pass, control)));
  return saying.length > 0 ? saying : controls.slice(0, 5);
}
