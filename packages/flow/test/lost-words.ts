import { readSentences } from '../src/clauses/spec.ts';
import { keyOf } from '../src/lexicon/keys.ts';
import { countOf, ordinalOf } from '../src/lexicon/numbers.ts';
import { roleOf } from '../src/lexicon/roles.ts';
import { verbs } from '../src/lexicon/verbs.ts';
import type { Token } from '../src/tokenise/token.ts';

type Step = Record<string, unknown>;

/** Everything a step says, as texts and as keys. */
function said(
  step: unknown,
  texts: string[] = [],
  keys: Set<string> = new Set(),
): { texts: string[]; keys: Set<string> } {
  if (typeof step === 'string') texts.push(step);
  else if (typeof step === 'number') texts.push(String(step));
  else if (step && typeof step === 'object')
    for (const [key, value] of Object.entries(step)) {
      keys.add(key);
      if (key !== 'kind') said(value, texts, keys);
    }
  return { texts, keys };
}

/** The words of the wordings of an action, without the slots. */
const wordings = new Map<string, Set<string>>();
for (const { action, wording } of verbs) {
  const words = wordings.get(action) ?? new Set();
  for (const word of wording.replace(/\{[^}]*\}/g, ' ').split(/[^\p{L}\p{N}'-]+/u)) words.add(word);
  wordings.set(action, words);
}

/** Words that are no name and yet mean something: what the steps must hold for it. A step may also say the word itself. */
const meanings: [RegExp, RegExp][] = [
  [
    /^(?:not|no|never|nor|neither|none|dont|don't|isn't|isnt|doesn't|shouldnt|shudnt|shoudnt|longer|anymore|gone|nowhere|goes|dis+ap+ear(?:s|ed)?|vanish(?:es)?|hidden|closed?|closes|away|left|missing|absent|without|instead)$/,
    /not|Not|neq|NoErrors|"steps":0|unchecked|disabled|collapsed|readonly|empty|clear|dismiss|closeTab|"op":"(?:lte?|eq|gte)"|"value":"(?:0|enabled)"/,
  ],
  [/^(?:more|greater|bigger|above|higher|over|least|exceeds?|minimum)$/, /"op":"(?:gte?|increased|lte)"/],
  [/^(?:less|fewer|smaller|below|lower|most|max|maximum|between)$/, /"op":"(?:lte?|decreased|gte)"|waitFor|times/],
  [/^(?:same|equal|equals|exactly)$/, /against|"op":"[gl]te"|"op":"(?:eq|equals)"|Screenshot/],
  [/^(?:random|unique|generate|brand|fresh|new|made|made-up|invent|invented|generated)$/, /generate|newTab|ordinal/],
  [/^(?:if|unless|otherwise|else|case|optional)$/, /condition/],
  [/^(?:until|till|til|within|seconds?|long|\d+)$/, /until|wait/],
  [/^(?:twice|times|once|thrice|\d+x|each)$/, /times/],
  [/^only$/, /assertCount/],
  [/^(?:number|quantity|nr|count|how|many)$/, /assertCount|assertNumber|assertText|measure|generate/],
  [/^(?:remember|save|keep)$/, /"as"/],
  [/^(?:down|up|further)$/, /scroll|decreased|increased/],
  [/^(?:downloaded|downloads?|exported)$/, /assertDownload/],
  [/^(?:subject|e-?mail|mail|received?|receives|reaches|sent|arrives?|arrived)$/, /Email/],
  [/^(?:status|code|response|failed|requests?|links?|href|leads?)$/, /assertResponse|NoErrors|assertHref|request/],
  [/^(?:sorted|ordered|sort|filter)$/, /assertOrder|select/],
  [
    /^(?:ticked|unticked|checked|disabled|greyed|off|expanded|focus|focused|open|opens|opened)$/,
    /assertState|assert(?:Not)?Visible|check|switch/,
  ],
  [
    /^(?:turn|set|bung|chosen|go|press|hitting|enter|leave|compare|serch|search)$/,
    /"(?:check|uncheck|select|fill|open|press|clear|assert\w+|scroll|search|assertNumber|click|activate)"/,
  ],
  [
    /^(?:header|heading|column|cell|row|cart|list|panel|dropdown|form|dialog|alert|iframe|editor|tab|window)$/,
    /"role":"(?:column|cell|heading|row|dialog|alert|iframe|combobox|form|listitem|card|list|region|page)"|"noun"|banner|assertDialog|acceptDialog|dismissDialog/,
  ],
  [/^(?:reload\w*|refresh\w*)$/, /"reload"|F5|\+R/],
  [/^(?:give|allow|hang|hold|pause)$/, /"wait"|waitFor|"assertResponse"/],
  [/^(?:highest|lowest)$/, /assertOrder/],
  [/^(?:both|all|them)$/, /\}.*\}/],
  [/^(?:>=?|<=?|≠)$/, /"op":"(?:gte?|lte?|not-equals)"/],
  [/^(?:drops?|dropped|rises?|risen|went)$/, /"op":"(?:increased|decreased)"/],
  [/^(?:mandatory|marked)$/, /"required"/],
  [/^yet$/, /Not|"not-|"disabled"|"unchecked"/],
  [/^centre$/, /"navigate"/],
  [/^like$/, /"wait"/],
  [/^runs$/, /"assertOrder"/],
  [/^(?:free|allowed|acceptable|tolerated|network)$/, /"assertNoErrors"/],
  [/^(?:edited|blank|clickable|clicked)$/, /readonly|empty|enabled|disabled|"click"/],
  [/^(?:becomes|became|stays|keeps|holds?|lists|turns|includes)$/, /"assert\w+"/],
  [/^(?:takes|place)$/, /"assertVisible"/],
  [/^tab's$/, /"assertTitle"/],
  [/^switched$/, /"value":"(?:un)?checked"/],
  [/^(?:pre-)?filled$/, /"assertValue"|"not-empty"/],
  [/^(?:bigger|larger)$/, /"op":"gt/],
  [/^different$/, /"neq"|"not-equals"/],
  [/^path$/, /"assertUrl"/],
  [/^cursor$/, /"focused"/],
  [/^longest$/, /"waitFor"/],
  [/^(?:browser's|popup)$/, /assertDialog|acceptDialog|dismissDialog/],
  [/^title$/, /"assertTitle"/],
  [/^errors$/, /"assertNoErrors"/],
  [/^smth$/, /"assertHref"/],
  [/^change$/, /"waitFor"/],
  [/^begins?$/, /"starts-with"/],
  [/^url$/, /"assertHref"|"assertUrl"/],
  [/^reach$/, /Email/],
  [/^ctrl$/, /Control\+/],
  [/^unselected$/, /"not-selected"/],
  [/^(?:[az]|low|high)$/, /"assertOrder"/],
  [/^right$/, /"relation"/],
  [/^(?:asks?|started|tops)$/, /assertDialog|assertDownload|until/],
  [/^(?:second-(?:to-)?last)$/, /"ordinal":-2/],
  [/^baseline$/, /assertScreenshot/],
  [/^buttons?$/, /"role":"radio"/],
  [/^(?:goes|gone)$/, /increased|decreased|Email|assertHref/],
  [/^(?:this|one)$/, /"assertResponse"/],
  [/^mentions?$/, /contains|assertText|assertVisible/],
  [/^(?:like|matches)$/, /"assertScreenshot"/],
  [/^(?:bars?|area)$/, /"progressbar"|"textbox"/],
  [/^(?:occurred|happened|thrown)$/, /"assertNoErrors"/],
  [/^enabled$/, /"disabled"/],
  [/^(?:answers?|gives)$/, /"acceptDialog"|"assertResponse"/],
  [/^(?:her|his|their)$/, /"relation":"(?:row|item)"/],
  [/^(?:popup|dialog)'s$/, /"role":"dialog"/],
  [/^double-clicked$/, /"doubleClick"/],
  [/^right-clicked$/, /"rightClick"/],
  [/^(?:view|greet|words)$/, /"assertVisible"/],
  [/^gone$/, /"navigate"/],
  [/^(?:no|not|longer)$/, /"waitFor"/],
  [/^chosen$/, /"(?:checked|selected|choose|check)"/],
  [/^this$/, /"scope"|"dismiss"/],
  [/^(?:in)?active$/, /"(?:enabled|disabled)"/],
  [/^time$/, /"click"/],
  [/^regex$/, /"matches"/],
  [/^extension$/, /"assertDownload"/],
  [/^soon$/, /navigate|until|"steps":[1-9]|"action":"(?:click|open)"/],
  [/^(?:user|username|account|using|with|password|pw|pin)$/, /"action":"login".*"secret"/],
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[“”„"]/g, '"')
    .replace(/[‘’]/g, "'");
const stem = (word: string) =>
  word
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:e?s|ed|ing|e|ly)$/, '')
    .replace(/'s?$/, '')
    .replace(/(?<!s)([a-z])\1$/, '$1');

/** The tokens of a clause that neither its steps nor the list of fillers account for. */
export function lostTokens(tokens: readonly Token[], steps: readonly Step[], fillers: ReadonlySet<string>): Token[] {
  const { texts, keys } = said(steps);
  const whole = plain(texts.join(' \n '));
  const held = new Set(whole.split(/[^\p{L}\p{N}'@.-]+/u).flatMap((word) => [word, stem(word)]));
  const actions = new Set(texts);
  const grammar = [...actions].flatMap((action) => [...(wordings.get(action) ?? [])]);
  const known = new Set(grammar.flatMap((word) => [word, stem(word)]));
  const json = JSON.stringify({ ...(steps.length === 0 && { steps: 0 }), all: steps });
  return tokens.filter((token) => {
    const low = plain(token.low);
    if (token.kind === 'soft' || token.kind === 'stop' || token.who) return false;
    const isKey = /\w\+\S/.test(low) && texts.some((text) => plain(text) === plain(keyOf(token.value) ?? ''));
    if (isKey) return false;
    if (token.kind !== 'word') return !whole.includes(plain(token.value).trim());
    if (held.has(low) || held.has(stem(low)) || known.has(low) || known.has(stem(low)) || fillers.has(low))
      return false;
    if (whole.includes(plain(token.raw))) return false;
    if (ordinalOf(low) !== undefined) return !keys.has('ordinal') && !keys.has('times');
    const isStandIn = keys.has('ordinal') || keys.has('condition') || actions.has('assertResponse');
    if (low === 'one' && isStandIn) return false;
    const count = countOf(low);
    if (count !== undefined) return !held.has(String(count));
    if (meanings.some(([word, shown]) => word.test(low) && shown.test(json))) return false;
    const role = roleOf([low]);
    if (role?.role && actions.has(role.role)) return false;
    return true;
  });
}

export interface Lost {
  clause: string;
  words: string[];
  steps: readonly Step[];
}

/** The clauses of a spec that were read although some of their words are in no step. */
export function lostIn(spec: string, fillers: ReadonlySet<string>): Lost[] {
  const found: Lost[] = [];
  for (const { outcomes } of readSentences(spec)) {
    const all = outcomes.flatMap((outcome) => outcome.read?.steps ?? []);
    for (const { tokens, read: clause } of outcomes) {
      if (!clause) continue;
      // A place and the like ask for nothing themselves: the clauses after them hold their words.
      const steps = clause.steps.length > 0 ? clause.steps : all;
      const lost = lostTokens(tokens, steps as unknown as Step[], fillers);
      if (lost.length > 0)
        found.push({
          clause: spec.slice(tokens[0]!.start, tokens.at(-1)!.end),
          words: lost.map(({ raw }) => raw),
          steps: clause.steps as unknown as Step[],
        });
    }
  }
  return found;
}
