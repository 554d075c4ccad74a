import type { PageError } from '@smokejumper/contracts';
import type { Request } from 'playwright';

/** The kind of page error a request's end is, or null. `status` null: it failed before an answer. */
export function isPageError(request: Request, status: number | null): PageError['kind'] | null {
  if (status !== null && status < 400) return null;
  const type = request.resourceType();
  if (type === 'document') return isOfMainFrame(request) ? 'document' : 'request';
  return type === 'fetch' || type === 'xhr' || type === 'script' || type === 'stylesheet' ? 'request' : null;
}

function isOfMainFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // A service worker's request, or the first request of a page that is still opening, has no frame to ask.
    return request.isNavigationRequest();
  }
}
