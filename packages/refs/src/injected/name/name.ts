import type { Pass } from '../pass.ts';
import { drawnChildren } from '../pass.ts';
import { isWaiting } from '../tree/parked.ts';
import { joined, marginsOf } from './apart.ts';
import { glyphsIn, isGlyph } from './glyph.ts';
import { roleOf } from './role.ts';
import { drawsWords, isMereShape } from './svg.ts';
import { bounded, squeeze } from './text.ts';

const fromContent = new Set(
  (
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row ' +
    'rowheader switch tab tooltip treeitem caption'
  ).split(' '),
);

/** The accessible name, squeezed, redacted and bounded. Own code, because a library's has no bounds and no shadow roots. */
export function nameOf(pass: Pass, element: Element): string {
  return pass.memo('name', element, () => bounded(pass.redact(squeeze(rawName(pass, element)))));
}

function rawName(pass: Pass, element: Element): string {
  const referenced = labelledBy(pass, element);
  if (referenced) return referenced;
  const label = element.getAttribute('aria-label');
  if (label && label.trim() !== '') return label;
  const native = nativeName(pass, element);
  if (native) return native;
  const role = roleOf(element);
  const fromWords = fromContent.has(role) || clickableGeneric(pass, element, role);
  if (fromWords) {
    const text = contentText(pass, element, 0);
    if (squeeze(text) !== '') return saidOnce(pass, element, text);
  }
  const title = element.getAttribute('title');
  if (title) return title;
  const hint = /^(button|link|menuitem|tab|switch|generic)$/.test(role) ? hintOf(element) || tooltipOf(element) : '';
  if (hint !== '') return hint;
  const wrapped = /^(button|link|menuitem|tab|switch)$/.test(role) ? wrapperName(element) : '';
  if (wrapped !== '') return wrapped;
  const glyphs = fromWords ? glyphsIn(pass, element) : '';
  if (glyphs !== '') return glyphs;
  return element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '';
}

/** A picture that is called what the words beside it say adds nothing: `Orders` and its icon of that name. */
function saidOnce(pass: Pass, element: Element, text: string): string {
  const letters = text.replace(/\s+/g, '');
  const half = letters.slice(0, letters.length / 2);
  if (half.length < 2 || half + half !== letters) return text;
  const pictures = Array.from(element.querySelectorAll('[title], [aria-label], img, svg')).slice(0, 8);
  return pictures.map((each) => rawName(pass, each)).find((name) => name.replace(/\s+/g, '') === half) ?? text;
}

const hints = [
  'data-tooltip',
  'data-tooltip-content',
  'data-tip',
  'data-original-title',
  'data-bs-original-title',
  'data-title',
];

/** What scripts show when the pointer rests on a control that has no words of its own. */
function hintOf(element: Element): string {
  for (const name of hints) {
    const hint = element.getAttribute(name) ?? '';
    if (hint.length > 1 && hint.length <= 80 && !hint.includes('<') && !isKey(hint)) return hint;
  }
  return '';
}

/**
 * Scripts take the title away while they show it as a tooltip in its place: a control goes by it then as before. One
 * tooltip of several may say what another of them is called.
 */
function tooltipOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  for (const id of (element.getAttribute('aria-describedby') ?? '').split(/\s+/).slice(0, 5)) {
    const tip = id === '' ? null : root.getElementById(id);
    if (tip?.getAttribute('role') !== 'tooltip') continue;
    const isOwn = root.querySelectorAll(`[aria-describedby~="${CSS.escape(id)}"]`).length === 1;
    if (isOwn) return squeeze(tip.textContent ?? '');
  }
  return '';
}

/** A hint's plain box around one control alone, `<span aria-label="Settings"><button></button></span>`, speaks for it. */
function wrapperName(element: Element): string {
  if (isPoint(element)) return '';
  let at = element.parentElement;
  for (let up = 0; up < 3 && at?.childElementCount === 1 && at.textContent?.trim() === ''; up += 1) {
    const plain = roleOf(at) === 'generic';
    const name = plain ? at.getAttribute('aria-label') || at.getAttribute('title') || hintOf(at) : '';
    if (name !== '') return name;
    at = at.parentElement;
  }
  return '';
}

/** What holds nothing and takes no room is never pressed: the box around it is, and keeps its name. */
function isPoint(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.childElementCount === 0 && (width === 0 || height === 0);
}

/** What a script looks its hint up by, made up anew for each page: `GD1Q3DNWcPr8TlEtnicyL`. */
function isKey(hint: string): boolean {
  if (!/^[\w-]{12,}$/.test(hint)) return false;
  return /^[\da-f-]{16,}$/.test(hint) || (hint.match(/[a-z\d][A-Z]/g)?.length ?? 0) > 2;
}

function clickableGeneric(pass: Pass, element: Element, role: string): boolean {
  if (role !== 'generic' && role !== 'listitem') return false;
  if (element.hasAttribute('onclick') || element.hasAttribute('tabindex')) return true;
  return pass.style(element).cursor === 'pointer' && element.getElementsByTagName('*').length < 200;
}

export function labelledBy(pass: Pass, element: Element): string {
  const ids = element.getAttribute('aria-labelledby');
  if (!ids) return '';
  const root = element.getRootNode() as Document | ShadowRoot;
  const parts: string[] = [];
  for (const id of ids.split(/\s+/).slice(0, 20)) {
    const target = id === '' ? null : root.getElementById(id);
    // A hint that is not drawn yet names what refers to it all the same.
    if (target) parts.push(squeeze(partText(pass, target)) || (target.textContent ?? ''));
  }
  return squeeze(parts.join(' '));
}

function partText(pass: Pass, element: Element): string {
  const label = element.getAttribute('aria-label');
  return label && label.trim() !== '' ? label : contentText(pass, element, 0);
}

function nativeName(pass: Pass, element: Element): string {
  if (element instanceof HTMLInputElement) return inputName(pass, element);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return labelText(pass, element);
  if (element instanceof HTMLButtonElement) return labelText(pass, element);
  const tag = element.localName;
  if (tag === 'img' || tag === 'area') return element.getAttribute('alt') ?? '';
  if (tag === 'fieldset') return childText(pass, element, 'legend');
  if (tag === 'table') return childText(pass, element, 'caption');
  if (tag === 'figure') return childText(pass, element, 'figcaption');
  if (tag === 'svg') return childText(pass, element, 'title');
  if (tag === 'optgroup') return element.getAttribute('label') ?? '';
  if (tag === 'option') return element.getAttribute('label') ?? '';
  if (tag === 'output' || tag === 'meter' || tag === 'progress') return labelText(pass, element);
  return '';
}

function inputName(pass: Pass, input: HTMLInputElement): string {
  const label = labelText(pass, input);
  if (label) return label;
  if (input.type === 'submit') return input.value || 'Submit';
  if (input.type === 'reset') return input.value || 'Reset';
  if (input.type === 'button') return input.value;
  if (input.type === 'image') return input.alt || input.title || 'Submit';
  return '';
}

/** Text of the `label` elements of a control, without the control's own content. */
export function labelText(pass: Pass, element: Element): string {
  const labels = (element as HTMLInputElement).labels ?? labelsFor(element);
  if (labels.length === 0) return '';
  const parts: string[] = [];
  for (const label of Array.from(labels))
    if (!label.contains(element) || label !== element) parts.push(partText(pass, label));
  return squeeze(parts.join(' '));
}

const controls = /^(?:combobox|listbox|textbox|spinbutton|slider|switch|checkbox|radiogroup)$/;

/** A label names a control of boxes by its id too, which the browser itself does not heed. */
function labelsFor(element: Element): ArrayLike<Element> {
  if (element.id === '' || !controls.test(element.getAttribute('role') ?? '')) return [];
  return (element.getRootNode() as Document | ShadowRoot).querySelectorAll(`label[for="${CSS.escape(element.id)}"]`);
}

function childText(pass: Pass, element: Element, tag: string): string {
  for (const child of element.children) if (child.localName === tag) return contentText(pass, child, 0);
  return '';
}

const deepest = 60;

/** Text inside an element as its name reads: alternatives of images, no values of fields, spaces between blocks. */
export function contentText(pass: Pass, element: Element, depth: number): string {
  if (depth === 0) return pass.memo('content', element, () => collect(pass, element, 0));
  return collect(pass, element, depth);
}

function collect(pass: Pass, element: Element, depth: number): string {
  if (depth > deepest) return element.textContent ?? '';
  let text = pseudoText(element, '::before');
  let apart = false;
  const children = drawnChildren(element);
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at] as Node;
    if (child.nodeType === Node.TEXT_NODE) {
      text = joined(text, isGlyph(pass, child as Text) ? '' : (child as Text).data, apart);
      apart = false;
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const { before, after } = marginsOf(pass, child as Element);
      text = joined(text, embedded(pass, child as Element, depth), apart || before);
      apart = after;
    }
  }
  return text + pseudoText(element, '::after');
}

const silent = /^(script|style|noscript|template|select|textarea|input|head)$/;

function embedded(pass: Pass, child: Element, depth: number): string {
  const tag = child.localName;
  if (tag === 'br') return ' ';
  if (child.getAttribute('aria-hidden') === 'true' || !visibleForName(pass, child)) return '';
  const gap = pass.style(child).display.startsWith('inline') && tag !== 'td' && tag !== 'th' ? '' : ' ';
  const label = child.getAttribute('aria-label');
  if (label && label.trim() !== '') return gap + label + gap;
  if (tag === 'img' || tag === 'area') return child.getAttribute('alt') ?? '';
  if (tag === 'svg') return childText(pass, child, 'title') || drawnWords(pass, child, depth);
  if (tag === 'input' && /^(submit|button|reset)$/.test((child as HTMLInputElement).type)) {
    return ` ${(child as HTMLInputElement).value} `;
  }
  if (silent.test(tag) || isMereShape(child)) return '';
  const text = contentText(pass, child, depth + 1) || (child.getAttribute('title') ?? tooltipOf(child));
  return gap + text + gap;
}

function drawnWords(pass: Pass, svg: Element, depth: number): string {
  return drawsWords(svg) ? contentText(pass, svg, depth + 1) : '';
}

function visibleForName(pass: Pass, element: Element): boolean {
  const style = pass.style(element);
  return style.display !== 'none' && style.visibility !== 'hidden' && !isWaiting(style, element);
}

function pseudoText(element: Element, which: '::before' | '::after'): string {
  if (!/^(button|a|label|summary|h[1-6])$/.test(element.localName) && !element.hasAttribute('role')) return '';
  const { content } = getComputedStyle(element, which);
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(content);
  // Glyphs of icon fonts stand in the private use areas and mean nothing as text.
  return quoted ? quoted[1]!.replace(/\p{Co}/gu, '') : '';
}
