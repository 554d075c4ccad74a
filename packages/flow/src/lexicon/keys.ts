import { own } from './own.ts';

const names: Record<string, string> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  space: 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  uparrow: 'ArrowUp',
  downarrow: 'ArrowDown',
  leftarrow: 'ArrowLeft',
  rightarrow: 'ArrowRight',
};
/** Signs by their names: "the slash key". Those that are controls as often take the word "key". */
const signs: Record<string, string> = {
  slash: '/',
  'forward slash': '/',
  backslash: '\\',
  'question mark': '?',
  comma: ',',
  period: '.',
  dot: '.',
  semicolon: ';',
  hash: '#',
};
const keySigns: Record<string, string> = { plus: '+', minus: '-', star: '*', asterisk: '*', equals: '=', at: '@' };

const modifiers: Record<string, string> = {
  control: 'Control',
  ctrl: 'Control',
  strg: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  opt: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  '⌘': 'Meta',
  win: 'Meta',
  super: 'Meta',
};

function keyName(part: string): string | undefined {
  const low = part.toLowerCase();
  const named = own(names, low);
  if (named) return named;
  if (/^f\d{1,2}$/.test(low)) return low.toUpperCase();
  return [...part].length === 1 && /\S/.test(part) ? part : undefined;
}

/** Canonical `Control+K` form of a key or chord as people write it; `undefined` when it is none. */
export function keyOf(written: string): string | undefined {
  const tidy = written
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/\s+keys?$/i, '')
    .replace(/\bspace bar$/i, 'space')
    .replace(/\b(page|arrow)\s+(up|down|left|right)\b/gi, '$1$2')
    .replace(/\b(up|down|left|right)\s+arrow\b/gi, '$1arrow')
    .replace(/\s*\+\s*/g, '+')
    .replace(/(?<=\w)\s+and\s+(?=\w)/g, '+');
  if (tidy.length === 1) return keyName(tidy);
  const sign =
    own(signs, tidy.toLowerCase()) ?? (/\bkey$/i.test(written) ? own(keySigns, tidy.toLowerCase()) : undefined);
  if (sign) return sign;
  const parts = tidy.split(/(?<=.)[+](?=.)|(?<=[a-z]{2,})-(?=.)|\s+/i);
  const last = parts.at(-1) ?? '';
  const heads = parts.slice(0, -1).map((part) => own(modifiers, part.toLowerCase()));
  if (heads.some((head) => !head)) return undefined;
  const key = keyName(last) ?? (heads.length > 0 ? own(keySigns, last.toLowerCase()) : undefined);
  if (!key) return heads.length === 0 ? own(modifiers, last.toLowerCase()) : undefined;
  const isLetter = heads.length > 0 && /^[a-z]$/.test(key);
  return [...heads, isLetter ? key.toUpperCase() : key].join('+');
}
