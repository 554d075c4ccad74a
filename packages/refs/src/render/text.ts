import type { Limits } from '../limits.ts';
import type { Snapshot, SnapshotOptions } from '../types.ts';
import { tokensOf } from './tokens.ts';
import { renderTree } from './tree.ts';

export interface TextRequest {
  id: string;
  tab: string;
  taken: Pick<Snapshot, 'nodes' | 'hung' | 'url' | 'title' | 'cut'>;
  base: Snapshot | null;
  options: SnapshotOptions;
  limits: Limits;
}

/** The reader's text of a snapshot, made when it is first asked for: brains that read nodes never pay for it. */
export function createText(request: TextRequest): { text(): string; tokens(): number } {
  let text: string | null = null;
  let tokens: number | null = null;
  const read = () => {
    text ??= renderTree(request.taken.nodes);
    return text;
  };
  return {
    text: read,
    tokens() {
      tokens ??= tokensOf(read());
      return tokens;
    },
  };
}
