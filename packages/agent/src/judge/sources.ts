import type { JudgedLook, JudgeInput } from './types.ts';

/** What a judge reads and may quote: one text each. */
export interface Source {
  /** What the judge calls it: pages by their number, so that the same pages read the same however often was looked. */
  id: string;
  /** The snapshot's own id, `network` or `errors`. */
  snapshot: string;
  text: string;
  /** Index of the step it was seen after; null for what is not of one moment, or before the first step. */
  afterStep: number | null;
  /** True for a page, false for what was recorded beside it. */
  page: boolean;
}

/** Characters of pages shown to a judge; beyond it the oldest are left out. About 40,000 tokens. */
export const mostPageText = 160_000;
const mostLines = 60;

/** The pages of a run, each once, and what went wrong beside them. */
export function sourcesOf(input: Pick<JudgeInput, 'looks' | 'network' | 'pageErrors'>): {
  sources: Source[];
  leftOut: number;
} {
  const pages = distinct(input.looks);
  const kept: Omit<Source, 'id'>[] = [];
  let size = 0;
  for (const look of pages.toReversed()) {
    size += look.snapshot.text.length;
    if (size > mostPageText && kept.length > 0) break;
    kept.unshift({ snapshot: look.snapshot.id, text: look.snapshot.text, afterStep: look.afterStep, page: true });
  }
  const network = input.network
    .filter(({ failure, status }) => failure !== null || (status !== null && status >= 400))
    .map(({ method, url, status, failure }) => `${method} ${url} ${failure ?? status}`);
  const errors = input.pageErrors.map(({ kind, message, url }) => `${kind} ${url}: ${message.replace(/\s+/g, ' ')}`);
  const beside = [
    { id: 'network', lines: network },
    { id: 'errors', lines: errors },
  ].filter(({ lines }) => lines.length > 0);
  return {
    sources: [
      ...kept.map((source, at) => ({ ...source, id: `s${at + 1}` })),
      ...beside.map(({ id, lines }) => ({
        id,
        snapshot: id,
        text: lines.slice(0, mostLines).join('\n'),
        afterStep: null,
        page: false,
      })),
    ],
    leftOut: pages.length - kept.length,
  };
}

// A page that did not change is read once, at the last step that saw it so.
function distinct(looks: readonly JudgedLook[]): JudgedLook[] {
  const byId = new Map<string, JudgedLook>();
  for (const look of looks) {
    byId.delete(look.snapshot.id);
    byId.set(look.snapshot.id, look);
  }
  const pages = [...byId.values()];
  return pages.filter((look, at) => pages[at + 1]?.snapshot.text !== look.snapshot.text);
}
