import { contextOf } from './context.ts';
import { glyphsIn } from './glyph.ts';
import { iconOf } from './icon.ts';
import { contentText, nameOf } from './name.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';
import { squeeze } from './text.ts';
import type { ContextParts, Meaning } from './wire.ts';

/** What an element means now, read with an eye on what its context was `before`. */
export function meaningOf(pass: Pass, element: Element, before?: ContextParts): Meaning {
  return {
    role: roleOf(element),
    name: nameOf(pass, element),
    tag: element.localName,
    marks: marksOf(pass, element),
    target: targetOf(pass, element),
    context: contextOf(pass, element, before),
  };
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
