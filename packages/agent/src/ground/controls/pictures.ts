import type { Want } from '../find.ts';
import { fold, wordsOf } from '../names/text.ts';
import { fullText, has, type Item, isWithin, subtree } from '../view/view.ts';

// What the same picture is commonly called. Only names that say one thing: an arrow or a star may mean many.
const groups = [
  'delete, remove, trash, bin, rubbish, garbage, trash can, trash bin, wastebasket',
  'close, x, times, cross, xmark, dismiss',
  'edit, pencil, pen, modify, edit note',
  'settings, setting, gear, gears, cog, cogs, preferences',
  'menu, hamburger, bars, burger',
  'more, ellipsis, kebab, dots, more vert, more horiz, dots vertical, dots horizontal, ellipsis v, ellipsis h, ellipsis vertical, ellipsis horizontal, more vertical, more horizontal',
  'search, magnifier, magnify, magnifying glass, loupe',
  'add, plus, new, create',
  'account, user, profile, person, my account, user profile',
  'notifications, notification, bell, alerts',
  'cart, basket, bag, shopping cart, shopping bag, shopping basket',
  'save, floppy, floppy disk, disk, diskette, content save',
  'refresh, reload, sync, rotate, arrows rotate, rotate cw',
  'home, house',
  'filter, filters, funnel, filter list',
  'log out, logout, sign out, signout, sign out alt',
  'log in, login, sign in, signin, sign in alt',
  'copy, content copy, clone, duplicate',
  'help, question, question mark',
  'info, information',
  'print, printer',
  'send, paper plane',
  'eye, visibility, visibility off, eye off, eye slash, eye closed, eye invisible',
  'attach, paperclip, attachment, attach file',
  'calendar, calendar today, calendar month, date picker',
  'lock, padlock',
  'mail, envelope, email, message',
  'language, globe, translate, languages',
  'right arrow, arrow right, chevron right, angle right, caret right, right',
  'left arrow, arrow left, chevron left, angle left, caret left, left',
  'up arrow, arrow up, chevron up, angle up, caret up, up',
  'down arrow, arrow down, chevron down, angle down, caret down, down',
].map((line) => line.split(', '));
const groupOf = new Map(groups.flatMap((names, at) => names.map((name): [string, number] => [name, at])));

const dots = /^(?:(?:three|3) )?(?:vertical )?dots?$/;
const drawings =
  /^(?:cross|eye|hamburger|burger|kebab|ellipsis|pencil|gear|cog|trash(?: can)?|bin|magnifier|magnifying glass|plus|chevron|funnel|bell|heart|star|(?:right|left|up|down) arrow|arrow (?:right|left|up|down))$/;

/** Signs that people write for what is drawn. */
const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '×': 'cross',
  '✕': 'cross',
  '⋮': 'dots',
  '☰': 'hamburger',
};

/** Words that say what is drawn, and no words that a page would write on a button. */
export function isDrawing(text: string): boolean {
  if (signs[text.trim()] !== undefined) return true;
  const words = wordsOf(fold(text).replace(furniture, '')).join(' ');
  return /\bicon\b/.test(fold(text)) || dots.test(words) || drawings.test(words);
}

const furniture = /\b(icon|button|sign|symbol|image|link|the|control)\b/g;
/** Words of a picture's name that say how it is drawn. */
const drawn = /\b(alt|o|circle|circled|square|simple|variant|alternative|can)\b/g;

/**
 * The last rung, for presses only: controls that show no words at all and whose picture is called what was asked for;
 * one with a name nobody sees only where the words say what is drawn.
 * A picture's name is not on the page, so it proves nothing and no check ever uses it.
 */
export function byPicture(items: readonly Item[], want: Want): Item[] {
  const { text, noun, role } = want.target;
  const said = text ?? noun ?? '';
  const words = (signs[said.trim()] ?? wordsOf(fold(said).replace(furniture, '')).join(' ')).replace(dots, 'dots');
  const drawing = role === 'img' || isDrawing(said);
  const pressed = want.purpose === 'press' && (role === undefined || ['button', 'link', 'img', 'menu'].includes(role));
  if (!pressed || words === '') return [];
  const fits = items.filter(
    (item) =>
      !has(item, 'hidden') &&
      (isWordless(item) || (drawing && item.icon !== '') ? isCalled(item.icon, words) : isArrow(item, words)),
  );
  // A box around a button is pressed by its button.
  return fits.filter((item) => item.ref !== null && !fits.some((other) => other !== item && isWithin(other, item)));
}

/** Whether a control that shows no words may be drawn as what is said: a bell for "Notifications". */
export function mayBeDrawnAs(item: Item, said: string): boolean {
  const words = wordsOf(fold(said).replace(furniture, '')).join(' ').replace(dots, 'dots');
  return words !== '' && showsNone(item) && [item.icon, fold(item.name)].some((name) => isCalled(name, words));
}

const ticks = ['check', 'checkmark', 'check mark', 'tick', 'done'];
const ends = /^(?:save|done|ok|okay|confirm|apply|submit|accept|approve|finish|update)$/;

// What counts a number up or down is drawn as a sign or an arrow.
const steps = [
  [/^(?:increment|increase|raise)$/, /\b(?:plus|add|up)\b/],
  [/^(?:decrement|decrease|lower|reduce)$/, /\b(?:minus|remove|down)\b/],
] as const;

/** Whether a picture may be drawn for such words, which it does not say: a bin for "Delete invoice", a tick for "Save". */
export function mayStandFor(icon: string, text: string): boolean {
  const [verb = '', next = ''] = wordsOf(fold(text));
  if (isCalled(icon, verb) || isCalled(icon, `${verb} ${next}`)) return true;
  if (steps.some(([verbs, signs]) => verbs.test(verb) && signs.test(icon))) return true;
  return ends.test(verb) && ticks.includes(icon.replace(drawn, '').replace(/\s+/g, ' ').trim());
}

const arrows: Readonly<Record<string, readonly string[]>> = {
  right: ['right', 'arrow right', '>', '›', '»', '→', '▶', '▸'],
  left: ['left', 'arrow left', '<', '‹', '«', '←', '◀', '◂'],
  up: ['up', 'arrow up', '↑', '▲', '▴'],
  down: ['down', 'arrow down', '↓', '▼', '▾'],
};

// An arrow that is named or written by its way only: "right", "›".
function isArrow(item: Item, words: string): boolean {
  const way = /^(?:arrow )?(right|left|up|down)(?: arrow)?$/.exec(words)?.[1];
  return way !== undefined && ['button', 'link'].includes(item.role) && arrows[way]?.includes(fold(item.name)) === true;
}

export function isWordless(item: Item): boolean {
  return item.name === '' && item.label === '' && fullText(item) === '';
}

/** Whether people see no words in it, whatever it is called for readers of screens. */
export function showsNone(item: Item): boolean {
  return item.tag !== 'input' && !has(item, 'hidden') && subtree(item).every((part) => part.text === '');
}

function isCalled(icon: string, words: string): boolean {
  if (icon === '') return false;
  const plain = icon.replace(drawn, '').replace(/\s+/g, ' ').trim();
  return [icon, plain].some((name) => {
    if (name === words) return true;
    const group = groupOf.get(name);
    return group !== undefined && group === groupOf.get(words);
  });
}
