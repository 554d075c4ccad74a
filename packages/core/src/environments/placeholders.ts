import type { Browsing } from '@smokejumper/contracts';
import { fillVariables } from '@smokejumper/flow';
import { browsingView } from './settings.ts';

const braces = /\{\{\s*([\w .-]+?)\s*\}\}/g;

/** Names in `{{…}}` of the headers and the basic auth that are stored. */
export function namesInBrowsing(stored: unknown): string[] {
  const { headers, basicAuth } = browsingView(stored);
  const texts = [...Object.values(headers), basicAuth?.username ?? '', basicAuth?.password ?? ''];
  return [...new Set(texts.flatMap((text) => [...text.matchAll(braces)].map(([, name]) => name!)))];
}

/** Headers and basic auth with their values put in. A name without a value stays as it is: look before. */
export function fillBrowsing(
  { headers, basicAuth }: Pick<Browsing, 'headers' | 'basicAuth'>,
  values: Readonly<Record<string, string>>,
): Pick<Browsing, 'headers' | 'basicAuth'> {
  const names = Object.keys(values);
  const fill = (text: string): string => fillVariables(text, values, names).text;
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    basicAuth: basicAuth && { username: fill(basicAuth.username), password: fill(basicAuth.password) },
  };
}
