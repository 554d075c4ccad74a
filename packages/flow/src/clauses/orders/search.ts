import type { Step } from '@smokejumper/contracts';
import { readTarget } from '../../targets/target.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { slotReaders } from '../slots/slots.ts';

const ways = /^(?:in|into|using|with|via|through)$/;

const sending = /^[\s,]*(?:and|then|and then)?\s*(?:press|hit|strike)\s+(?:the )?["“']?(?:enter|return)\b/i;

/** `search for "vase" in the search field above the table`: that field of several, and Enter in it. */
export function readSearchIn(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (!isWord(tokens[0]) || !/^(?:search|look)$/.test(tokens[0].low)) return undefined;
  const from = isWord(tokens[1]) && tokens[1].low === 'for' ? 2 : 1;
  const at = tokens.findIndex((token, i) => i > from && isWord(token) && ways.test(token.low));
  if (at < 0 || (tokens[0].low === 'look' && from < 2)) return undefined;
  const query = slotReaders.query!(context, tokens.slice(from, at));
  const read = readTarget({ ...context, mode: 'act', atStart: false }, tokens.slice(at + 1));
  const [field] = read?.targets ?? [];
  // `in the "Search members" box`: that field, whatever it is called.
  const isNamed = field?.role === 'textbox' && field.text !== undefined;
  const isField = read?.targets.length === 1 && (field!.role === 'searchbox' || isNamed);
  if (!isField || !query || !('text' in query)) return undefined;
  const fill: Step = { action: 'fill', kind: 'action', target: field!, value: query.text };
  const press: Step = { action: 'press', kind: 'action', target: field!, value: 'Enter' };
  // "… and press Enter": the spec does so itself.
  const isSent = sending.test(context.spec.slice(tokens.at(-1)!.end));
  return { steps: isSent ? [fill] : [fill, press], quoted: query.quoted && read.quoted };
}
