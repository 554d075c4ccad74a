import type { Sentence } from '../../tokenise/lines.ts';
import { dropLead } from '../edges/lead.ts';

const going = /^(?:open|go|visit|navigate|load|launch|log|sign|start|browse)$/;

/** Whether a sentence begins the steps: it opens a page or signs in. */
export function opensPage(sentence: Sentence | undefined): boolean {
  const [first, ...more] = sentence ? dropLead(sentence.tokens) : [];
  if (first === undefined) return false;
  const isThere = sentence?.part === 'given' && more.some(({ kind, value }) => kind === 'path' || /^\/\w/.test(value));
  return going.test(first.low) || first.kind === 'path' || isThere;
}
