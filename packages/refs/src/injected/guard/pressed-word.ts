import { parentOf } from '../ids.ts';
import type { Pass } from '../pass.ts';
import { type Root, readerOf, sheetsOf } from '../tree/rules.ts';

const controls =
  'a[href],button,label,summary,option,input,select,textarea,[role=button],[role=link],[role=tab],[role=switch],' +
  '[role=checkbox],[role=radio],[role=option],[role=combobox],[role=treeitem],[role^=menuitem]';

/**
 * Words in a line of a box that takes presses, among others of which each is one to press: the pointer shows over all of
 * it, so what tells is that the page gives it to these words anew. In a control they are but its words.
 */
export function isPressedWord(pass: Pass, element: Element): boolean {
  const around = parentOf(element);
  if (around === null || element.localName.includes('-') || !pass.style(element).display.startsWith('inline'))
    return false;
  if (!holdsWords(element) || isAlone(element, around)) return false;
  return element.closest(controls) === null && pass.memo('pressed', element, () => isGivenPointer(pass, element));
}

function holdsWords({ childNodes }: Element): boolean {
  return Array.from(childNodes).some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));
}

function isAlone(element: Element, around: Element): boolean {
  return element.textContent?.trim() === around.textContent?.trim();
}

const readPointers = readerOf(({ cursor }) => cursor === 'pointer');
const known = new WeakMap<Pass, Map<Root, string>>();

function isGivenPointer(pass: Pass, element: Element): boolean {
  if ((element as HTMLElement).style?.cursor === 'pointer') return true;
  const root = element.getRootNode() as Root;
  const lists = known.get(pass) ?? new Map<Root, string>();
  known.set(pass, lists);
  if (!lists.has(root))
    lists.set(
      root,
      sheetsOf(root)
        .flatMap((sheet) => readPointers(sheet) ?? [])
        .filter(isOwn)
        .join(','),
    );
  const selectors = lists.get(root) ?? '';
  try {
    return selectors !== '' && element.matches(selectors);
  } catch {
    return false;
  }
}

// What goes to all that a box holds says nothing of its words.
function isOwn(selector: string): boolean {
  return !/(?:^|[\s>+~,])\*/.test(selector) && !selector.includes('&');
}
