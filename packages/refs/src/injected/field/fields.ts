import { bounded, isCardNumber, squeeze } from '../name/text.ts';
import type { Pass } from '../pass.ts';

/** Fields that have shown themselves to be passwords stay so, also after "show password" made them text. */
const passwords = new WeakSet<Element>();
const privateFill = /(?:^|\s)(?:current-password|new-password|one-time-code|cc-number|cc-csc|cc-exp\S*)(?:\s|$)/i;
const ofPassword = /^\s*(?:current|new)-password\s*$/i;

export function isPrivateField(element: Element): boolean {
  if (element instanceof HTMLInputElement && element.type === 'password') passwords.add(element);
  if (passwords.has(element)) return true;
  const fill = element.getAttribute('autocomplete') ?? '';
  return privateFill.test(fill) && !(ofPassword.test(fill) && isChosenFrom(element));
}

// Nobody picks a password from a list: a field that offers one says so to be left alone by what fills forms.
function isChosenFrom(element: Element): boolean {
  const opens = element.getAttribute('role') === 'combobox' && element.getAttribute('aria-haspopup') === 'listbox';
  return opens || element.getAttribute('aria-autocomplete') === 'list';
}

/** The value a person sees in a field, with what is private left out; null when it has none. */
export function shownValue(pass: Pass, element: Element, role: string): string | null {
  const raw = inPercent(element, role, rawValue(element, role));
  if (raw === null) return null;
  if (raw !== '' && (isPrivateField(element) || isCardNumber(raw))) return '[redacted]';
  return bounded(pass.redact(raw));
}

function rawValue(element: Element, role: string): string | null {
  if (element instanceof HTMLInputElement) return inputValue(element);
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) {
    return [...element.selectedOptions].map((option) => squeeze(option.label || option.text)).join(', ');
  }
  if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement) return String(element.value);
  const editable = element as HTMLElement;
  const told = element.getAttribute('aria-valuetext');
  if (told !== null) return told;
  const now = element.getAttribute('aria-valuenow');
  // What is written in shows what was written: "AM", where its number may be 0.
  if (now !== null) return (editable.isContentEditable && squeeze(element.textContent ?? '')) || now;
  const ownsEditing = editable.isContentEditable && !editable.parentElement?.isContentEditable;
  if (ownsEditing || role === 'textbox') return squeeze(element.textContent ?? '');
  return null;
}

// A bar from 0 to 100, or to 1, tells a share.
function inPercent(element: Element, role: string, raw: string | null): string | null {
  if (!/^(?:progressbar|meter)$/.test(role) || raw === null || !/^\d+(?:\.\d+)?$/.test(raw)) return raw;
  const [least, most] = ['min', 'max'].map((end) => element.getAttribute(`aria-value${end}`));
  const own = element instanceof HTMLProgressElement || (element instanceof HTMLMeterElement && element.min === 0);
  if (element instanceof HTMLMeterElement && !own) return raw;
  const top = own ? `${element.max}` : (least ?? '0') === '0' ? (most ?? '100') : '';
  if (top === '1') return `${Number((Number(raw) * 100).toFixed(2))}%`;
  return top === '100' ? `${raw}%` : raw;
}

function inputValue(input: HTMLInputElement): string | null {
  if (/^(checkbox|radio|button|submit|reset|image)$/.test(input.type)) return null;
  if (input.type === 'file') return [...(input.files ?? [])].map((file) => file.name).join(', ');
  return input.value;
}
