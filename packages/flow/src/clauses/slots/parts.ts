import { isDefinite } from '../../assertions/subject/definite.ts';
import type { TargetRead } from '../../targets/target.ts';
import { allLows, beginsCapital, isGiven, sourceOf } from '../../tokenise/token.ts';
import type { Reader } from './slots.ts';
import { single } from './texts.ts';
import { act, named, ofRole, readPlace, readTab, setApart } from './things.ts';

/** Looks and parts of a page that one switches between. */
const looks = /^(?:view|layout|page|screen|mode|theme)$/;

/** Parts of a page and tabs of the browser, which one goes to. */
export const partSlots: Record<string, Reader> = {
  tab: readTab,
  pageTab: (context, tokens) =>
    tokens.at(-1)!.low === 'tab' && readTab(context, tokens) === undefined
      ? named(ofRole(act(context, tokens), 'tab'))
      : undefined,
  section: (context, tokens) =>
    /^(?:section|page|screen|view)$/.test(tokens.at(-1)!.low) && tokens.at(-1)!.kind === 'word'
      ? setApart(named(readPlace(context, tokens)))
      : undefined,
  // "switch to the Timeline view": one of several looks or parts, which nobody need call a view.
  part: (context, tokens) => {
    const [kind, ...name] = tokens.slice(tokens[0]!.low === 'the' ? 1 : 0).toReversed();
    const isNamed = kind?.kind === 'word' && looks.test(kind.raw) && name.length > 0 && name.length < 4;
    if (!isNamed || !(isGiven(single(name)) || name.every(({ raw }) => beginsCapital(raw)))) return undefined;
    const called = isGiven(single(name)) ? name[0]!.value : sourceOf(context.spec, name.toReversed());
    return { targets: [{ text: called, noun: kind.raw }], quoted: isGiven(single(name)) };
  },
  // `switch to "Internal tags"`: whatever kind of part it is.
  quotedPart: (_context, tokens) =>
    tokens.length === 1 && tokens[0]!.kind === 'quote'
      ? { targets: [{ text: tokens[0]!.value }], quoted: true }
      : undefined,
  enterable: (context, tokens) => {
    const read = readPlace(context, tokens) as TargetRead | undefined;
    return read && (isDefinite(read) || read.targets.every(({ noun, ordinal }) => noun || ordinal)) ? read : undefined;
  },
  browserTab: (context, tokens) => (/\b(?:tab|window)\b/.test(allLows(tokens)) ? readTab(context, tokens) : undefined),
};
