import { useEffect, useState } from 'react';

/**
 * The token of a mail's link, taken out of the address at once so that no history keeps it; null: there is none. A
 * link that is opened where its page is open already loads the page anew.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
    const reload = () => location.hash !== '' && location.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  return token;
}
