import type { Sentence } from '../../tokenise/lines.ts';
import { dropLead } from '../edges/lead.ts';

const going = /^(?:open|go|visit|navigate|load|launch|log|sign|start|browse)$/;

/** Whether a sentence begins the steps: it opens a page or signs in. */
export function opensPage(sentence: Sentence | undefined): boolean {
  const [first] = sentence ? dropLead(sentence.tokens) : [];
  return first !== undefined && (going.test(first.low) || first.kind === 'path');
}
