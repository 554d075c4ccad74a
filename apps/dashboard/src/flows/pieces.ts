import { diffWordsWithSpace } from 'diff';

/** A piece of two texts: in both, only in the older, or only in the newer. */
export interface DiffPiece {
  text: string;
  of: 'both' | 'before' | 'after';
}

/** What was taken out and put in, phrase by phrase: blanks between two changed words are changed with them. */
export function pieces(before: string, after: string): DiffPiece[] {
  const found: DiffPiece[] = [];
  let [out, put] = ['', ''];
  const flush = () => {
    if (out !== '') found.push({ text: out, of: 'before' });
    if (put !== '') found.push({ text: put, of: 'after' });
    [out, put] = ['', ''];
  };
  const changes = diffWordsWithSpace(before, after);
  for (const [index, { value, added, removed }] of changes.entries()) {
    const isBlankBetween = /^[^\S\n]+$/.test(value) && out + put !== '' && index < changes.length - 1;
    if (removed || (!added && isBlankBetween)) out += value;
    if (added || (!removed && isBlankBetween)) put += value;
    if (added || removed || isBlankBetween) continue;
    flush();
    found.push({ text: value, of: 'both' });
  }
  flush();
  return found;
}
