import type { Browsing } from '@smokejumper/contracts';
import { jsonOrNull } from '../rules/json.ts';

/** How a version keeps what it says of the browser: viewport and locale in columns of their own. */
export function browsingColumns({ viewport, locale, ...browsing }: Partial<Browsing>) {
  return { viewport: jsonOrNull(viewport), locale: locale ?? null, browsing };
}
