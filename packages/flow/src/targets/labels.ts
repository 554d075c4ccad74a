import { type RoleRead, roleOf } from '../lexicon/roles.ts';
import { isFunctional } from '../lexicon/vague.ts';
import { allRaws, beginsCapital, isSameWord, type Token } from '../tokenise/token.ts';

/** "Login" is one name, though as an order it is "log in". */
export function wholeWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token, at) => isSameWord(token, tokens[at - 1]))) return tokens;
  return tokens
    .filter((token, at) => !isSameWord(token, tokens[at - 1]))
    .map((token) => {
      const isSplit =
        tokens.some((other) => other !== token && isSameWord(other, token)) && /^(?:log|sign|check)/i.test(token.raw);
      return isSplit ? { ...token, low: token.raw.toLowerCase() } : token;
    });
}

/** "Delete for the Milk row", "Escape to close the dialog": an article inside belongs to no name before a type. */
export const isPhrase = (name: readonly Token[]) =>
  isOfKindBefore(name) ||
  (name.some(
    ({ kind, low, raw }, at) => at > 0 && kind === 'word' && low === raw && /^(?:the|a|an|this|that)$/.test(low),
  ) &&
    (/^(?:the|a|an)$/.test(name.at(-1)!.raw) ||
      name.some(
        ({ low, raw }, at) =>
          at > 0 &&
          low === raw &&
          /^(?:for|of|in|on|to|into|onto|with|without|from|next|near|beside|below|under|above|or)$/.test(low),
      )));

/** "the Help button for Customers": for whom a thing is, and no thing of theirs. */
export const isOfKindBefore = (name: readonly Token[]) =>
  name.length > 1 &&
  name.at(-1)!.raw === 'for' &&
  name.at(-2)!.raw === name.at(-2)!.low &&
  roleOf([name.at(-2)!.low])?.isPlain === true;

/** "the selected row", "the row checkbox": how it is, or of what; neither is anything that stands in it. */
export function tellsNoName([word, ...more]: readonly Token[], role = ''): boolean {
  const isState = /^(?:un)?(?:selected|checked|ticked|expanded|collapsed|highlighted|focused|disabled|enabled)$/;
  if (more.length > 0) return false;
  if (/^(?:checkbox|radio|switch)$/.test(role)) return /^(?:row|cell|item|card)$/.test(word!.raw);
  return /^(?:row|card|listitem)$/.test(role) && isState.test(word!.raw);
}

const links = /^(?:copy|send|share|get|create|insert|generate|paste|shorten|email)$/;
const parts =
  /^(?:report|follow|enable|disable|verify|approve|reject|finish|preview|schedule|mute|link|connect|like|rate|add|new|create|delete|remove|insert|edit|rename|duplicate|print|save|share|upload|move|copy|hide|show|clear|change|archive|merge|publish|export|import|sort|refresh|leave|view|submit|filter|reset|get|see|close|open|send|start|choose|select|pick|use|request|order|block|freeze|activate|replace|lock|unlock|invite|back|expand|collapse|download|attach|join|split|pin|unpin|scan|pay|replace|try|redeem|apply|extend|renew|restore|resend|shuffle|swap|enlarge|crop|rotate|pause|resume|stop|cancel|book|reserve|rent|hire|find|compare|browse|explore|build|generate|assign|fill|check|make|read|write|compile|fetch|clone|configure|customi[sz]e|organi[sz]e|prepare|draft|run|launch|load|set|mark|manage|visit|watch|play|switch)$/;

const makes = /^(?:Add|Create|Insert|Remove|Delete|Duplicate|Rename)$/;

/** "Copy link", "Add row": a verb and what it is done to, so the whole is the label. */
export function isLabelled(name: readonly Token[], role: string | undefined): boolean {
  const [first] = name;
  if (name.slice(1).some(({ raw, low }) => raw !== low)) return false;
  const isTable = /^(?:row|column|card|table|list|page|region|form|img|listitem|option)$/.test(role ?? '');
  // "click add card": in lower case too, a bare verb before its object is the label.
  if (!beginsCapital(first!.raw))
    return (
      (role === 'link' && name.length === 1 && links.test(first!.raw)) ||
      (isTable && name.length <= 2 && (orders.test(first!.raw) || (role === 'card' && changes.test(first!.raw))))
    );
  if (role === 'link') return links.test(first!.low);
  // "click Add field": a field is made by a button that says so.
  if (role === 'textbox') return name.length === 1 && makes.test(first!.raw);
  if (role === 'option' && name.length > 1) return false;
  if (role === 'tab') return first!.low === 'open' && name.at(-1)!.low === 'new';
  return (
    /^(?:row|column|card|table|list|page|region|form|img|video|cell|menu|listitem|dialog|option)$/.test(role ?? '') &&
    (parts.test(first!.low) ||
      parts.test(first!.low.replace(/^(?:un|re|de|dis)(?=[a-z]{4})/, '')) ||
      (role === 'card' && changes.test(first!.low)) ||
      (first!.low === 'top' && name[1]?.low === 'up'))
  );
}

/** What is never on or off: before these words such a kind ends the name of a switch. */
const unswitched =
  /^(?:page|list|table|form|banner|menu|region|iframe|video|navigation|progressbar|tooltip|alert|dialog|column)$/;

/** "turn off Public page", "Cookie banner should be on": the name of the switch, its kind and all. */
export function switchNamed(tokens: readonly Token[]): readonly Token[] | undefined {
  const name = /^the$/i.test(tokens[0]?.raw ?? '') ? tokens.slice(1) : tokens;
  const isName =
    name.length > 1 &&
    name.length < 5 &&
    beginsCapital(name[0]!.raw) &&
    name.every(({ kind, raw, low }, at) => kind === 'word' && (at === 0 || (raw === low && !isFunctional(low))));
  const kind = isName ? roleOf([name.at(-1)!.low]) : undefined;
  return kind?.isPlain && !kind.plural && unswitched.test(kind.role ?? '') ? name : undefined;
}

const orders =
  /^(?:add|new|create|delete|remove|insert|edit|rename|duplicate|upload|copy|hide|clear|archive|merge|export|import|filter|reset|invite|download|attach|split|save|publish|print|share|move|join|next|previous)$/;

const changes = /^(?:change|update|replace|view|block|freeze|lock|unlock|activate|order|use|save|pay)$/;

const looks =
  /^(?:big|small|large|little|tiny|huge|red|green|blue|yellow|orange|purple|pink|grey|gray|black|white|primary|secondary|only|round|bold)$/;

export const isLook = (word: string): boolean => looks.test(word);

/** How many words at the front say how it looks: "the green Save button". A name of such words alone is no name. */
export function looksOf(name: readonly Token[]): number {
  let at = 0;
  while (at < name.length && name[at]!.kind === 'word' && looks.test(name[at]!.raw)) at++;
  return at === name.length || at > 1 || beginsCapital(name[at]!.raw) ? at : 0;
}

/** "the primary card": which of the cards, and not how it looks, as a button may. */
export const isCalledByRank = (name: readonly Token[], { role }: RoleRead): boolean =>
  name.length === 1 &&
  /^(?:primary|secondary)$/.test(name[0]!.raw) &&
  /^(?:card|row|tab|cell|column)$/.test(role ?? '');

/** "archived cards", "hidden columns", "the archived card": what was done to them, and no name that they bear. */
export const isDoneTo = (name: readonly Token[], { plural, role }: RoleRead, atStart: boolean): boolean =>
  (plural ? role !== undefined : /^(?:row|card|listitem)$/.test(role ?? '')) &&
  name.length === 1 &&
  /^(?:[a-z]{2,}ed|hidden|sent|paid|unpaid|broken|frozen)$/.test(atStart ? name[0]!.low : name[0]!.raw);

const sides = /^(?:left|right|left-hand|right-hand|top|upper|bottom|lower)$/;

/** "the left menu", "the upper bar": a part of the screen that is told by where it is, and no name. */
export const isSideOf = (tokens: readonly Token[]): boolean =>
  sides.test(tokens[0]!.raw) &&
  /^(?:(?:left|right)(?:-hand| hand)?(?: side)? (?:menu|panel|column|bar|pane|nav|navigation|navbar|sidebar|section|area|toolbar|drawer)|(?:top|upper|bottom|lower) (?:menu|bar|nav|navigation|navbar|toolbar|panel))$/.test(
    allRaws(tokens),
  );

/** "Data Grid", "Progress Bar": nobody acts on such a thing as a whole, so capitals throughout are a label. */
export const isTitledKind = (tokens: readonly Token[], { role }: RoleRead): boolean =>
  /^(?:table|progressbar|navigation|tooltip|video)$/.test(role ?? '') &&
  tokens.length > 1 &&
  tokens.at(-1)!.low !== role &&
  tokens.every(({ kind, raw }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(raw));

/** "the We use cookies banner": the page speaks up to its kind. */
export const isOfReader = ([first]: readonly Token[]) => /^(?:We|You|I)$/.test(first!.raw);

/** Parts of a screen that are described rather than named: "the preview window", "the basket badge". */
export const screenParts = /^(?:window|badge|drawer|pane|toolbar|overlay|bar|player|chip)$/;

/** "Reload, No toast there", "No banner still there": denied, and nothing that is called No. */
export const isDenial = ([first, ...more]: readonly Token[]) =>
  first?.raw === 'No' &&
  (more.at(-1)?.raw === 'still' || (more.length === 1 && roleOf([more[0]!.low])?.isPlain === true));

/** Which text a field is for: "the Alt text field". */
export const textual = /^(?:Alt|Alternative|Body|Button|Link|Help|Hint|Placeholder|Anchor|Preview)$/;

/** "the From field": a word that leads to a place, and here is what the field is called. */
export const isWay = ([word, ...more]: readonly Token[], role = '') =>
  more.length === 0 && word !== undefined && ways.test(word.low) && /^(?:textbox|searchbox|combobox)$/.test(role);
const ways = /^(?:from|to|by|for|when|where|what|who|about|until|after|before|via)$/;
