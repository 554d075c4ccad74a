import type { Target } from '@smokejumper/contracts';
import { captionWith } from '../controls/captions.ts';
import type { Want } from '../find.ts';
import { entryAround } from '../repeats/entries.ts';
import { isFurniture } from '../repeats/groups.ts';
import {
  closest,
  fullText,
  type Item,
  isFoldedOption,
  isNameless,
  namesFor,
  subtree,
  type View,
} from '../view/view.ts';
import { isCalled, type Match, namesOf } from './names.ts';
import { isCookieBanner } from './nouns.ts';
import { isDialog, isDropdown, isHeading, isTextField, isTick } from './roles.ts';
import { bare, compareNames, findPhrase, fold, isSmall, onlyInCompounds, rung, wordsOf } from './text.ts';

const commands = ['button', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'tab', 'switch'];
const choices = ['option', 'radio', 'checkbox', 'treeitem'];

/** The command an element is or stands in, if one name is all of it: a card holds many words that are no name. */
export function commandOf(item: Item): Item | null {
  const control = closest(item, (up) => commands.includes(up.role) || (up.role === 'link' && isFurniture(up)));
  if (control === null) return null;
  const parts = subtree(control).filter((part) => part.children.length === 0 && fullText(part) !== '');
  return parts.length <= 1 ? control : null;
}

// What follows the words and makes another act or thing of them: "Save as draft", "Delete all", "Publish later".
const otherTail =
  /^(?:as|again|all|another|anyway|at|automatically|by|each|else|every|everything|except|for later|in|instead|later|manually|multiple|off|on|only|or|out|over|permanently|selected|several|temporarily|under|up|using|via|with|without)\b/;
// What tells the same at more length: "Save changes", "Continue to payment", "Sign up for free".
const sameTail =
  /^(?:and|to|for|from|your|my|our|the|this|these|it|me|us|you|now|here|more|free|changes|page|button|link|tab|menu|form|screen|field|box|option|item|entry|record|row|details?)\b/;
// What stands ahead of a name and leaves it what it is: whose it is, and that one goes there or has it shown.
const sameHead =
  /^(?:(?:a|an|and|back|browse|choose|click|continue|expand|go|her|here|his|i|i'll|its|me|my|now|of|ok|okay|open|our|please|press|proceed|return|see|select|show|tap|that|the|their|these|this|to|toggle|view|visit|yes|your)(?:\s+|$))+$/;
// What stands ahead of a thing and does something else to it than to show it: "Delete account" is no way to "Account".
const otherHead =
  /^(?:add|archive|block|cancel|clear|close|create|deactivate|decline|delete|disable|discard|do not|don't|hide|invite|leave|mute|never|new|no|not|pause|quit|reject|remove|reset|revoke|skip|stop|suspend|turn off|undo|unlink)\b/;
// To close what lies over the page is to close it, to close anything else is not: "Close tab" is not "Close".
const closing = /^(?:close|dismiss|exit|leave|quit)$/;
const laidOver =
  /^(?:the |this )?(?:alert|banner|dialog|drawer|message|modal|notice|notification|overlay|panel|popover|pop-?up|toast|window)\b/;
const closed = /^(?:the |this |your )?(?:account|entry|form|item|menu|page|record|row|screen|tab)\b/;
const prefix = /(?:^|\s)(?:auto|de|dis|non|pre|re|un)-$/;
/** Of what there is as much as one will: all that is seen is seen. */
const ofAll = /^(?:see|view|show|expand|collapse)$/;
const negated = /^(?:do not|don't|never|no|not|disable|hide|stop|without)\b/;
const otherField =
  /^(?:alternat(?:e|ive)|another|backup|confirm|emergency|filter|find|former|look up|old|other|previous|re-?enter|re-?type|recovery|repeat|search|secondary|verify)\b/;
const otherFieldTail = /^\(?(?:again|confirm|confirmation|repeat)\b/;
// What follows the name of a field and leaves it what it is: what it takes, and how that is written. "Phone number".
const sameField =
  /^(?:an?|address(?:es)?|and|as|body|code|contents?|format|id|in|input|line|name|numbers?|optional|or|required|text|url|value|with|\d.*)\b/;
const searches = /^(?:search|filter|find|look up)\b/;

/**
 * Whether an element goes by the wanted words only as part of the name of something else: "Save as draft" is not "Save".
 * What stood in quotes is read on the page as it was written, so there whatever begins before it or goes on behind it in
 * unknown words is another. So is what a shut dropdown would offer for whoever opens something.
 */
export function isAnother(view: View, match: Match, want: Want): boolean {
  const { text } = want.target;
  if (isOfShutList(match.item, want)) return true;
  if (text === undefined || match.rung !== rung.phrase || ['read', 'region'].includes(want.purpose)) return false;
  const { item } = match;
  // Who names another kind does not mean a link that goes on.
  const strayLink = item.role === 'link' && want.target.role !== undefined && want.target.role !== 'link';
  const control = isPutInto(item) || choices.includes(item.role) || strayLink ? item : commandOf(item);
  const wanted = bare(text);
  if (control === null) return beginsBefore(view, item, { ...want, wanted });
  const caption = isNameless(control) && match.by === 'label' ? captionWith(control, text) : null;
  const names = (caption === null ? namesOf(control).map((name) => name.text) : [caption])
    .map(bare)
    .filter((name) => compareNames(wanted, name, { spelling: false }) === rung.phrase);
  return names.length > 0 && names.every((name) => goesElsewhere(view, control, { ...want, name, wanted }));
}

// Who opens "Drafts" never chooses it in a dropdown that is shut, unless the step speaks of the option or its dropdown.
function isOfShutList(item: Item, { goes, target: { role, scope } }: Want): boolean {
  if (goes !== true || !isFoldedOption(item) || role === 'option' || scope?.role === 'combobox') return false;
  const dropdown = closest(item, isDropdown);
  return dropdown === null || scope?.text === undefined || !isCalled(dropdown, scope.text);
}

interface Compared extends Want {
  name: string;
  wanted: string;
}

// The words that a name has ahead of the wanted ones and behind them; signs and numbers are none.
function wordsAhead(name: string, wanted: string): string {
  const head = name.slice(0, findPhrase(name, wanted)).replace(/["'«‹]$/, '');
  return /\p{L}\s+$/u.test(head) ? head.trim() : '';
}

function wordsBehind(name: string, wanted: string): string {
  const tail = name.slice(findPhrase(name, wanted) + wanted.length);
  return /^\s+\p{L}/u.test(tail) ? tail.trim() : '';
}

// A link in the content may tell more than its name; what it tells begins with the name all the same, and the name is no
// lesser part of it: "the Tea guide" is not called "Tea".
function beginsBefore(view: View, item: Item, want: Omit<Compared, 'name'>): boolean {
  const { wanted, exact, target } = want;
  const link = exact && !isSmall(target.text ?? '') ? closest(item, ({ role }) => role === 'link') : null;
  if (link === null) return false;
  const parts = subtree(link).flatMap((part) => (part.children.length === 0 ? bare(fullText(part)) : []));
  const said = parts.filter((name) => findPhrase(name, wanted) >= 0);
  const isLesser = (name: string) => {
    const behind = wordsBehind(name, wanted);
    return behind !== '' && !sameTail.test(behind) && 2 * wordsOf(wanted).length < wordsOf(name).length;
  };
  return said.length > 0 && said.every((name) => isNewAhead(view, link, { ...want, name }) || isLesser(name));
}

// What bears a number is told by it, whatever it is a number of: "Order #1001".
function isKindAhead(ahead: string, wanted: string): boolean {
  return /^#?\d/.test(wanted) && /^\p{L}+\.?$/u.test(ahead) && !otherHead.test(ahead);
}

function isNewAhead(view: View, control: Item, want: Compared): boolean {
  const ahead = wordsAhead(want.name, want.wanted);
  if (isKindAhead(ahead, want.wanted)) return false;
  return ahead !== '' && !sameHead.test(ahead) && !isToldOf(view, control, { words: ahead, want });
}

function goesElsewhere(view: View, control: Item, want: Compared): boolean {
  const { name, wanted } = want;
  const at = findPhrase(name, wanted);
  const [head, tail] = [name.slice(0, at), name.slice(at + wanted.length)];
  if (isTextField(control) && isOtherField(head.trim(), tail.trim(), want)) return true;
  if (isPutInto(control))
    return isLesserField(view, control, want) || isValueAhead(control, want) || isFieldOfOther(view, control, want);
  if (prefix.test(head) || (want.exact && onlyInCompounds(name, wanted))) return true;
  const [ahead, behind] = [wordsAhead(name, wanted), wordsBehind(name, wanted)];
  if (behind === '' && ahead === '') return false;
  if (isTick(control) && control.role !== 'radio') {
    if (negated.test(ahead) || (otherTail.test(behind) && !/^(?:or|in|on)\b/.test(behind))) return true;
  } else if (otherHead.test(ahead)) return true;
  else if (otherTail.test(behind)) return !isOfAll(control, { wanted, behind });
  if (isChoice(control) && ahead !== '') return true;
  if (isChoice(control) && isSameChoice(wanted, behind)) return false;
  const isSame = closing.test(wanted)
    ? laidOver.test(behind) || (sameTail.test(behind) && !closed.test(behind))
    : sameTail.test(behind);
  const goesOn = behind !== '' && !isSame && !isToldOf(view, control, { words: behind, want });
  const begins = !isTick(control) && isNewAhead(view, control, want);
  return want.exact && !isSmall(want.target.text ?? '') && (goesOn || begins);
}

/** Whether an option holds what is to be chosen as part of another value; what its dropdown is called adds nothing. */
function isOtherChoice(name: string, wanted: string, dropdown: Item): boolean {
  const [ahead, behind] = [wordsAhead(bare(name), bare(wanted)), wordsBehind(bare(name), bare(wanted))];
  const told = new Set(namesFor(dropdown).flatMap(wordsOf));
  const adds = (words: string) => wordsOf(words).some((word) => !told.has(word));
  return adds(ahead) || (adds(behind) && !isSameChoice(wanted, behind));
}

/**
 * The options that a value may mean of those that begin with it and go on: one that only explains itself in brackets is
 * not surely it beside another ("Admin (read only)" and "Admin of billing").
 */
export function choicesMeant<T>(named: readonly T[], nameIn: (one: T) => string, wanted: string, dropdown: Item): T[] {
  const fits = named.filter((one) => !isOtherChoice(nameIn(one), wanted, dropdown));
  const [only] = fits;
  const tail = only === undefined ? '' : bare(nameIn(only)).slice(bare(wanted).length);
  return fits.length === 1 && named.length > 1 && /^ \(\p{L}[^\d]*\)$/u.test(tail) ? [...named] : fits;
}

// What follows a number says of what there are so many.
function isSameChoice(wanted: string, tail: string): boolean {
  return sameTail.test(tail) || /^\d+$/.test(wanted);
}

function isChoice({ role }: Item): boolean {
  return role === 'option' || role === 'radio';
}

function isOfAll(control: Item, { wanted, behind }: { wanted: string; behind: string }): boolean {
  return /^all\b/.test(behind) && (ofAll.test(wanted) || closest(control, isCookieBanner) !== null);
}

// Who searches or confirms something does not enter it.
function isOtherField(head: string, tail: string, { exact, target, wanted }: Compared): boolean {
  if (searches.test(head)) return (exact || target.role === 'textbox') && !searches.test(wanted);
  return otherField.test(head) || otherFieldTail.test(tail);
}

// "Phone extension" is no field "Phone", unless the page shows the two apart: a name, and what explains it.
function isLesserField(view: View, field: Item, want: Compared): boolean {
  const { exact, target, wanted, name } = want;
  const behind = wordsBehind(name, wanted);
  if (!exact || isSmall(target.text ?? '') || behind === '' || searches.test(wanted)) return false;
  if (sameField.test(behind) || sameTail.test(behind) || isToldOf(view, field, { words: behind, want })) return false;
  const shows = (words: string) =>
    view.items.some((part) => part.children.length === 0 && bare(fullText(part)) === bare(words));
  return !(shows(wanted) && shows(behind));
}

function isPutInto(item: Item): boolean {
  return isTextField(item) || isDropdown(item);
}

// The words ahead of a colon are what a dropdown is called, and those behind it what it shows.
function isValueAhead(control: Item, { name, wanted }: Compared): boolean {
  const head = name.slice(0, findPhrase(name, wanted));
  return isDropdown(control) && /\p{L}:\s/u.test(head);
}

// What stood in quotes is the label of a field as it reads: "Team role" is not "Role", though "Project name" is "Name" in the
// form that makes a new project.
function isFieldOfOther(view: View, control: Item, want: Compared): boolean {
  if (!want.exact || isSmall(want.target.text ?? '')) return false;
  const ahead = wordsAhead(want.name, want.wanted).replace(asksFor, '');
  if (ahead === '' || isKindAhead(ahead, want.wanted)) return false;
  const told = new Set([...wordsOf(madeIn(view, control)), ...wordsOf(scopeWords(want.target))]);
  return !wordsOf(ahead).every((word) => told.has(word));
}

/** Whether a title holds the wanted name within one of another thing: "Newsletter archive" asks for no "Newsletter". */
export function isOtherTitle(title: string, text: string): boolean {
  const [name, wanted] = [bare(title), bare(text)];
  if (compareNames(wanted, name, { spelling: false }) !== rung.phrase || isSmall(text)) return false;
  const [ahead, behind] = [wordsAhead(name, wanted).replace(asksFor, ''), wordsBehind(name, wanted)];
  if (ahead !== '' && !isKindAhead(ahead, wanted)) return true;
  return behind !== '' && ![sameField, sameTail, sameQuestion].some((same) => same.test(behind));
}

// What follows the title of a choice and leaves it what it is: that there is something to choose.
const sameQuestion = /^(?:choices?|level|method|mode|options?|preferences?|selection|settings?|type)\b/;

// What stands ahead of the name of a field and leaves it what it is: that it is to be filled, whose it is, how much of it.
const asksFor =
  /^(?:(?:\d+[.)]?|a|an|add|choose|create|display|enter|filter by|full|give|main|my|of|our|pick|please|preferred|primary|provide|required|select|set|sort by|specify|the|their|this|to|type|what is|what's|write|your)(?:\s+|$))+/;

/** What a form is there to make or to change, as its headings say: "New project", "Edit the customer". */
function madeIn({ items }: View, control: Item): string {
  const box = closest(control, (up) => isDialog(up) || up.role === 'form');
  const titles = (box === null ? items : subtree(box)).filter(isHeading).map(fullText);
  const made = [box?.name ?? '', ...titles, ...items.filter(({ level }) => level === 1).map(fullText)];
  return made.map((title) => makes.exec(fold(title))?.[1] ?? '').join(' ');
}

const makes = /^(?:add|create|edit|invite|new|register|update)\s+(?:(?:a|an|another|new|the|this|your)\s+)*(.*)$/;

// "Delete Ann" in the row of Ann tells no more than "Delete".
function isToldOf(view: View, control: Item, { words, want }: { words: string; want: Compared }): boolean {
  const entry = entryAround(control, view.items);
  const around = entry === null || entry === control ? '' : entry.children.map(textBesides(control)).join(' ');
  const told = new Set([...wordsOf(around), ...wordsOf(`${want.target.noun ?? ''} ${scopeWords(want.target)}`)]);
  return wordsOf(words).every((word) => told.has(word)) && !isCut(around, words, want);
}

// "Delete Milk" beside "Milk powder" names another thing than "Delete Milk powder" does.
function isCut(around: string, words: string, { name, wanted }: Compared): boolean {
  const own = wordsOf(wanted);
  const ends = name.startsWith(wanted) ? [own.at(-1), words] : [words, own[0]];
  return findPhrase(wordsOf(around).join(' '), wordsOf(ends.join(' ')).join(' ')) >= 0;
}

function textBesides(control: Item): (item: Item) => string {
  return (item) => {
    if (item === control) return '';
    return subtree(item).includes(control) ? item.children.map(textBesides(control)).join(' ') : fold(fullText(item));
  };
}

function scopeWords({ scope }: Target): string {
  if (scope === undefined) return '';
  return `${scope.text ?? ''} ${scope.noun ?? ''} ${scope.role ?? ''} ${scopeWords(scope)}`;
}
