import type { Page } from 'playwright';
import type { Hands } from '../hands.ts';
import { type Failure, failure } from '../outcome.ts';
import { calms, type Session } from '../session.ts';

/** So many turns of most of a screen: lists without end have to end somewhere. */
const turns = 80;

/**
 * Looks for what is not on the page in the lists of which only a part is drawn, from their beginning to their end. What
 * is not found there leaves them as they were, and is open where they have no end. Null where all lists are drawn whole.
 */
export async function leafThrough<T extends { ok: true }>(
  session: Session,
  find: () => Promise<T | Failure>,
): Promise<T | Failure | null> {
  if (!session.seen()?.items.some(({ partly }) => partly === true)) return null;
  const lists = await scrolledFar(session.page());
  await lists.evaluate((boxes) => {
    for (const { box } of boxes) box.scrollTo({ top: 0, behavior: 'instant' });
  });
  for (let turn = 0; ; turn += 1) {
    session.touched('all');
    await session.calm(calms.acted);
    const found = await find();
    if (found.ok || found.outcome !== 'not_found') return found;
    const goesOn = turn < turns && session.ctx.now() < session.deadline;
    const turned = goesOn && (await turnOver(lists));
    if (turned) continue;
    await putBack(session, lists);
    if (goesOn) return null;
    return failure('not_found', 'no_evidence', `${found.error}; a list on it goes on beyond what was looked at`);
  }
}

/** What is not found on the page is looked for in its long lists, too. */
export function leafing(session: Session, locate: Hands['locate']): Hands['locate'] {
  return async (need, options) => {
    const found = await locate(need, options);
    if (found.ok || found.outcome !== 'not_found' || options?.waitMs === 0) return found;
    return (await leafThrough(session, () => locate(need, { waitMs: 0 }))) ?? found;
  };
}

type Lists = Awaited<ReturnType<typeof scrolledFar>>;

/** What scrolls over more than twice its height, in shadow trees too, and how far it was scrolled. */
function scrolledFar(page: Page) {
  return page.evaluateHandle(() => {
    const within = (tree: ParentNode): Element[] =>
      [...tree.querySelectorAll('*')].flatMap((box) =>
        box.shadowRoot === null ? [box] : [box, ...within(box.shadowRoot)],
      );
    const root = document.scrollingElement ?? document.documentElement;
    // Some draw their own bar beside a box that is not said to scroll.
    const hides = ({ firstElementChild: all, clientHeight }: Element) => (all?.clientHeight ?? 0) > 2 * clientHeight;
    const scrolls = (box: Element) => {
      const { overflowY } = getComputedStyle(box);
      return box === root || /auto|scroll|overlay/.test(overflowY) || (overflowY === 'hidden' && hides(box));
    };
    return within(document)
      .filter((box) => box.clientHeight > 80 && box.scrollHeight > 2 * box.clientHeight && scrolls(box))
      .map((box) => ({ box, top: box.scrollTop }));
  });
}

/** Scrolls each by most of its height; false where all have come to their end. */
function turnOver(lists: Lists): Promise<boolean> {
  return lists.evaluate((boxes) => {
    const before = boxes.map(({ box }) => box.scrollTop);
    for (const { box } of boxes) box.scrollBy({ top: 0.8 * box.clientHeight, behavior: 'instant' });
    return boxes.some(({ box }, at) => box.scrollTop > (before[at] ?? 0) + 1);
  });
}

async function putBack(session: Session, lists: Lists): Promise<void> {
  await lists.evaluate((boxes) => {
    for (const { box, top } of boxes) box.scrollTo({ top, behavior: 'instant' });
  });
  session.touched('all');
  await session.calm(calms.acted);
}
