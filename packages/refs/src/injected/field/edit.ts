import { elementOf } from '../ids.ts';
import { holdsKeyCatcher } from '../pass.ts';
import { armKeys, hasFocus, keysStrayed } from './keys.ts';

const pickers = /^(date|time|datetime-local|month|week|color|range)$/;

/**
 * Brings the caret into a field. `all` selects what is there, else the caret goes to the end.
 * `direct`: the field takes no keys (a picker); set it with `setDirect`. `drawn`: what it holds is drawn elsewhere, where
 * only keys select it.
 */
export function focusField(id: number, all: boolean): { direct: boolean; focused: boolean; drawn?: boolean } {
  const element = elementOf(id) as HTMLElement | null;
  if (!element) return { direct: false, focused: false };
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (pickers.test(element.type)) return { direct: true, focused: true };
    placeCaret(element, all);
  } else {
    const range = document.createRange();
    range.selectNodeContents(element);
    if (!all) range.collapse(false);
    const selection = (element.getRootNode() as Document).getSelection?.() ?? getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }
  const box = element.parentElement;
  return { direct: false, focused: armedIfFocused(element), drawn: box !== null && holdsKeyCatcher(box) };
}

/** Gives an element the focus, so that keys go to it or into it; the document itself always takes them. */
export function focusElement(id: number): { focused: boolean } {
  const element = elementOf(id) as HTMLElement | null;
  if (!element) return { focused: false };
  if (element === document.body || element === document.documentElement) return { focused: true };
  if (!element.matches(':focus-within') || isIdle(element)) element.focus({ preventScroll: true });
  return { focused: armedIfFocused(element) };
}

// An empty box inside may have been given the focus just to take it from the element: no key means anything there.
function isIdle(element: HTMLElement): boolean {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || active === element || !element.contains(active)) return false;
  return (
    element.tabIndex >= 0 &&
    active.tabIndex < 0 &&
    /^(DIV|SPAN)$/.test(active.tagName) &&
    !active.firstChild &&
    !active.isContentEditable
  );
}

function placeCaret(field: HTMLInputElement | HTMLTextAreaElement, all: boolean): void {
  if (all) {
    field.select();
    return;
  }
  try {
    field.setSelectionRange(field.value.length, field.value.length);
  } catch {
    // Number and e-mail fields have no selection of their own; the caret already stands at the end.
  }
}

/** Sets a picker's value as its own widget would, and says what it holds then. */
export function setDirect(id: number, value: string): { ok: boolean; holds: string } {
  const input = elementOf(id) as HTMLInputElement | null;
  if (!input) return { ok: false, holds: '' };
  const wanted = value.trim();
  input.value = wanted;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const taken = input.type === 'range' ? Number(input.value) === Number(wanted) : input.value !== '' || wanted === '';
  return { ok: taken, holds: input.value };
}

// What does not take the focus is sent no keys, and those that come next are meant for another.
function armedIfFocused(element: Element): boolean {
  const focused = hasFocus(element);
  if (focused) armKeys(element);
  return focused;
}

/** What a field holds, for a comparison inside the engine, never logged; and whether the keys were kept from another one. */
export function typedInto(id: number): { holds: string; strayed: boolean } {
  return { holds: holdsNow(elementOf(id)), strayed: keysStrayed() };
}

function holdsNow(element: Element | null): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element?.textContent ?? '';
}

/**
 * Chooses options by label or value; an option's own id chooses that one. Where a list takes several, those that were
 * chosen stay so if `more`.
 */
export function choose(id: number, wanted: readonly string[], more: boolean): { ok: boolean; detail: string } {
  const element = elementOf(id);
  const select = element instanceof HTMLOptionElement ? element.closest('select') : element;
  if (!(select instanceof HTMLSelectElement)) return { ok: false, detail: 'it is no native select' };
  const options = [...select.options];
  const picked: HTMLOptionElement[] = [];
  for (const want of element instanceof HTMLOptionElement ? [element] : wanted) {
    const found = want instanceof HTMLOptionElement ? [want] : matches(options, want);
    if (found.length !== 1) return { ok: false, detail: missing(String(want), found.length, options) };
    if (found[0]!.disabled) return { ok: false, detail: 'the option is disabled' };
    picked.push(found[0]!);
  }
  select.focus({ preventScroll: true });
  for (const option of options)
    if (picked.includes(option)) option.selected = true;
    else if (select.multiple && !more) option.selected = false;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return { ok: true, detail: '' };
}

function matches(options: HTMLOptionElement[], want: string): HTMLOptionElement[] {
  const wanted = want.trim();
  const label = (option: HTMLOptionElement) => (option.label || option.text).replace(/\s+/g, ' ').trim();
  const byLabel = options.filter((option) => label(option) === wanted);
  if (byLabel.length > 0) return byLabel;
  const byValue = options.filter((option) => option.value === wanted);
  if (byValue.length > 0) return byValue;
  return options.filter((option) => label(option).toLowerCase() === wanted.toLowerCase());
}

function missing(want: string, found: number, options: HTMLOptionElement[]): string {
  const labels = options.slice(0, 12).map((option) => `"${option.text.trim().slice(0, 60)}"`);
  return found === 0
    ? `no option is labelled "${want}"; there are ${labels.join(', ')}`
    : `${found} options are labelled "${want}"`;
}
