import { isAppError, type Mail, type Mailbox } from '@smokejumper/contracts';
import { firstLine } from '../tools/parts/first-line.ts';

/** What a run knows of its mail. */
export interface Letters {
  /** Newest first; of the address that was asked for last. */
  mails: readonly Mail[];
  /** Why nothing can be known, else null. */
  trouble: string | null;
}

/** The mail of one run. Neither call rejects, except when the run is cancelled. */
export interface Post {
  /** From here on, mail counts. */
  open(): Promise<void>;
  /** Looks for mail to an address, at most every half second. */
  look(address: string): Promise<Letters>;
  /** What was seen last. */
  seen(): Letters;
}

const everyMs = 500;

export function createPost(
  ctx: { now(): number; signal: AbortSignal },
  input: { mailbox: Mailbox | null | undefined },
): Post {
  const { mailbox } = input;
  let inbox: Awaited<ReturnType<Mailbox['open']>> | null = null;
  let letters: Letters = { mails: [], trouble: 'no mailbox is configured to look for mail in' };
  let last = { address: '', at: Number.NEGATIVE_INFINITY };
  const attempt = async (work: () => Promise<Letters>): Promise<Letters> => {
    try {
      letters = await work();
    } catch (error) {
      ctx.signal.throwIfAborted();
      letters = { mails: [], trouble: isAppError(error) ? error.message : firstLine(error) };
    }
    return letters;
  };
  return {
    async open() {
      if (mailbox === null || mailbox === undefined) return;
      await attempt(async () => {
        inbox = await mailbox.open({ signal: ctx.signal });
        return { mails: [], trouble: null };
      });
    },
    async look(address) {
      const from = inbox;
      if (from === null || (address === last.address && ctx.now() - last.at < everyMs)) return letters;
      last = { address, at: ctx.now() };
      return attempt(async () => ({ mails: await from.mailsTo(address, { signal: ctx.signal }), trouble: null }));
    },
    seen: () => letters,
  };
}
