import { compareNames, rung } from '../../ground/names/text.ts';
import type { Desk } from './desk.ts';

/** Why "done" is not taken for it; null when it is. A model's word alone is not enough. */
export async function endOf(desk: Desk, claim: { quote: string | null }): Promise<string | null> {
  const { acted, demand, course } = desk;
  if (demand !== null) {
    const named = acted.some((deed) => compareNames(demand, deed.name, { spelling: false }) >= rung.loose);
    if (!named) return `the specification names "${demand}", and nothing of that name was acted on`;
    return null;
  }
  if (acted.length > 0) return null;
  const quote = claim.quote?.trim() ?? '';
  if (quote === '') return 'nothing was done for this clause: act, or quote what shows that it is so already';
  const view = await course.session.look({ values: true });
  const { text } = course.session.record(view);
  const plain = (words: string) => words.replace(/\s+/g, ' ');
  return plain(text).includes(plain(quote)) ? null : 'the quote does not stand on the page';
}
