import { holds, parentOf } from '../ids.ts';
import { isActionableRole } from '../name/role.ts';
import { holdsKeyCatcher, type Pass } from '../pass.ts';
import { isPrivateField } from './fields.ts';
import { foldOf } from './fold.ts';

/** Marked even where nothing else shows it, because it decides whether an action may land. */
export function statesOf(pass: Pass, element: Element, role: string): string[] {
  const states: string[] = [];
  if (isDisabled(element) || isBarred(pass, element) || isFaint(pass, element, role) || isSaidFaint(pass, element))
    states.push('disabled');
  pushChecked(element, role, states);
  if (isDrawnOtherwise(pass, element)) states.push('drawn-otherwise');
  pushAria(pass, element, states);
  if (isCurrent(element, role)) states.push('current');
  if (isMarked(element, role)) states.push('marked');
  if (element === deepActive()) states.push('focused');
  if ((element as HTMLInputElement).required || element.getAttribute('aria-required') === 'true')
    states.push('required');
  if ((element as HTMLInputElement).readOnly === true || element.getAttribute('aria-readonly') === 'true') {
    states.push('readonly');
  }
  if (isEditable(element)) states.push('editable');
  if (isPrivateField(element)) states.push('private');
  const isCatcher = element.localName === 'textarea' && element.parentElement !== null;
  if (isCatcher && holdsKeyCatcher(element.parentElement)) states.push('drawn');
  if (element.getAttribute('aria-invalid') && element.getAttribute('aria-invalid') !== 'false') states.push('invalid');
  else if (isRefused(element)) states.push('refused');
  if (role !== 'option' && !isSeen(pass, element) && !hasShownLabel(pass, element)) states.push('hidden');
  if (isInert(pass, element)) states.push('inert');
  if (isBroken(element)) states.push('broken');
  return states;
}

// A field that only carries to a form what a control of boxes holds: kept from readers of screens, and not drawn.
function isSeen(pass: Pass, element: Element): boolean {
  const carries =
    /^(?:input|textarea|select)$/.test(element.localName) && element.getAttribute('aria-hidden') === 'true';
  return pass.shown(element) && !(carries && isUndrawn(pass.style(element)));
}

// By custom what only readers of screens are to know is cut to a point; it keeps its place.
function isUndrawn({ opacity, clip, clipPath, position }: CSSStyleDeclaration): boolean {
  const cut = position === 'absolute' || position === 'fixed';
  return (
    opacity === '0' ||
    (cut && /^rect\(0(?:px)?(?:,? 0(?:px)?){3}\)$|^rect\(1px(?:,? 1px){3}\)$/.test(clip)) ||
    /^inset\((?:50|100)%\)$/.test(clipPath)
  );
}

// The browser itself holds what was entered, or nothing, for wrong, and somebody has tried it.
function isRefused(element: Element): boolean {
  return /^(?:input|select|textarea)$/.test(element.localName) && element.matches(':user-invalid');
}

/** A box that its label draws: people see and press the label. */
export function hasShownLabel(pass: Pass, element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(element.type)) return false;
  for (const label of element.labels ?? []) if (pass.shown(label)) return true;
  return false;
}

// An image that did not load keeps its place, its role and its name.
function isBroken(element: Element): boolean {
  if (!(element instanceof HTMLImageElement)) return false;
  return element.complete && element.naturalWidth === 0 && element.currentSrc !== '';
}

export function isDisabled(element: Element): boolean {
  if (element.matches(':disabled')) return true;
  return element.closest('[aria-disabled=true]') !== null;
}

/**
 * The label of a field that is not drawn and takes nothing: the drawn box that stands for the field has no name by which
 * that could be told, as with dropdowns that hide the field that is typed in.
 */
export function namesUnusable(pass: Pass, element: Element): boolean {
  const control = element instanceof HTMLLabelElement ? element.control : null;
  return control !== null && isDisabled(control) && !pass.shown(control);
}

const barred = /(?:^|[-_])disabled$/i;

/** Disabled by its class alone, and by its looks: it, or the entry it is part of, lets no pointer at it. */
export function isBarred(pass: Pass, element: Element): boolean {
  const { pointerEvents, cursor } = pass.style(element);
  if (pointerEvents !== 'none' && cursor !== 'not-allowed') return false;
  for (let at: Element | null = element, steps = 0; at && steps < 4; at = parentOf(at), steps += 1)
    if (saysBarred(at)) return true;
  return false;
}

function saysBarred(element: Element): boolean {
  for (const name of element.classList) if (barred.test(name)) return true;
  return false;
}

/** Disabled by its class and its looks, though a pointer gets at it: it, or the entry around it alone, is pale and says so. */
function isSaidFaint(pass: Pass, element: Element): boolean {
  const isField = element.matches('input,select,textarea');
  for (let at: Element | null = element, steps = 0; at && steps < (isField ? 1 : 3); at = parentOf(at), steps += 1)
    if (saysBarred(at) && isPale(Number(pass.style(at).opacity))) return at.querySelectorAll(controls).length < 2;
  return false;
}

function isPale(opacity: number): boolean {
  return opacity > 0.05 && opacity < 0.8;
}

/** Whether a press is barred: by what the page says of it, or by its class and looks. */
export function takesNoPress(pass: Pass, element: Element): boolean {
  return isDisabled(element) || isBarred(pass, element);
}

/** Disabled by its looks alone: it says that it takes no press, or is pale and lets no pointer at it. Of fields only pale. */
function isFaint(pass: Pass, element: Element, role: string): boolean {
  if (role !== 'generic' && !isActionableRole(role)) return false;
  const { pointerEvents, cursor } = pass.style(element);
  if (pointerEvents !== 'none' && cursor !== 'not-allowed') return false;
  const field = element.matches('input,select,textarea');
  let opacity = 1;
  for (let at: Element | null = element, steps = 0; at && steps < (field ? 1 : 4); at = parentOf(at), steps += 1)
    opacity *= Number(pass.style(at).opacity);
  return isPale(opacity) || (cursor === 'not-allowed' && !field && opacity > 0.05);
}

export function isEditable(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement) {
    if (/^(button|submit|reset|image|checkbox|radio|file|hidden)$/.test(element.type)) return false;
    return !element.readOnly && !element.disabled;
  }
  return (element as HTMLElement).isContentEditable === true;
}

export function isInert(pass: Pass, element: Element): boolean {
  const parent = parentOf(element);
  if (element.hasAttribute('inert')) return true;
  if (!parent) return false;
  return pass.memo('inert', parent, () => parent.closest('[inert]') !== null || inertHost(pass, parent));
}

function inertHost(pass: Pass, element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isInert(pass, root.host);
}

/** The open modal in front, or null. */
export function modalInFront(pass: Pass): Element | null {
  return pass.memo('modal', document.documentElement, () => {
    const modals = document.querySelectorAll('dialog:modal');
    return modals[modals.length - 1] ?? null;
  });
}

export function isBehindModal(pass: Pass, element: Element): boolean {
  const modal = modalInFront(pass);
  return modal !== null && !holds(modal, element);
}

export function checkedOf(element: Element, role: string): boolean | 'mixed' | null {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    return element.indeterminate ? 'mixed' : element.checked;
  }
  if (!/^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)) return null;
  const value = element.getAttribute('aria-checked');
  return value === 'mixed' ? 'mixed' : value === 'true';
}

function pushChecked(element: Element, role: string, states: string[]): void {
  const checked = checkedOf(element, role) ?? tickOf(element, role);
  if (checked === 'mixed') states.push('mixed');
  else if (checked !== null) states.push(checked ? 'checked' : 'unchecked');
  if (element instanceof HTMLOptionElement && element.selected) states.push('selected');
}

/**
 * A box to tick that nobody sees, and whose label, which is all that is seen, is told apart as the opposite of it: marked
 * as what is on, or the only one of several alike that is not. So is one that the page draws and that says the opposite.
 */
function isDrawnOtherwise(pass: Pass, element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(element.type)) return false;
  const saysOtherwise = contradictsItself(element);
  if (pass.shown(element) && !isUndrawn(pass.style(element)))
    return saysOtherwise && pass.style(element).appearance === 'none';
  if (saysOtherwise) return true;
  const labels = [...(element.labels ?? [])].filter((label) => pass.shown(label));
  const isMarkedBox = (other: Element) =>
    other instanceof HTMLLabelElement &&
    (other.control as HTMLInputElement | null)?.type === element.type &&
    hasMark(other);
  if (labels.some(hasMark) || !element.checked) return labels.some(hasMark) !== element.checked;
  return labels.some((label) => [...(label.parentElement?.children ?? [])].slice(0, 100).some(isMarkedBox));
}

/** What boxes to tick said of themselves when they were first looked at, and those that have said something else since. */
const saidFirst = new WeakMap<Element, string>();
const keptUp = new WeakSet<Element>();

// What never changes may be left over from the markup; what a script keeps up is what it draws, until it is out of step.
function contradictsItself(box: HTMLInputElement): boolean {
  const said = box.getAttribute('aria-checked');
  if (said !== 'true' && said !== 'false') return false;
  const first = saidFirst.get(box);
  if (first === undefined) saidFirst.set(box, said);
  else if (first !== said) keptUp.add(box);
  return keptUp.has(box) && !box.indeterminate && box.checked !== (said === 'true');
}

// Of an entry to tick: it says so itself, or the plain box in it that draws the tick does.
function tickOf(element: Element, role: string): boolean | 'mixed' | null {
  if (role !== 'option') return null;
  const [box = null, ...others] = element.querySelectorAll('[aria-checked]:not([role])');
  const value = element.getAttribute('aria-checked') ?? (others.length > 0 ? null : box?.getAttribute('aria-checked'));
  return value === 'mixed' ? 'mixed' : value == null ? null : value === 'true';
}

function pushAria(pass: Pass, element: Element, states: string[]): void {
  if (element.getAttribute('aria-selected') === 'true') states.push('selected');
  if (element.getAttribute('aria-busy') === 'true') states.push('busy');
  const pressed = element.getAttribute('aria-pressed');
  if (pressed === 'true') states.push('pressed');
  else if (pressed === 'false') states.push('unpressed');
  const fold = foldOf(pass, element);
  if (fold !== null) states.push(fold);
  if (/^(?:true|menu|listbox|tree|grid|dialog)$/.test(element.getAttribute('aria-haspopup') ?? ''))
    states.push('haspopup');
}

const controls = 'a,button,input,select,textarea,[role=button],[role=link],[role=tab]';

/** Where it says nothing of that itself, the box around it alone may: `<li aria-current="step"><button>Payment</button>`. */
export function isCurrent(element: Element, role: string): boolean {
  const own = element.getAttribute('aria-current');
  if (own !== null) return isTrue(own);
  const box = element.parentElement;
  if (box === null || !/^(link|button|tab)$/.test(role) || element.hasAttribute('aria-selected')) return false;
  return isTrue(box.getAttribute('aria-current')) && box.querySelectorAll(controls).length === 1;
}

function isTrue(value: string | null): boolean {
  return value !== null && value !== '' && value !== 'false';
}

const marks = /(?:^|[-_])(?:active|selected|current)$/i;

/**
 * Told apart from its neighbours by its class alone, as menus and tabs without ARIA do: one of at least two alike has
 * a class that says so, on itself or on the entry around it.
 */
function isMarked(element: Element, role: string): boolean {
  if (!/^(link|button|tab|generic)$/.test(role) || element.hasAttribute('aria-selected')) return false;
  const entry = element.parentElement?.localName === 'li' ? element.parentElement : null;
  if (entry === null) return hasMark(element) && isOneOf(element, hasMark);
  const bears = (other: Element) =>
    hasMark(other) || [...other.children].some((child) => isLike(child) && hasMark(child));
  const isLike = (child: Element) => child.localName === element.localName;
  return (hasMark(entry) || hasMark(element)) && isOneOf(entry, bears);
}

function hasMark(element: Element): boolean {
  for (const name of element.classList) if (marks.test(name)) return true;
  return false;
}

function isOneOf(item: Element, bears: (other: Element) => boolean): boolean {
  const alike = [...(item.parentElement?.children ?? [])]
    .slice(0, 100)
    .filter((other) => other.localName === item.localName);
  return alike.length > 1 && alike.filter(bears).length === 1;
}

export function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body ? null : active;
}
