import { fullText, has, type Item } from '../view/view.ts';
import { isDropdown, isPressable, saysItOpens } from './roles.ts';
import { bare } from './text.ts';

const codes =
  'af ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv ms nb nl no pl pt ro ru sk sl sr sv sw ta th tr uk vi zh'.split(
    ' ',
  );
let names: ReadonlySet<string> | null = null;

/** What languages are called, by themselves and in English. */
function known(): ReadonlySet<string> {
  const called = (code: string, by: string) => new Intl.DisplayNames(by, { type: 'language' }).of(code) ?? '';
  names ??= new Set(codes.flatMap((code) => [bare(called(code, code)), bare(called(code, 'en'))]));
  return names;
}

const asked = /^(?:language|locale)(?: (?:menu|switcher|selector|picker|dropdown|button))?$/;

/** "The language menu" where all that a control says is the language in use; one that says that it opens goes first. */
export function languageControls(items: readonly Item[], words: string): Item[] {
  if (!asked.test(bare(words))) return [];
  const opens = (item: Item) => saysItOpens(item);
  const isCalled = (item: Item) => {
    const name = bare((fullText(item) || item.name).replace(/\s*\(.*\)$/, ''));
    return known().has(name) || (opens(item) && codes.includes(name));
  };
  const fits = items.filter(
    (item) => item.ref !== null && !has(item, 'hidden') && (isPressable(item) || isDropdown(item)) && isCalled(item),
  );
  const openers = fits.filter((item) => opens(item) || isDropdown(item));
  return openers.length > 0 ? openers : fits;
}
