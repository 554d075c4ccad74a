import { docToken } from '../doc.ts';
import {
  checkedOf,
  isBehindModal,
  isDisabled,
  isEditable,
  isInert,
  modalInFront,
  takesNoPress,
} from '../field/states.ts';
import { elementOf, idOf } from '../ids.ts';
import { everyElement } from '../meaning/every.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { isFieldRole, isSameField, sameContext, sameName, sameOrMore, sameTarget } from '../meaning/same.ts';
import { nameOf } from '../name/name.ts';
import { isActionableRole, roleOf } from '../name/role.ts';
import type { Pass } from '../pass.ts';
import { createPass } from '../pass.ts';
import type { CheckInput, CheckResult, Facts, Meaning, Need } from '../wire.ts';
import { dialogOver } from './dialogs.ts';
import { describeLayer, dismissersOf, findPoint, wordsOf } from './hit.ts';
import { shellOf } from './shell.ts';
import { arm } from './watch.ts';

/** The guard: one look at one element right before it is used. Nothing is done to the page but scrolling it. */
export function check(input: CheckInput): CheckResult {
  if (input.doc !== docToken()) return refuse('stale_navigation', 'its document has been left');
  const pass = createPass(input.secrets);
  const element = elementOf(input.id);
  if (!element?.isConnected || element.ownerDocument !== document)
    return refuse('gone', 'its element is no longer in the document');
  const now = meaningOf(pass, element, input.expect.context);
  const facts = factsOf(element);
  const answer = { ...refuse('gone', ''), now, facts };
  if (!sameContext(input.expect.context, now.context) && !isLoneField(pass, element, input, now)) {
    return { ...answer, verdict: 'recycled', detail: 'the same element stands in another context now' };
  }
  if (!sameName(input.expect, now)) {
    return { ...answer, verdict: 'renamed', detail: 'the same element has another role or name now' };
  }
  if (!sameTarget(input.expect, now)) {
    return {
      ...answer,
      verdict: 'recycled',
      detail: 'the same element leads elsewhere or stands for another record now',
    };
  }
  const result = { ...answer, ...usable(pass, element, input.need) };
  if (input.armMs > 0 && result.point)
    arm(input.id, input.armMs, () => isStill(createPass(input.secrets), element, now));
  return result;
}

/** The pointer's arrival may change what the press then meets: the same node is asked again in that very event. */
function isStill(pass: Pass, element: Element, seen: Meaning): boolean {
  const now = meaningOf(pass, element, seen.context);
  const same = sameName(seen, now) && sameTarget(seen, now) && sameOrMore(seen.context, now.context);
  return same && !isDisabled(element);
}

/** Last of all, because it looks at the whole document: whether this is still the one field of its role and name. */
function isLoneField(pass: Pass, element: Element, input: CheckInput, now: Meaning): boolean {
  const { expect, alone, typed } = input;
  if (!alone || !isFieldRole(now.role) || !isSameField(expect, now, typed)) return false;
  return everyElement().every(
    (other) =>
      other === element || roleOf(other) !== now.role || !pass.shown(other) || nameOf(pass, other) !== now.name,
  );
}

function refuse(verdict: CheckResult['verdict'], detail: string): CheckResult {
  return {
    verdict,
    now: null,
    detail,
    point: null,
    hitTest: 'skipped',
    interceptor: null,
    dismissers: [],
    facts: null,
  };
}

type Usable = Pick<CheckResult, 'verdict' | 'detail'> & Partial<CheckResult>;

function usable(pass: Pass, element: Element, need: Need): Usable {
  if (need === 'read') return { verdict: 'ok', detail: '' };
  if (need === 'upload') return uploadable(element);
  if (!isReachable(pass, element, need)) return { verdict: 'hidden', detail: 'it is not visible' };
  if (need === 'scroll') {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return { verdict: 'ok', detail: '' };
  }
  if (need !== 'hover' && takesNoPress(pass, element)) return { verdict: 'disabled', detail: 'it is disabled' };
  if (isBehindModal(pass, element)) return blockedBy(pass, modalInFront(pass)!, 'it is behind an open modal');
  if (isInert(pass, element)) return { verdict: 'disabled', detail: 'it is inert' };
  if (need === 'edit' && !canEdit(element)) return { verdict: 'disabled', detail: 'it cannot be edited' };
  if (need === 'edit' || need === 'focus' || need === 'select') return writable(pass, element);
  return pointable(pass, element);
}

function uploadable(element: Element): Usable {
  const input = fileInputOf(element);
  if (!input) return { verdict: 'disabled', detail: 'it takes no files' };
  return input.disabled ? { verdict: 'disabled', detail: 'it is disabled' } : { verdict: 'ok', detail: '' };
}

export function fileInputOf(element: Element): HTMLInputElement | null {
  if (element instanceof HTMLInputElement && element.type === 'file') return element;
  if (element instanceof HTMLLabelElement && element.control instanceof HTMLInputElement) {
    return element.control.type === 'file' ? element.control : null;
  }
  return element.querySelector('input[type=file]');
}

/** Visible itself; or, for boxes that their label draws, by that label. */
function isReachable(pass: Pass, element: Element, need: Need): boolean {
  const labels = (element as HTMLInputElement).labels;
  const byLabel = /^(checkbox|radio)$/.test((element as HTMLInputElement).type) && labels;
  if (byLabel && [...labels].some((label) => pass.shown(label) && hasBox(label))) return true;
  if (element.localName === 'option') return true;
  if (shellOf(pass, element) !== null) return true;
  if (!pass.shown(element)) return false;
  if (need === 'edit' || need === 'focus' || need === 'select') return true;
  return hasBox(element);
}

function hasBox(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width > 0 && box.height > 0) return true;
  for (const inner of element.querySelectorAll('*')) {
    const around = inner.getBoundingClientRect();
    if (around.width > 0 && around.height > 0) return true;
  }
  return (element.shadowRoot?.childElementCount ?? 0) > 0 || wordsOf(element).length > 0;
}

function canEdit(element: Element): boolean {
  return isEditable(element);
}

function writable(pass: Pass, element: Element): Usable {
  if (!inViewport(element)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const dialog = dialogOver(pass, element);
  return dialog ? blockedBy(pass, dialog, 'it is behind an open dialog') : { verdict: 'ok', detail: '' };
}

function pointable(pass: Pass, element: Element): Usable {
  if (!inViewport(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const first = findPoint(pass, element);
  if (first.point) return { verdict: 'ok', detail: '', point: first.point, hitTest: 'ok' };
  // A sticky header or footer may cover the edge the page was scrolled to.
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const second = findPoint(pass, element);
  if (second.point) return { verdict: 'ok', detail: '', point: second.point, hitTest: 'ok' };
  const over = second.interceptor ?? first.interceptor;
  if (over) return blockedBy(pass, over, 'something lies over it');
  return { verdict: 'hidden', detail: 'no point of it can be brought into view' };
}

function blockedBy(pass: Pass, over: Element, detail: string): Usable {
  const { text, layer } = describeLayer(pass, over);
  return {
    verdict: 'intercepted',
    detail: `${detail}: ${text}`,
    interceptor: text,
    dismissers: dismissersOf(pass, layer).map(idOf),
    hitTest: 'ok',
  };
}

function inViewport(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}

export function factsOf(element: Element): Facts {
  const checked = checkedOf(element, roleOf(element));
  return {
    tag: element.localName,
    type: (element as HTMLInputElement).type ?? '',
    multiple: (element as HTMLSelectElement).multiple === true,
    checked: checked === 'mixed' ? null : checked,
    editable: isEditable(element),
    content: (element as HTMLElement).isContentEditable === true && isActionableRole('textbox'),
  };
}
