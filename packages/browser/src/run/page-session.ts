import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Answers the one session of ours with a page; a page that is gone rejects. */
export type SessionOf = (page: Page) => Promise<CDPSession>;

/** What goes through a session of our own stands in no trace, and so costs no DOM snapshot. */
export function createPageSessions(context: BrowserContext): SessionOf {
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  return (page) => {
    let session = sessions.get(page);
    if (session === undefined) {
      session = context.newCDPSession(page);
      session.catch(() => sessions.delete(page));
      sessions.set(page, session);
    }
    return session;
  };
}
