import { useState } from 'react';

/** The token of a mail's link, taken out of the address at once so that no history keeps it; null: there is none. */
export function useLinkToken(): string | null {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}
