import type { Scope, Step } from '@smokejumper/contracts';
import { isShownHeading } from '../repeats/groups.ts';
import { foldedText, type View } from '../view/view.ts';
import { bare } from './text.ts';

/** "Under Rising in Top movers" where nothing is called so, and two headings are: under the one, in what the other heads. */
export function inTitledPlace(view: View, step: Step): Step {
  const { target } = step;
  const place = target?.scope === undefined ? null : splitPlace(view, target.scope);
  return place === null ? step : { ...step, target: { ...target, scope: place } };
}

function splitPlace({ items }: View, scope: Scope): Scope | null {
  const [, inner, outer] = /^(.+?) in (?:the )?(.+)$/.exec(scope.text ?? '') ?? [];
  if (inner === undefined || outer === undefined || scope.scope !== undefined) return null;
  const headed = (words: string) => items.filter((item) => isShownHeading(item) && foldedText(item) === bare(words));
  if (items.some((item) => [item.text, item.name].some((said) => bare(said) === bare(scope.text ?? '')))) return null;
  const [title, ...others] = headed(outer);
  if (title === undefined || others.length > 0 || headed(inner).length === 0) return null;
  return { ...scope, text: inner, scope: { relation: 'within', text: outer } };
}
