import type { Log } from '@smokejumper/contracts';
import type { Api } from '../deps.ts';

/** Takes work that no answer waits for; the server closes when it is done. */
export function finishLater(app: Api, log: Log): (work: Promise<unknown>) => void {
  const open = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.all(open)));
  return (work) => {
    const done = work
      .catch((err: unknown) => log.error({ err }, 'work behind an answer failed'))
      .finally(() => open.delete(done));
    open.add(done);
  };
}
