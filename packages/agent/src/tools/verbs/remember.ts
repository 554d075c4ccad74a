import { targetWords } from '../../expect/check.ts';
import { readingsOf } from '../../expect/reading/reading.ts';
import { amountOf, countOf } from '../../expect/verbs/count.ts';
import { done, failure } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { pause } from '../../settle/pause.ts';
import { lacking, type Tool } from '../tool.ts';

/** `remember`: keeps what the target shows, or how many there are, under a name. */
export const remember: Tool = async (hands, { step }) => {
  if (step.as === undefined) return lacking('under which name to remember it');
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  await session.calm(step.measure === 'count' ? calms.rest : calms.acted);
  for (;;) {
    const view = await session.look({ values: true });
    if (step.measure === 'count') {
      const found = countOf(view, step.target ?? {});
      if (found.kind === 'ambiguous') return failure('refused', 'ambiguous', found.detail);
      if (found.kind === 'items') {
        session.values.keep(step.as, String(amountOf(view, step.target ?? {}, found.items)));
        return done(found.items[0] ?? null);
      }
    } else {
      const { readings } = readingsOf(view, step.target ?? {});
      const texts = [...new Set(readings.map((reading) => reading.texts[0] ?? ''))];
      if (texts.length > 1)
        return failure(
          'refused',
          'ambiguous',
          `${targetWords(step.target)} shows different things: ${texts.slice(0, 3).join(', ')}`,
        );
      if (texts[0] !== undefined) {
        session.values.keep(step.as, texts[0]);
        return done(readings[0]?.item ?? null);
      }
    }
    if (session.ctx.now() > end)
      return failure('not_found', 'missing_element', `${targetWords(step.target)} is not on the page`);
    await pause(session.ctx, 100);
  }
};
