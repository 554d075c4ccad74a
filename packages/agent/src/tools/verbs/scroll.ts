import { done } from '../../run/outcome.ts';
import { need, type Tool } from '../tool.ts';

/** `scroll`: to the target, or to the top, the bottom, a screen up or down. */
export const scroll: Tool = async (hands, act) => {
  if (act.step.target !== undefined) return hands.perform(need(act, 'read'), { type: 'scrollIntoView' });
  const way = act.step.value ?? 'down';
  await hands.direct((page) =>
    page.evaluate((to) => {
      const root = document.scrollingElement ?? document.documentElement;
      const top =
        to === 'top'
          ? 0
          : to === 'bottom'
            ? root.scrollHeight
            : root.scrollTop + (to === 'up' ? -0.9 : 0.9) * innerHeight;
      root.scrollTo({ top, behavior: 'instant' });
    }, way),
  );
  return done(null);
};
