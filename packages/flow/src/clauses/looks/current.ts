import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { within } from '../../targets/within.ts';
import { allLows, asWord, isCapital, isGiven, isLower, sourceOf, type Token } from '../../tokenise/token.ts';
import { isCalled, nameOf } from './names.ts';
import { be, groupsOf } from './wording.ts';

const how = '(?:selected|active|current|highlighted)';
const place = '(?: (?:in|of|on) (?<place>.+))?';

/** "Deals is the active item in the navigation bar", "Options is the active entry in "On this page"". */
const inMenu = new RegExp(
  `^(?<name>.+?) ${be} (?:the ${how} (?:item|entry|link|one|menu (?:item|entry)) (?:in|of|on) (?<place>.+)|highlighted in (?<here>.+) as the current (?:page|item|entry))$`,
  'd',
);
/** "Pull requests is the active tab of the repository". */
const asTab = new RegExp(`^(?<name>.+?) ${be} the (?:${how}|open) (?<kind>tab)${place}$`, 'd');
/** "The All filter is active", "The All filter of the timeline is active". */
const filter = new RegExp(`^[Tt]he (?<name>.+?) (?<kind>filter)${place} ${be} (?:selected|active|chosen)$`, 'd');
const pages = '(?: (?:in|of|on) the (?:pagination|pager|page list))?';
/** "Page 1 of the pagination is the current one", "The current page is 2". */
const page = new RegExp(
  `^(?:[Pp]age (?<number>\\d+)${pages} ${be} the (?:current|active|selected|highlighted) (?:page|one)${pages}|[Tt]he (?:current|active|selected) page ${be} (?<other>\\d+))$`,
  'd',
);

/** Where one entry is the one that is shown: what leads through a site or a page. */
const menus =
  /(?:^|[ -])(?:sidebar|menu|navigation|nav|navbar|bar|breadcrumbs?|contents|pagination|pager|header|list|rail|drawer|tabs?)$/;

/** The place in the words behind its preposition; a list of links is named by its kind or set off. */
function placeOf(context: TargetContext, tokens: readonly Token[], isMenu: boolean) {
  const isTold = isGiven(tokens[0]) || (/^the /i.test(allLows(tokens)) && (!isMenu || menus.test(allLows(tokens))));
  return isTold ? readPlace({ ...context, mode: 'assert' }, [asWord(tokens[0]!, 'in'), ...tokens]) : undefined;
}

function selected(
  context: TargetContext,
  target: Target | undefined,
  tokens: readonly Token[] | undefined,
  isMenu: boolean,
): Claim | undefined {
  const scope = tokens && placeOf(context, tokens, isMenu);
  if (!target || (tokens && !scope)) return undefined;
  return claim(
    [assertion({ action: 'assertState', target: scope ? within(target, scope) : target, value: 'selected' })],
    false,
  );
}

/** "Users is the active item", "the All filter": where only a name can stand, its capital is enough. */
function named(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const [first, ...more] = tokens;
  const isOwn =
    isCapital(first) && (more.length === 0 || (first!.raw === 'My' && more.length < 4 && more.every(isLower)));
  if (isOwn) return { text: sourceOf(context.spec, tokens) };
  return isCalled(tokens) ? nameOf(context, tokens) : undefined;
}

/** Which entry, tab, filter or page is the one that is shown. */
export function readCurrent(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const menu = groupsOf(tokens, inMenu);
  if (menu) return selected(context, named(context, menu.name!), menu.place ?? menu.here, true);
  const numbered = groupsOf(tokens, page);
  const [number] = numbered?.number ?? numbered?.other ?? [];
  if (number) return selected(context, { text: number.value, noun: 'page' }, undefined, true);
  const tab = groupsOf(tokens, asTab);
  if (tab) {
    const target = named(context, tab.name!);
    return selected(context, target && { ...target, role: 'tab' }, tab.place, false);
  }
  const one = groupsOf(tokens, filter);
  if (!one) return undefined;
  const target = named(context, one.name!);
  return selected(context, target && { ...target, noun: 'filter' }, one.place, false);
}
