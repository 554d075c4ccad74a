import { countOf } from '../../lexicon/numbers.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, isGiven, type Token } from '../../tokenise/token.ts';
import type { Subject } from './subject.ts';

const fileType =
  /^(?:a|an|the)(?: new)? (?:\.?(pdf|csv|zip|xlsx|xls|png|jpe?g|svg|json|xml|txt|docx?|mp3|mp4|ics|html|tar|gz))(?: file| document| archive| image| export| spreadsheet)?$/;

/** What is made up anew with every file, so that its name says it in other words. */
const changing =
  /^(?:dates?|days?|today|time|timestamps?|years?|months?|numbers?|ids?|names?|versions?|digits?|letters?)$/;

/** "a file with statement in its name": one word, which is nothing but what stands there. */
function namePart(tokens: readonly Token[]): Token | undefined {
  const part = tokens.at(3);
  const isPart = part?.kind === 'word' && /^[\p{L}\d][\p{L}\d_-]{2,}$/u.test(part.raw) && tokens[2]?.raw === 'with';
  const isOther =
    part !== undefined && (changing.test(part.low) || isVague(part.low) || isFunctional(part.low) || countOf(part.low));
  return isPart && !isOther ? part : undefined;
}

/** "a PDF", "the file named x.csv", "a download ending in .zip". */
export function readFileSubject(tokens: readonly Token[]): Subject | undefined {
  const type = fileType.exec(allLows(tokens));
  if (type)
    return { kind: 'file', name: tokens.find(({ low }) => low.replace('.', '') === type[1])?.value ?? type[1]! };
  // `a ".ics" file`
  const [article, quoted, kind] = tokens;
  const isExtension = tokens.length === 3 && quoted?.kind === 'quote' && /^\.\w+$/.test(quoted.value);
  if (isExtension && /^(?:an?|the)$/.test(article!.low) && /^(?:file|document|archive|image)$/.test(kind!.low))
    return { kind: 'file', name: quoted.value };
  // `a file with "report" in its name`
  const part = tokens.find(isGiven) ?? namePart(tokens);
  const around = allLows(tokens.filter((token) => token !== part));
  if (part && /^an? (?:[a-z]+ )?file with in (?:its|the) (?:file ?)?name$/.test(around))
    return { kind: 'file', name: part.value };
  const words = allLows(tokens.slice(0, -1));
  const name = tokens.at(-1)!;
  const isNamed =
    /^(?:(?:a|an|the)(?: new)? )?(?:file|download|document|archive|report|pdf|csv|zip|spreadsheet|image|export)?(?: file)?(?: (?:named|called|ending in|ending with|that ends in|that ends with|whose name ends in|whose name ends with|whose name contains|whose name starts with|whose name is|with the name|with the extension|with extension|containing|with|of type))?$/.test(
      words,
    );
  const isSaid = /\bwhose name (?:contains|starts with|is)$/.test(words) && name.kind === 'word';
  if (!isNamed || !(isSaid || isGiven(name) || /\w\.\w|^\.\w+$/.test(name.value))) return undefined;
  return { kind: 'file', name: name.value };
}
