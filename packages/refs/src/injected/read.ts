import { shownValue } from './fields.ts';
import { elementOf } from './ids.ts';
import { createPass } from './pass.ts';
import { roleOf } from './role.ts';
import { statesOf } from './states.ts';
import { bounded, squeeze } from './text.ts';

export interface ElementReading {
  text: string;
  value: string | null;
  href: string | null;
  states: string[];
  attributes: Record<string, string>;
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
  };
}
