import type { Browser } from 'playwright';

/**
 * Gives a page the 401 that its script was answered: a whole Chromium opens a login box of its own for it, which nobody
 * sees or closes, and the answer never comes. It is told at the browser, where frames and workers are asked as well;
 * a document ends by itself, and to ask at each picture too would cost every page.
 */
export async function cancelLogins(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  session.on('Fetch.authRequired', ({ requestId }) => {
    const authChallengeResponse = { response: 'CancelAuth' } as const;
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {});
  });
  const asking = (['XHR', 'Fetch'] as const).map((resourceType) => ({ urlPattern: '*', resourceType }));
  await session.send('Fetch.enable', { patterns: asking, handleAuthRequests: true });
}
