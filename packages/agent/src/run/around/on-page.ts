import type { Scope, Step } from '@smokejumper/contracts';
import { targetWords } from '../../expect/check.ts';
import { standsOn } from '../../expect/unproven/page-named.ts';
import { pause } from '../../settle/pause.ts';
import type { Hands } from '../hands.ts';
import { failure, type ToolResult } from '../outcome.ts';

/**
 * "Open Options on the Posts page" happens on that page alone: another one may have something by the same name. Once the
 * page in front is the one that is named, all of it is looked at.
 */
export async function onItsPage(
  { session }: Hands,
  step: Step,
  work: (step: Step) => Promise<ToolResult>,
): Promise<ToolResult> {
  const page = pageOf(step.target?.scope);
  if (page === null) return work(step);
  const { ctx, input, last, since } = session;
  const end = ctx.now() + input.budgets.expectMs;
  for (;;) {
    const isHere = standsOn({ view: await session.look(), last, since }, page);
    if (isHere) return work({ ...step, target: { ...step.target, scope: without(page, step.target?.scope) } });
    if (ctx.now() >= end) break;
    await session.calm({ quietMs: 200, maxMs: Math.max(1, Math.min(1_000, end - ctx.now())) });
    await pause(ctx, 80);
  }
  return failure('refused', 'no_evidence', `nothing tells that the page in front is the ${targetWords(page)}`);
}

function pageOf(scope: Scope | undefined): Scope | null {
  if (scope === undefined) return null;
  const isPage = scope.role === 'page' && scope.relation === 'within' && scope.text !== undefined;
  return isPage && scope.scope === undefined && scope.ordinal === undefined ? scope : pageOf(scope.scope);
}

function without(page: Scope, scope: Scope | undefined): Scope | undefined {
  return scope === undefined || scope === page ? undefined : { ...scope, scope: without(page, scope.scope) };
}
