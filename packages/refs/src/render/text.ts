import type { Limits } from '../limits.ts';
import type { Snapshot, SnapshotNode, SnapshotOptions } from '../types.ts';
import { changes } from './delta.ts';
import { foldDepth, foldRuns, matching, print } from './fold.ts';
import { plain } from './line.ts';
import { type Item, outline } from './outline.ts';
import { tokensOf } from './tokens.ts';
import { joined } from './toolbar.ts';

export interface TextRequest {
  taken: Pick<Snapshot, 'nodes' | 'hung' | 'url' | 'title' | 'cut'>;
  base: Pick<Snapshot, 'nodes' | 'hung' | 'url' | 'title' | 'cut' | 'id'> | null;
  options: SnapshotOptions;
  limits: Limits;
}

/** The reader's text of a snapshot, made when it is first asked for: brains that read nodes never pay for it. */
export function createText(request: TextRequest): { text(): string; tokens(): number } {
  let text: string | null = null;
  let tokens: number | null = null;
  const read = () => {
    text ??= request.base ? deltaText(request, request.base) : fullText(request);
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

/** A region is asked for by name, so it may take more room than a page. */
const roomForRegion = 5;

function fullText({ taken, options, limits }: TextRequest): string {
  const budget = limits.textTokens * (options.expand === undefined ? 1 : roomForRegion);
  const head = options.expand === undefined ? heading(taken) : [`region ${options.expand}`];
  const all = outline(taken.nodes);
  const items = options.search === undefined ? all : matching(all, options.search);
  if (options.search !== undefined && items.length === 0)
    return [...head, `nothing here holds ${JSON.stringify(options.search)}`].join('\n');
  return fit(head, items, budget, regionRef(taken.nodes));
}

/** Without the address: that stands beside the text, and a reader sees it only when it changes. */
function heading({ title, hung, cut }: TextRequest['taken']): string[] {
  const lines = [`page ${JSON.stringify(title.slice(0, 200))}`];
  for (const frame of hung) lines.push(`no answer from ${plain(frame, 200)}`);
  if (cut) lines.push('the page is larger than one snapshot: expand a region for the rest');
  return lines;
}

function regionRef(nodes: readonly SnapshotNode[]): string | null {
  return nodes[0]?.ref ?? null;
}

/** Folds until it fits: long runs first, then depth; every fold says how to get behind it. */
function fit(head: readonly string[], items: Item[], budget: number, top: string | null): string {
  const whole = [...head, ...print(joined(items))].join('\n');
  if (fits(whole, budget)) return whole;
  let text = whole;
  for (const most of [50, 20, 10, 5, 3]) {
    text = [...head, ...print(foldRuns(items, most, top))].join('\n');
    if (fits(text, budget)) return text;
  }
  const narrow = foldRuns(items, 3, top);
  for (const depth of [6, 4, 3, 2, 1, 0]) {
    text = [...head, ...print(foldDepth(narrow, depth))].join('\n');
    if (fits(text, budget)) return text;
  }
  return hardCut(text, budget, top);
}

/** Counting is slow on long texts; what is far too long by any count is not counted. */
function fits(text: string, budget: number): boolean {
  if (text.length > budget * 8) return false;
  return text.length < budget || tokensOf(text) <= budget;
}

function hardCut(text: string, budget: number, top: string | null): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  let tokens = 40;
  for (const line of lines) {
    const cost = tokensOf(line) + 1;
    if (tokens + cost > budget) break;
    tokens += cost;
    kept.push(line);
  }
  kept.push(`… ${lines.length - kept.length} more lines: ${top ? `expand ${top} or search` : 'search'}`);
  return kept.join('\n');
}

function deltaText(request: TextRequest, base: NonNullable<TextRequest['base']>): string {
  const { taken, limits } = request;
  const before = lines(base);
  const now = lines(taken);
  const changed = changes(before, now);
  if (changed === null) return fullText(request);
  if (base.url !== taken.url) changed.unshift(`now at ${plain(taken.url, 300)}`);
  if (changed.length === 0) return `nothing changed since ${base.id}`;
  const text = [`since ${base.id}:`, ...changed].join('\n');
  if (!fits(text, limits.textTokens) || text.length > now.join('\n').length) return fullText(request);
  return text;
}

function lines(taken: TextRequest['taken']): string[] {
  return [...heading(taken), ...print(outline(taken.nodes))];
}
