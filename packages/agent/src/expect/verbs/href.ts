import { groundAll } from '../../ground/ground.ts';
import { closest } from '../../ground/view/view.ts';
import { type Checker, met, notMet, targetWords, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { missingFrom } from '../missing-from.ts';
import { quotesOf } from '../outline.ts';
import { wantedValue } from '../wanted.ts';

/** `assertHref`: the address a link leads to, as written or resolved against the page. */
export const href: Checker = (step, facts) => {
  const { view } = facts;
  const wanted = wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  const { items } = groundAll(view, { target: step.target ?? {}, purpose: 'press', exact: true });
  const links = items.map((item) => closest(item, (up) => up.href !== '')).filter((item) => item !== null);
  const [first] = links;
  if (first === undefined) return missingFrom(view, step.target, 'link');
  const op = step.op ?? 'contains';
  const evidence = links.slice(0, 3).flatMap((link) => quotesOf(view, link));
  const test = (form: string) =>
    op === 'contains' ? form.includes(wanted) : compareText(form, op, wanted, { exactCase: true });
  const passes = links.filter((link) => {
    const forms = formsOf(link.href, view.url);
    return isNegativeOp(op) ? forms.every(test) : forms.some(test);
  });
  if (passes.length === links.length) return met(evidence);
  if (passes.length > 0)
    return unproven('ambiguous', `${links.length} links answer to ${targetWords(step.target)}`, evidence);
  return notMet(`${targetWords(step.target)} leads to ${first.href}`, evidence);
};

function formsOf(address: string, page: string): string[] {
  if (!URL.canParse(address, page)) return [address];
  const whole = new URL(address, page);
  return [address, whole.href, `${whole.pathname}${whole.search}`, whole.pathname];
}
