import { createFinder, disguises, replaceSpans } from '@smokejumper/secrets';

/** Shorter secrets are hidden as they are; their other writings would blank out innocent text. */
const shortestWritten = 6;

/**
 * Takes secrets out of a text, each replaced by its placeholder: as they are, and in the writings in which a page may
 * show what was typed into it.
 */
export function concealerOf(secrets: readonly (readonly [name: string, secret: string])[]): (text: string) => string {
  const patterns = secrets
    .filter(([, secret]) => secret.length > 2)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, secret]) => ({ mark: `{{${name}}}`, secret, written: writtenForms(secret) }));
  return (text) => {
    let shown = text;
    for (const { mark, secret, written } of patterns) {
      shown = shown.replaceAll(secret, mark);
      shown = replaceSpans(shown, written(shown), mark);
    }
    return shown;
  };
}

function writtenForms(secret: string) {
  return createFinder(secret.length < shortestWritten ? [] : disguises(secret), 'i');
}
