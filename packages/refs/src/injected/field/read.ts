import { elementOf } from '../ids.ts';
import { roleOf } from '../name/role.ts';
import { bounded, squeeze } from '../name/text.ts';
import { createPass } from '../pass.ts';
import { shownValue } from './fields.ts';
import { statesOf } from './states.ts';

export interface ElementReading {
  text: string;
  value: string | null;
  href: string | null;
  states: string[];
  attributes: Record<string, string>;
  /** Origin of the document the element itself is in, a frame's included. */
  origin: string;
  /** Origins its form may send to: its own address and that of each of its buttons. */
  sendsTo: string[];
}

/** What an element shows and holds now, secrets left out. */
export function read(input: { id: number; secrets: string[] }): ElementReading | null {
  const element = elementOf(input.id);
  if (!element) return null;
  const pass = createPass(input.secrets);
  const role = roleOf(element);
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (name === 'value' || name.startsWith('on') || name === 'style') continue;
    attributes[name] = bounded(pass.redact(value));
  }
  // Unlike textContent, what is not drawn is not in it.
  // biome-ignore lint/performance/useDomNodeTextContent: the drawn text is wanted
  const text = (element as HTMLElement).innerText ?? element.textContent ?? '';
  return {
    text: bounded(pass.redact(squeeze(text))),
    value: shownValue(pass, element, role),
    href: element instanceof HTMLAnchorElement ? pass.redact(element.href) : null,
    states: statesOf(pass, element, role),
    attributes,
    origin: self.origin,
    sendsTo: destinations(element),
  };
}

// Read from attributes: a field named "action" hides the property.
function destinations(element: Element): string[] {
  const form = element.closest('form') ?? ('form' in element ? (element.form as HTMLFormElement | null) : null);
  if (!form) return [];
  const marked = [...form.querySelectorAll('[formaction]'), ...document.querySelectorAll('[form][formaction]')];
  const addresses = [form.getAttribute('action') ?? '', ...marked.map((one) => one.getAttribute('formaction') ?? '')];
  return [...new Set(addresses.map((address) => originFrom(address)))];
}

function originFrom(address: string): string {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).origin : 'null';
}
