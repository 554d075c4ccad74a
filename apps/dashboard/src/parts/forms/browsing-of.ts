import type { Values } from './form.tsx';
import { joined, orNull, pairs, words } from './lists-of-words.ts';

/** Stands for an empty list of origins, which is not the same as none set. */
export const nowhere = 'none';

export function originsText(origins: readonly string[] | null): string {
  return origins?.length === 0 ? nowhere : joined(origins ?? []);
}

/** What is written in `BrowserFields`, as the API takes it; an empty field takes back what was set. */
export function browsingOf(values: Values) {
  const { viewport = '', headers, allowedOrigins, locale, timezone, colorScheme } = values;
  const [width, height] =
    viewport === 'own' ? [values['viewport.width'], values['viewport.height']] : viewport.split('x');
  return {
    viewport: viewport === '' ? null : { width: Number(width), height: Number(height) },
    headers: orNull(headers, pairs),
    basicAuth: orNull(values['basicAuth.username'], (username) => ({
      username,
      password: values['basicAuth.password'] ?? '',
    })),
    allowedOrigins: orNull(allowedOrigins, (text) => (text === nowhere ? [] : words(text))),
    locale: orNull(locale, String),
    timezone: orNull(timezone, String),
    colorScheme: orNull(colorScheme, (scheme) => scheme as 'light' | 'dark'),
  };
}
