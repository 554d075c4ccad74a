import type { Target } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { isVague } from '../../lexicon/vague.ts';
import { switchNamed } from '../../targets/labels.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { isCapital, sourceOf, type Token } from '../../tokenise/token.ts';

const uncheckable = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'heading',
  'dialog',
  'alert',
  'page',
  'table',
  'list',
  'img',
  'region',
  'tab',
  'menu',
  'cell',
  'column',
  'slider',
  'form',
]);
/** What is ticked is no text box: "tick the box in the first row". */
const tickable = (target: Target): Target => (target.role === 'textbox' ? { ...target, role: 'checkbox' } : target);

/** "turn off notifications": what is sent, by its plural, is what the switch says. */
const isSettings = (tokens: readonly Token[]) =>
  tokens.length <= 2 &&
  tokens.every(({ kind, raw, low }) => kind === 'word' && raw === low && !isVague(low)) &&
  /^(?:notifications|comments|e?mails|messages|reviews|subtitles|captions|tooltips|thumbnails|suggestions)$/.test(
    tokens.at(-1)!.low,
  );

/** "tick Remember card": with no article the capital begins what the box says, and nothing of that kind is ticked. */
const isBoxOfName = ({ spec }: TargetContext, [first, ...more]: readonly Token[]) =>
  isCapital(first) &&
  more.length > 0 &&
  more.length < 4 &&
  more.every(({ kind, raw, low }) => kind === 'word' && raw === low) &&
  (/^(?:card|page|message|form|cell)$/.test(more.at(-1)!.low) ||
    // "check Privacy link" may be to look at it; nobody turns on a link.
    (/^(?:link|alert|list|menu|image|button)$/.test(more.at(-1)!.low) &&
      turning.test(spec.slice(Math.max(0, first!.start - 12), first!.start))));
const turning = /\b(?:(?:turn|switch|flip) (?:on|off)|enable|disable)\s+$/i;

/** "turn off Available for booking": for what it is so, and no order to choose one that is. */
const isStateOfName = ([first, next, ...more]: readonly Token[]) =>
  isCapital(first) &&
  /^(?:available|active|free|default|important|popular)$/.test(first!.low) &&
  /^(?:for|to|in|on|as)$/.test(next?.raw ?? '') &&
  more.length > 0 &&
  more.length < 3 &&
  more.every(({ kind, raw, low }) => kind === 'word' && raw === low && !isVague(low));

export function readCheckable(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  // "Check 3 rows disappear": looked at, and nothing that is ticked.
  if (countOf(tokens[0]!.low) !== undefined && predicateAt(tokens, 2)) return undefined;
  const given = readTarget({ ...context, mode: 'act', atStart: false }, tokens);
  const isBox = tokens.some(({ kind, low }) => kind === 'word' && /^box(?:es)?$/.test(low));
  if (!given && isSettings(tokens)) return { targets: [{ text: sourceOf(context.spec, tokens) }], quoted: false };
  const isName = isBoxOfName(context, tokens) || (!given && isStateOfName(tokens));
  const name = switchNamed(tokens) ?? (isName ? tokens : undefined);
  if (name) return { targets: [{ text: sourceOf(context.spec, name) }], quoted: false };
  const read = isBox && given ? { ...given, targets: given.targets.map(tickable) } : given;
  return read?.targets.some(({ role }) => uncheckable.has(role ?? '')) ? undefined : read;
}
