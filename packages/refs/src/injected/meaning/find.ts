import { docToken } from '../doc.ts';
import { idOf } from '../ids.ts';
import { labelText } from '../name/name.ts';
import { roleOf } from '../name/role.ts';
import type { Pass } from '../pass.ts';
import { createPass } from '../pass.ts';
import type { Counts, FindResult, Meaning } from '../wire.ts';
import { contextOf } from './context.ts';
import { everyElement } from './every.ts';
import { identityOf } from './meaning.ts';
import { sameContext } from './same.ts';

/** Every shown element that means exactly what the lost one meant, and how many come near by each rung. */
export function find(input: { expect: Meaning; secrets: string[] }): FindResult {
  const pass = createPass(input.secrets);
  const { expect } = input;
  const same: number[] = [];
  const counts: Counts = { role: 0, label: 0, placeholder: 0, text: 0 };
  for (const element of everyElement()) {
    if (roleOf(element) !== expect.role || !pass.shown(element)) continue;
    if (expect.role === 'generic' && element.localName !== expect.tag) continue;
    const { name, target } = identityOf(pass, element, expect.role);
    if (name !== expect.name) continue;
    count(pass, element, expect, counts);
    if (target !== (expect.target ?? '')) continue;
    const forced = contextOf(pass, element, expect.context);
    if (sameContext(expect.context, forced)) same.push(idOf(element));
  }
  return { doc: docToken(), same, counts };
}

function count(pass: Pass, element: Element, expect: Meaning, counts: Counts): void {
  counts.role += 1;
  if (labelText(pass, element) === expect.name) counts.label += 1;
  if (element.getAttribute('placeholder') === expect.name) counts.placeholder += 1;
  if ((element.textContent ?? '').trim() === expect.name) counts.text += 1;
}
