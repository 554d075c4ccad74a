import { isPressedWord } from '../guard/pressed-word.ts';
import { parentOf } from '../ids.ts';
import { glyphsIn } from '../name/glyph.ts';
import { iconOf } from '../name/icon.ts';
import { contentText, nameOf } from '../name/name.ts';
import { isFocusable, roleOf } from '../name/role.ts';
import { squeeze } from '../name/text.ts';
import type { Pass } from '../pass.ts';
import type { ContextParts, Meaning } from '../wire.ts';
import { contextOf } from './context.ts';

/** What an element means now, read with an eye on what its context was `before`. */
export function meaningOf(pass: Pass, element: Element, before?: ContextParts): Meaning {
  const role = roleOf(element);
  return {
    role,
    ...identityOf(pass, element, role),
    tag: element.localName,
    marks: marksOf(pass, element),
    context: contextOf(pass, element, before),
  };
}

/** By what an element is told from others of its role. A plain box has no name, whatever assistive technology calls it: it is what it says. */
export function identityOf(pass: Pass, element: Element, role: string): Required<Pick<Meaning, 'name' | 'target'>> {
  if (role === 'generic' && isPlain(pass, element)) return { name: '', target: wordsIn(pass, element) };
  return { name: nameOf(pass, element), target: targetOf(pass, element) };
}

const longestSaid = 200;

/** What a box says that holds nothing but words. */
export function wordsIn(pass: Pass, element: Element): string {
  const said = element.childElementCount === 0 ? squeeze(element.textContent ?? '') : '';
  return said === '' || said.length > longestSaid ? '' : `says=${pass.redact(said)};`;
}

function isPlain(pass: Pass, element: Element): boolean {
  return !isClickable(pass, element) && !isFocusable(element) && !takesPresses(pass, element);
}

/** Offers itself to be clicked: by a handler in its markup, a tab stop, or a pointer that its parent does not have. */
export function isClickable(pass: Pass, element: Element): boolean {
  if (element.hasAttribute('onclick')) return true;
  const tabIndex = element.getAttribute('tabindex');
  if (tabIndex !== null && Number(tabIndex) >= 0) return true;
  if (pass.style(element).cursor !== 'pointer') return false;
  const parent = parentOf(element);
  return parent === null || pass.style(parent).cursor !== 'pointer' || isPressedWord(pass, element);
}

const controls = 'a[href], button, [role=button], [role=link], [role=menuitem], [role=option], [role=tab]';

/** A plain box within something clickable, which takes the press for it. */
export function takesPresses(pass: Pass, element: Element): boolean {
  return pass.style(element).cursor === 'pointer' && element.closest(controls) === null;
}

const shortMark = 200;

/** The attributes by which an author identifies an element, as one line. */
export function marksOf(pass: Pass, element: Element): string {
  let marks = '';
  for (const attribute of element.attributes) {
    const { name } = attribute;
    if (!/^(id|href|name|type|value|for|data-.+)$/.test(name) || isNoise(name, element)) continue;
    marks += `${name}=${pass.redact(attribute.value).slice(0, shortMark)};`;
  }
  return marks;
}

/** Attributes that change with state or from render to render. */
function isNoise(name: string, element: Element): boolean {
  if (name === 'value') return !/^(radio|checkbox|button|submit)$/.test((element as HTMLInputElement).type ?? '');
  if (name === 'id') return /[:«»]|^radix-|\d{4,}/.test(element.id);
  return /^data-(state|focus|hover|active|open|highlighted|pressed|v-|react|svelte)/.test(name);
}

const recordName = /^data-(.+-)?(id|key|uid|uuid|guid|slug|sku|row|record|item|index|ref|target|href|url|path|value)$/;

/** The attributes by which two elements of the same words lead to different places or act on different records. */
export function targetOf(pass: Pass, element: Element): string {
  let target = '';
  const button = /^(button|submit|image)$/.test((element as HTMLInputElement).type ?? '');
  for (const { name, value } of element.attributes) {
    const tells = name === 'href' || name === 'formaction' || recordName.test(name);
    if (tells || (button && /^(name|value)$/.test(name)))
      target += `${name}=${pass.redact(value).slice(0, shortMark)};`;
  }
  const icon = iconIn(pass, element);
  return icon === '' ? target : `${target}icon=${icon};`;
}

/** What a link or button without any words shows instead: with another picture it is another one. */
export function iconIn(pass: Pass, element: Element): string {
  return nameOf(pass, element) === '' ? pictureIn(pass, element) : '';
}

/** The same of any that shows no words, be it named for readers of screens: people see only the picture. */
export function pictureIn(pass: Pass, element: Element): string {
  return pass.memo('icon', element, () => {
    const pressable = /^(button|link|menuitem|tab|generic|listitem|switch|img)$/.test(roleOf(element));
    return pressable && squeeze(contentText(pass, element, 0)) === ''
      ? pass.redact(iconOf(element) || glyphsIn(pass, element))
      : '';
  });
}
