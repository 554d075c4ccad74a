import type { Decision, Need } from '../brains/brain.ts';
import { targetWords } from '../expect/check.ts';
import { drawnPerhaps } from '../expect/unproven/drawn.ts';
import { untoldFrame, untoldPopup } from '../expect/unproven/untold.ts';
import { wordlessTurner } from '../ground/controls/page-turners.ts';
import { wordlessIn } from '../ground/controls/wordless-in.ts';
import { instead } from '../ground/instead.ts';
import { asWritten } from '../ground/names/as-written.ts';
import { isControl, isMereLabel } from '../ground/names/roles.ts';
import { rung, says } from '../ground/names/text.ts';
import { twoNames } from '../ground/names/two-names.ts';
import { drawingFor } from '../ground/view/drawing.ts';
import { partlyDrawn } from '../ground/view/partly.ts';
import { closest, has, type Item, nameOf, type View } from '../ground/view/view.ts';
import { pause } from '../settle/pause.ts';
import { otherKind } from '../tools/parts/values/other-kind.ts';
import { type Failure, failure } from './outcome.ts';
import { calms, type Session } from './session.ts';
import { createUnrest, isOver, unread, unsettled } from './sight/patience.ts';

export type Locate = (
  need: Omit<Need, 'step'>,
  options?: { waitMs?: number },
) => Promise<{ ok: true; item: Item; view: View } | Failure>;

/** How the element that is meant is decided on. */
export interface Finding {
  find: (need: Need, view: View) => Promise<Decision>;
  step: number;
  /** What is not found at the first look, or refused, is told at once. */
  once?: boolean;
}

/** Waits for the one element that is meant; says what stood in the way otherwise. */
export function locating(session: Session, { find, step, once }: Finding): Locate {
  const { ctx, input } = session;
  return async (said, options = {}) => {
    const end = ctx.now() + (options.waitMs ?? input.budgets.expectMs);
    let view = await session.look();
    let rested = false;
    let mayWait = options.waitMs === undefined && once !== true;
    const unrest = createUnrest();
    for (;;) {
      unrest.see(view, rested);
      const need = { ...said, target: asWritten(view.items, said.target) };
      const over = isOver(session, view, end);
      const found = await find({ ...need, step, patient: !over }, view);
      if (isTaken(need, found, { rested, over })) return { ok: true, item: found.item, view };
      if (over && !view.whole) return unread(targetWords(need.target));
      // On a busy machine the whole wait may pass before a page has come to rest once.
      if (over && !rested && mayWait && found.kind !== 'many') {
        mayWait = false;
        rested = await session.calm(calms.late);
        view = await session.look({ fresh: true });
        continue;
      }
      if (found.kind === 'many' && rested) return ambiguous(need, found.items);
      if (over && found.kind === 'none' && unrest.isGoingOn()) return unsettled(targetWords(need.target));
      if (over) return notFound(view, need, found, session.actedOn);
      rested = await session.calm({ quietMs: 200, maxMs: Math.max(1, Math.min(1_000, end - ctx.now())) });
      if (rested && found.kind !== 'many') await pause(ctx, 80);
      view = await session.look(rested && found.kind === 'many' ? { fresh: true } : { maxAgeMs: 500 });
    }
  };
}

// The menu that was just opened may still fetch the entry whose name stands elsewhere on the page, too, and the form the
// field whose label is the title of a value just now.
function isMereText({ purpose }: Omit<Need, 'step'>, item: Item): boolean {
  if (purpose === 'form-control') return isMereLabel(item);
  if (purpose !== 'press' && purpose !== 'option') return false;
  return closest(item, (up) => isControl(up) || has(up, 'clickable')) === null;
}

// What only resembles the words, or is mere text, is taken once the page has rested: the right one may yet come.
function isTaken(
  need: Omit<Need, 'step'>,
  found: Decision,
  { rested, over }: { rested: boolean; over: boolean },
): found is Decision & { kind: 'one' } {
  if (found.kind !== 'one' || found.item.ref === null) return false;
  const named = found.rung >= rung.words;
  return rested || (named && (over || !isMereText(need, found.item)));
}

function ambiguous(need: Omit<Need, 'step'>, items: readonly Item[]): Failure {
  const names = items.slice(0, 5).map((item) => describe(item));
  const more = items.length > 5 ? ` and ${items.length - 5} more` : '';
  const text = `${targetWords(need.target)} may be any of ${items.length} elements: ${names.join('; ')}${more}`;
  return failure('refused', 'ambiguous', text, { refOutcome: 'ambiguous' });
}

function describe(item: Item): string {
  const where = closest(
    item,
    (up) => up !== item && ['row', 'listitem', 'article', 'dialog', 'navigation', 'form'].includes(up.role),
  );
  const context =
    item.context === '' ? (where === null ? '' : ` in ${nameOf(where)}`) : ` (${item.context.slice(0, 60)})`;
  return `${nameOf(item)}${context}`;
}

const entries: readonly (string | undefined)[] = ['row', 'cell', 'listitem', 'card', 'option'];

// What may be in a drawing, or stands on the page outside a part that nothing tells, is not called missing.
function untold(view: View, need: Omit<Need, 'step'>, since: View | null): Failure | null {
  const { target } = need;
  if (drawingFor(view, target) !== null) return failure('not_found', 'no_evidence', drawnPerhaps(target));
  const entry = target.scope?.relation === 'row' || target.scope?.relation === 'item' || entries.includes(target.role);
  if (entry && partlyDrawn(view.items).length > 0)
    return failure('not_found', 'no_evidence', `${targetWords(target)} is not in the part of its list that is drawn`);
  const shut = view.items.find(({ folded = '' }) => target.text !== undefined && says(folded, target.text));
  if (shut !== undefined)
    return failure('not_found', 'no_evidence', `"${target.text}" is folded away behind ${nameOf(shut)}, which is shut`);
  const [sign] = wordlessIn(view, target);
  if (sign !== undefined) {
    const seen = `${targetWords(target)} is not told, and a sign without a name there may be it, or open it`;
    return failure('not_found', 'no_evidence', seen);
  }
  const both = target.text === undefined ? null : twoNames(view, target.text);
  if (both !== null)
    return failure(
      'not_found',
      'ambiguous',
      `nothing is called "${target.text}", but ${both.map(nameOf).join(' and ')} are there`,
    );
  const turner = wordlessTurner(view, need);
  if (turner !== undefined)
    return failure('not_found', 'no_evidence', `a ${turner.role} without a word may lead there, and nothing tells it`);
  const stray = untoldFrame(view, target) ?? untoldPopup(view, target, since);
  return stray?.status === 'unproven' ? failure('not_found', stray.failure, stray.seen) : null;
}

function notFound(view: View, need: Omit<Need, 'step'>, found: Decision, since: View | null): Failure {
  if (found.kind === 'many') return ambiguous(need, found.items);
  const open = otherKind(view, need) ?? untold(view, need, since);
  if (open !== null) return open;
  const what = targetWords(need.target);
  if (found.kind === 'one' && found.item.ref !== null && !isMereText(need, found.item)) return unsettled(what);
  if (found.kind === 'one')
    return failure('not_found', 'missing_element', `${what} is text that nothing can be done to`);
  if (found.kind !== 'none') return failure('not_found', 'missing_element', `${what} is not on the page`);
  const [other] = found.perhaps ?? [];
  if (other !== undefined) {
    const seen = found.since ?? `nothing is called ${what}, and ${nameOf(other)} may be something else`;
    return failure('not_found', 'ambiguous', seen, { refOutcome: 'ambiguous' });
  }
  const where = found.scopeMissing && need.target.scope !== undefined ? targetWords(need.target.scope) : what;
  const near = instead(view, need) ?? 'nothing on it is named alike';
  const inside = where === what && need.target.scope !== undefined;
  const miss = inside ? `there is no ${what}` : `${where} is not on the page`;
  return failure('not_found', 'missing_element', `${miss}; ${near}`);
}
