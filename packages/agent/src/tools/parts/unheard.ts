import { has, type Item } from '../../ground/view/view.ts';
import { provedStill, type Stand, standOf } from '../../run/effect.ts';
import { type Failure, failure } from '../../run/outcome.ts';
import type { Session } from '../../run/session.ts';

/** How the page stands before something is typed that no field will take; null where what has the focus may take it. */
export async function beforeUnheard(session: Session): Promise<Stand | null> {
  const { items } = await session.look();
  const focused = items.filter((item) => has(item, 'focused'));
  const isDeaf = focused.length > 0 ? focused.every(isDeafButton) : await hasNoFocus(session);
  return isDeaf ? standOf(session, { careful: true }) : null;
}

/** A page may listen to keys itself. One on which nothing at all comes of them had nothing that took them. */
export async function wentUnheard(session: Session, before: Stand): Promise<Failure | null> {
  if ((await provedStill(session, before, 'keys')) !== 'still') return null;
  const says = 'no field has the focus, and nothing came of what was typed';
  return failure('refused', 'no_evidence', says);
}

const isDeafButton = ({ role }: Item) => role === 'button' || role === 'link';

// An editor may take keys with a field that is not drawn, or with its whole page.
function hasNoFocus(session: Session): Promise<boolean> {
  return session.page().evaluate(() => {
    const { activeElement: active, body, designMode } = document;
    return (active === null || active === body) && designMode !== 'on' && body?.isContentEditable !== true;
  });
}
