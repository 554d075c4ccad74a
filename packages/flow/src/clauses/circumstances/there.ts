import type { Memory } from '../../resolve/memory.ts';
import { asWord, beginsCapital, isGiven, isWord, type Token } from '../../tokenise/token.ts';

const ordering =
  /^(?:click|tap|press|hit|push|tick|untick|check|uncheck|toggle|choose|select|pick|enter|type|fill|set|hover|expand|upload|clear|change|update|adjust|edit|put|write|switch|turn|double|right)$/;
/** What holds other things, and the word for it. */
const holding: Record<string, string> = {
  dialog: 'dialog',
  menu: 'menu',
  form: 'form',
  list: 'list',
  table: 'table',
  card: 'card',
  row: 'row',
  region: 'section',
  navigation: 'navigation',
  banner: 'banner',
};

/** Parts of every page, so "there" is still in them on the next. */
const parts =
  /^(?:(?:page|main|left|right|top) )?(?:sidebar|side bar|footer|header|toolbar|side panel|side menu|drawer)$/i;

/** "A dialog opens; click Cancel there": in what was spoken of last, if that holds things; else on the page. */
export function placeThere({ last, lost }: Memory, tokens: readonly Token[]): readonly Token[] {
  const [before, there] = tokens.slice(-2);
  const isPlace =
    tokens.length > 2 &&
    ordering.test(tokens[0]!.low) &&
    isWord(there) &&
    there.raw === 'there' &&
    !/^(?:is|are|be|hi|hello|hey|out|over|in|up|from|to|not|nearly|almost|already|get|getting|go|going|been|who)$/.test(
      before!.low,
    );
  if (!isPlace || lost) return tokens;
  const rest = tokens.slice(0, -1);
  // "click the button there": which one, the words do not say.
  const isKind = rest.length > 3 && /^(?:button|link|icon|image|checkbox|switch|field|tab)$/.test(rest.at(-1)!.low);
  if (!isKind && !rest.some((token, at) => isGiven(token) || (at > 0 && beginsCapital(token.raw)))) return tokens;
  for (let at = last; at; at = at.scope) {
    const word = holding[at.role ?? ''];
    const noun = parts.test(at.noun ?? '') && at.text === undefined ? at.noun! : undefined;
    const place = word ? ['in', 'that', word] : noun ? ['in', 'the', ...noun.toLowerCase().split(' ')] : undefined;
    if (place) return [...rest, ...place.map((low, i) => asWord({ start: there.start + i, end: there.end }, low))];
  }
  return rest;
}
