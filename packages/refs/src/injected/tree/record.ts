import { shownValue } from '../field/fields.ts';
import { isBarred, isBehindModal, isCurrent, namesUnusable, statesOf } from '../field/states.ts';
import { holds, idOf, isClosed } from '../ids.ts';
import { isClickable, marksOf, pictureIn, targetOf } from '../meaning/meaning.ts';
import { labelledBy, labelText, nameOf } from '../name/name.ts';
import { isActionableRole, isFocusable, roleOf } from '../name/role.ts';
import { bounded, squeeze } from '../name/text.ts';
import type { Pass } from '../pass.ts';
import type { RawNode } from '../wire.ts';
import { originOf } from './origin.ts';
import type { Draft } from './walk.ts';

/** What is written down about one element. */
export function recordOf(pass: Pass, element: Element, parent: number, block: boolean): Draft {
  const role = element === document.body && !isEditor(document.body) ? 'document' : roleOf(element);
  const tag = element.localName;
  const clicks = isClickable(pass, element);
  const actionable = isActionableRole(role) || clicks || isFocusable(element);
  const node: RawNode = { i: idOf(element), p: parent, r: role, n: '', t: tag };
  if (role !== 'generic' || actionable) {
    node.n = nameOf(pass, element);
    node.m = marksOf(pass, element);
    node.k = targetOf(pass, element);
    addAttributes(pass, element, role, node);
    const drawn = role === 'img' && !/^(img|svg)$/.test(tag);
    const icon = actionable || drawn ? pictureIn(pass, element) : '';
    if (icon !== '') node.ic = icon;
  }
  addCommon(pass, element, role, node, actionable, clicks);
  if (tag === 'iframe' || tag === 'frame') addFrame(element as HTMLElement, node);
  const unusable = role === 'generic' && namesUnusable(pass, element);
  if (unusable) node.s = [...new Set([...(node.s ?? []), 'disabled'])];
  // "<span aria-current=step>": where one is among words in a line.
  const current = role === 'generic' && !actionable && isCurrent(element, role);
  if (current) node.s = [...(node.s ?? []), 'current'];
  const plain = role === 'generic' && !actionable && !node.f && !unusable && !current;
  // A plain block stays for now: it is dropped later unless it groups something.
  return { node, element, keep: !plain || block, plain, breaks: false };
}

// Editors of text with formats are commonly a frame whose whole body is written in.
function isEditor(body: HTMLElement): boolean {
  return self !== top && body.isContentEditable && body.hasAttribute('contenteditable');
}

function addFrame(element: HTMLElement, node: RawNode): void {
  const { left, top, scaleX, scaleY } = originOf(element);
  node.f = 1;
  node.o = [left, top, scaleX, scaleY];
}

function addCommon(pass: Pass, element: Element, role: string, node: RawNode, acts: boolean, clicks: boolean): void {
  const testId = element.getAttribute('data-testid') ?? element.getAttribute('data-test') ?? null;
  if (testId !== null) node.id = pass.redact(testId);
  const states =
    acts || role !== 'generic' ? statesOf(pass, element, role) : isBarred(pass, element) ? ['disabled'] : [];
  if (clicks && !isActionableRole(role)) states.push('clickable');
  if (isClosed(element)) states.push('closed-shadow');
  if (acts || role === 'canvas') addPlace(pass, element, element.getBoundingClientRect(), states);
  if (states.length > 0) node.s = states;
}

function addPlace(pass: Pass, element: Element, box: DOMRect, states: string[]): void {
  if (isBehindModal(pass, element)) states.push('behind-modal');
  if (element.localName === 'option' || box.width === 0 || box.height === 0) return;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
    states.push('offscreen');
    return;
  }
  const hit = document.elementFromPoint(x, y);
  if (hit && !holds(element, hit) && !holds(hit, element) && !isLabelOf(hit, element)) states.push('occluded');
}

export function isLabelOf(hit: Element, element: Element): boolean {
  const label = hit.closest('label');
  return label !== null && label.control === element;
}

function addAttributes(pass: Pass, element: Element, role: string, node: RawNode): void {
  const value = shownValue(pass, element, role);
  if (value !== null) node.v = value;
  const label = labelText(pass, element);
  if (label) node.l = bounded(pass.redact(label));
  const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder');
  if (placeholder) node.ph = pass.redact(placeholder);
  const description = describedBy(element) || element.getAttribute('title') || '';
  if (description && description !== node.n) node.d = bounded(pass.redact(description));
  const href = element.localName === 'a' ? hrefOf(element) : null;
  if (href !== null) node.h = bounded(pass.redact(href));
  const type = (element as HTMLInputElement).type;
  if (typeof type === 'string' && /^(input|button)$/.test(element.localName)) node.ty = type;
  const level = role === 'heading' ? levelOf(element) : element.getAttribute('aria-level');
  if (level) node.lv = Number(level);
  const size = Number(element.getAttribute('aria-setsize') ?? element.getAttribute('aria-rowcount') ?? 0);
  if (size > 0) node.sz = size;
  const folded = foldedBehind(element);
  if (folded !== '') node.fo = bounded(pass.redact(folded));
  const titled = lists.test(role) && node.n === '' ? titleAround(pass, element) : '';
  if (titled !== '') node.ti = bounded(pass.redact(titled));
}

const lists = /^(?:list|listbox|tree|grid|treegrid|table|feed)$/;
const listed =
  'ul,ol,table,[role=list],[role=listbox],[role=tree],[role=grid],[role=treegrid],[role=table],[role=feed]';

/** What a plain box refers to as its title, drawn or not, is that of the only list in it. */
function titleAround(pass: Pass, list: Element): string {
  let at = list.parentElement;
  for (let up = 0; up < 4 && at !== null && !at.hasAttribute('aria-labelledby'); up += 1) at = at.parentElement;
  if (!at?.hasAttribute('aria-labelledby') || roleOf(at) !== 'generic') return '';
  const others = [...at.querySelectorAll(listed)].some((other) => !list.contains(other) && pass.shown(other));
  return others ? '' : labelledBy(pass, at);
}

/** What a shut `details` keeps out of sight. */
function foldedBehind(element: Element): string {
  const box = element.localName === 'summary' ? element.parentElement : null;
  if (!(box instanceof HTMLDetailsElement) || box.open) return '';
  const rest = [...box.childNodes].filter((node) => node !== element);
  return squeeze(rest.map((node) => node.textContent ?? '').join(' '));
}

function hrefOf(element: Element): string | null {
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  if (element instanceof HTMLAnchorElement) return href === null ? null : element.href || href;
  return href !== null && URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI).href : href;
}

function describedBy(element: Element): string {
  const wrong = element.getAttribute('aria-invalid') === 'true' ? element.getAttribute('aria-errormessage') : null;
  const ids = [element.getAttribute('aria-describedby'), wrong].filter(Boolean).join(' ');
  if (ids === '') return '';
  const root = element.getRootNode() as Document | ShadowRoot;
  return squeeze(
    ids
      .split(/\s+/)
      .slice(0, 10)
      .map((id) => (id === '' ? '' : (root.getElementById(id)?.textContent ?? '')))
      .join(' '),
  );
}

function levelOf(element: Element): string | null {
  return element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? null;
}

/** Only for what is kept: in a deep tree each box costs a climb to the top. */
export function boxOf(element: Element): [number, number, number, number] {
  const box = element.getBoundingClientRect();
  return [Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)];
}
