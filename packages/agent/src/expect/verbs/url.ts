import { type Checker, met, notMet, unproven } from '../check.ts';
import { compareText, regexOf } from '../compare.ts';
import { wantedValue } from '../wanted.ts';

/** `assertUrl`: the page's address; a bare path is compared with the path, the deployment's own prefix aside. */
export const url: Checker = (step, facts) => {
  const wanted = wantedValue(step, facts);
  const op = step.op ?? 'contains';
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const forms = formsOf(facts.view.url, facts.baseUrl, wanted, op);
  const negative = op.startsWith('not') || op === 'neq';
  const test = (form: string) =>
    op === 'contains'
      ? form.includes(wanted)
      : op === 'not-contains'
        ? !form.includes(wanted)
        : compareText(form, op, wanted, { exactCase: true });
  const passes = negative ? forms.every(test) : forms.some(test);
  const evidence = [{ snapshot: 'url', quote: facts.view.url }];
  const holding = op === 'contains' || op === 'not-contains' ? forms.filter((form) => form.includes(wanted)) : [];
  if (holding.length > 0 && holding.every((form) => cutsNumber(form, wanted)))
    return unproven('no_evidence', `the address is ${facts.view.url}, where a number goes on`, evidence);
  return passes ? met(evidence) : notMet(`the address is ${facts.view.url}`, evidence);
};

// "page=2" is no part of "page=20" to whoever speaks of the second page.
function cutsNumber(form: string, wanted: string): boolean {
  const parts = form.split(wanted);
  const goesOn = (before: string, behind: string) =>
    (/\d$/.test(wanted) && /^\d/.test(behind)) || (/^\d/.test(wanted) && /\d$/.test(before));
  return parts.slice(1).every((behind, at) => goesOn(parts[at] ?? '', behind));
}

function formsOf(address: string, baseUrl: string, wanted: string, op: string): string[] {
  if (!URL.canParse(address)) return [address];
  const { pathname, search, hash, href } = new URL(address);
  if (op === 'matches' || !wanted.startsWith('/')) return [href, href.replace(/\/$/, ''), address];
  const prefix = URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/\/$/, '') : '';
  const below = prefix !== '' && pathname.startsWith(`${prefix}/`) ? [pathname.slice(prefix.length)] : [];
  return [pathname, ...below].flatMap((path) => {
    const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
    const full = `${path}${search}${hash}`;
    if (/[?#]/.test(wanted)) return [full, `${path}${search}`];
    if (op === 'contains' || op === 'not-contains' || op === 'starts-with') return [full];
    // What stands behind "#/" is the path of a page that routes itself.
    return [path, bare, `${bare}/`, ...(op === 'ends-with' && /^#!?\//.test(hash) ? [full] : [])];
  });
}
