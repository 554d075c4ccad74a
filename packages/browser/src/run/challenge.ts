import http from 'node:http';
import https from 'node:https';
import type { CDPSession } from 'playwright';

interface Asked {
  requestId: string;
  request: { url: string; method: string };
  resourceType: string;
}

const probeTimeoutMs = 5_000;

/**
 * Lets a site ask for basic auth once, and answers it: only so does the browser know the credentials by itself, and
 * sends them with the first request of a WebSocket, to which no header can be added. Answers true for a request that
 * goes without them, which is the run's first document, where the site asks for them.
 */
export function createChallenge(input: {
  session: CDPSession;
  basicAuth: { username: string; password: string };
  proxyUrl: string;
}): (asked: Asked, headers: Readonly<Record<string, string>>) => Promise<boolean> {
  const { session, basicAuth, proxyUrl } = input;
  let first: string | null = null;
  let answered = false;
  session.on('Fetch.authRequired', ({ requestId, resourceType, authChallenge }) => {
    const isSites = authChallenge.source !== 'Proxy';
    // Asked for again, they are wrong: then the page is what the site says of that.
    const isOurs = requestId === first && !answered && isSites;
    if (isOurs) answered = true;
    // Whichever session hears of a script's request first decides: a login box would keep it from its answer.
    const isScripts = isSites && /^(?:XHR|Fetch)$/.test(resourceType);
    const response = isOurs ? 'ProvideCredentials' : isScripts ? 'CancelAuth' : 'Default';
    const authChallengeResponse = { response, ...(isOurs ? basicAuth : {}) } as const;
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {});
  });
  return async ({ requestId, request, resourceType }, headers) => {
    if (first !== null || resourceType !== 'Document' || request.method !== 'GET') return false;
    first = requestId;
    return asksForBasicAuth(request.url, { headers, proxyUrl });
  };
}

/** Whether who comes without credentials is asked for them; no, when nothing can be heard of it. */
function asksForBasicAuth(
  url: string,
  { headers, proxyUrl }: { headers: Readonly<Record<string, string>>; proxyUrl: string },
): Promise<boolean> {
  const { request, Agent } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ proxyEnv: { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl } });
  return new Promise((resolve) => {
    const asking = request(url, { agent, headers, signal: AbortSignal.timeout(probeTimeoutMs) }, (answer) => {
      resolve(answer.statusCode === 401 && /\bbasic\b/i.test(answer.headers['www-authenticate'] ?? ''));
      asking.destroy();
    });
    asking.once('error', () => resolve(false));
    asking.once('close', () => agent.destroy());
    asking.end();
  });
}
