import type { Scope, Step, Target } from '@smokejumper/contracts';
import type { View } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}|\$\{\s*([\w.-]+)\s*\}|<([A-Za-z_][\w.-]*)>/g;

/**
 * What a page shows of a secret is left out of every look at it: whether a text that holds one stands there, or is gone,
 * is not told as long as anything is left out.
 */
export function unlessHidden(step: Step, { view, secrets }: Facts, check: Check): Check {
  const [name] = secretsIn(step, secrets);
  if (check.status === 'unproven' || name === undefined || step.action === 'assertEmail' || !leavesOut(view))
    return check;
  return unproven('no_evidence', `{{${name}}} is a secret, and what a page shows of secrets is not read`);
}

function secretsIn({ target, value }: Step, secrets: readonly string[]): string[] {
  const texts = [value];
  for (let at: Target | Scope | undefined = target; at !== undefined; at = at.scope) texts.push(at.text);
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(placeholder)]);
  return found.map(([, a, b, c]) => a ?? b ?? c ?? '').filter((name) => secrets.includes(name));
}

function leavesOut({ url, title, items }: View): boolean {
  const shown = [url, title, ...items.flatMap((item) => [item.name, item.text, item.value ?? ''])];
  return shown.some((text) => text.includes('[redacted'));
}
