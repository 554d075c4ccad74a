import { drawnChildren } from '../pass.ts';
import { pictureAddress } from './drawn.ts';
import { bounded } from './text.ts';

const most = 24;

/**
 * What the only picture in an element without words is called by whoever drew it, in lower-case words: `trash`, `arrow
 * left`; '' when there is none, when pictures disagree, or when their names say nothing.
 */
export function iconOf(element: Element): string {
  const names = new Set<string>();
  // A class of the box around a picture may read like a name as well.
  const innermost = new Set<string>();
  const stack: Element[] = [element];
  for (let seen = 0; seen < most && stack.length > 0; seen += 1) {
    const at = stack.pop()!;
    const name = ownIcon(at);
    if (name !== '') names.add(name);
    if (name !== '' && (at.childElementCount === 0 || at.localName === 'svg')) innermost.add(name);
    if (at.localName === 'svg' && name !== '') continue;
    for (const child of Array.from(drawnChildren(at)))
      if (child.nodeType === Node.ELEMENT_NODE) stack.push(child as Element);
  }
  const [only, ...others] = names.size === 1 ? names : innermost;
  return only !== undefined && others.length === 0 ? bounded(only) : '';
}

const namedBy = ['data-icon', 'data-lucide', 'data-feather', 'data-icon-name', 'icon-name', 'svgicon', 'icon'];

function ownIcon(element: Element): string {
  for (const attribute of namedBy) {
    const name = iconWords(element.getAttribute(attribute) ?? '');
    if (name !== '') return name;
  }
  const tag = element.localName;
  if (tag === 'use') return iconWords(/#(.+)$/.exec(hrefOf(element))?.[1] ?? '');
  if (tag === 'img') return iconWords(fileName((element as HTMLImageElement).getAttribute('src') ?? ''));
  if (/-icon$|^icon-|^app-icon$/.test(tag)) {
    const name = iconWords(element.getAttribute('name') ?? '');
    if (name !== '') return name;
  }
  const drawn = iconToken(element.getAttribute('data-testid') ?? '');
  if (drawn !== '') return drawn;
  // `x-icon x-icon-eye field-toggle-icon`: what follows the word says what is drawn, what stands before it where.
  const tokens = [...element.classList];
  for (const token of [...tokens.filter((each) => owned.test(each)), ...tokens]) {
    const name = iconToken(token);
    if (name !== '') return name;
  }
  // `<i class="trash icon">`: plain words beside the one that says what they are of.
  const plain = tag === 'i' && tokens.includes('icon') ? iconWords(tokens.join(' ')) : '';
  if (plain !== '') return plain;
  if (tag === 'svg' && drawsDots(element)) return 'dots';
  return iconWords(fileName(pictureAddress(getComputedStyle(element))));
}

/** Three circles of one size in a line are three dots, whatever their drawing is called. */
function drawsDots(svg: Element): boolean {
  const circles = [...svg.querySelectorAll('circle')];
  const same = (attribute: string) => new Set(circles.map((circle) => circle.getAttribute(attribute))).size === 1;
  const others = svg.querySelector('path:not([fill="none"]),rect:not([fill="none"]),line,polyline,polygon,use');
  return circles.length === 3 && others === null && same('r') && same('cx') !== same('cy');
}

function hrefOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
}

/** The name of a file without its ending and what a bundler put behind it; '' for data in the address. */
function fileName(address: string): string {
  if (/^(data|blob):/.test(address)) return '';
  const file = /([^/]+)\.(?:svg|png|webp|gif|ico)$/i.exec(address.replace(/[?#].*$/, ''))?.[1] ?? '';
  return file.replace(/[.-](?=[\w-]*\d)[\w-]{6,}$/, '');
}

const sets =
  /^(?:fa|fas|far|fal|fab|fad|la|las|mdi|bi|ti|ri|pi|bx|bxs|bxl|uil|ph|eva|oi|cil|lni|lucide|feather|tabler|octicon|codicon|glyphicon|dashicons|anticon|icofont|typcn|ion|ion-md|ion-ios|el-icon|svg|i|icon|icons|ico|ic)[-_](.+)$/;
const ending = /^(.+?)(?:[-_]+(?:icon|ico|svg)|Icon)$/;

/** An icon of a library's own set: `x-icon-eye`; never a variant of its box, `x-icon--large`. */
const owned = /^[a-z]{1,5}-icon-([a-z].*)$/;

/** A sign that closes is commonly drawn, and its class says what it is for: `alert-close`, `tag__close-btn`. */
const closing = /(?:^|[-_])close(?:[-_]?(?:btn|button))?$/;

/** A class or test id that names an icon: `fa-trash`, `DeleteIcon`, `icon-settings`; '' for any other. */
export function iconToken(token: string): string {
  if (token.length > 60) return '';
  const set = (sets.exec(token) ?? owned.exec(token))?.[1];
  if (set !== undefined) return iconWords(set);
  if (closing.test(token) && !/^is[-_]/.test(token)) return 'close';
  const end = ending.exec(token)?.[1];
  // `btn-icon` and `MuiSvgIcon` say that there is an icon, not which.
  return end === undefined ? '' : iconWords(end);
}

const style =
  /^(?:i|ic|icons?|ico|svg|img|image|btn|button|glyph|symbol|mui|ng|app|nav|header|toolbar|menu(?=item)|solid|outlined?|outlines|regular|light|thin|bold|duotone|sharp|rounded?|two|tone|line|linear|filled?|fill|fw|lg|xl|md|sm|xs|xxs|small|medium|large|big|left(?=icon)|base|default|inherit|primary|secondary|spin|pulse|inverse|stack|fixed|width|root|wrapper|container|inner|only|size|color|colou?red|white|black|gray|grey|active|disabled|\d+x?)$/;

/** The words of an icon's name, without set, style and size; '' when nothing is left or it is no name. */
export function iconWords(name: string): string {
  if (name.length > 60 || !/[a-z]/i.test(name)) return '';
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !style.test(word));
  const isName = words.length > 0 && words.length <= 4 && words.every((word) => /^[a-z]{1,20}\d?$/.test(word));
  return isName && words.join('').length > 0 && (words.join('').length > 2 || words[0] === 'x') ? words.join(' ') : '';
}
