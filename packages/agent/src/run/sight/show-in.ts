import { ancestors, type Item } from '../../ground/view/view.ts';
import type { Session } from '../session.ts';

/** Scrolls to what was compared and found wrong, so that the picture shows it. Only where the run ends. */
export async function showIn(session: Session, item: Item): Promise<void> {
  const shown = [item, ...ancestors(item)].find((up) => up.ref !== null);
  if (shown === undefined) return;
  await session.refs
    .act(shown.ref ?? '', { type: 'scrollIntoView' }, { signal: session.ctx.signal })
    .catch((err) => session.ctx.log.debug({ err }, 'what was compared could not be scrolled into view'));
}
