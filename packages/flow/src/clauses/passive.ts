import type { Token } from '../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from './clause.ts';
import { readDoing } from './order.ts';

/** What is done to a thing is never said of it as a state: "Save is clicked". */
const done: Record<string, string> = {
  clicked: 'click',
  tapped: 'click',
  pressed: 'press',
  hit: 'press',
  'double clicked': 'double click',
  'right clicked': 'right click',
  'hovered over': 'hover over',
  hovered: 'hover',
  typed: 'type',
  entered: 'enter',
  written: 'write',
  put: 'put',
  dragged: 'drag',
  reloaded: 'reload',
  refreshed: 'refresh',
};

/** These are states as well, so only "When" makes them orders. */
const doneWhen: Record<string, string> = {
  'filled in': 'fill in',
  filled: 'fill',
  selected: 'select',
  chosen: 'choose',
  picked: 'pick',
  ticked: 'tick',
  checked: 'check',
  unticked: 'untick',
  unchecked: 'uncheck',
  'turned on': 'turn on',
  'turned off': 'turn off',
  'switched on': 'switch on',
  'switched off': 'switch off',
  toggled: 'toggle',
  opened: 'open',
  visited: 'visit',
  closed: 'close',
  dismissed: 'dismiss',
  uploaded: 'upload',
  attached: 'attach',
  cleared: 'clear',
  emptied: 'empty',
  set: 'set',
  changed: 'change',
  moved: 'move',
  expanded: 'expand',
  collapsed: 'collapse',
};

const be = /^(?:is|are|gets|get|was|were|has|have|been|being|then|now|just|also)$/;

/** `"A" is entered in "Name"`, `"A" is selected from the list`: what somebody did, and no state of the field. */
export function readDone(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const words = tokens.map(({ kind, low }) => (kind === 'word' ? low : '"')).join(' ');
  const isDone =
    /^"(?: \w+)? (?:is|gets|was) (?:entered|typed|written|put) (?:in|into)\b|^"(?: \w+)? (?:is|gets|was) (?:selected|chosen|picked) from\b/.test(
      words,
    );
  return isDone ? readPassive({ ...context, underWhen: true }, tokens) : undefined;
}

/** "When the Save button is clicked", `"Bob" is entered in "Name"`: the order that somebody followed. */
export function readPassive(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (context.underThen || context.expected) return undefined;
  const from = tokens.findIndex(
    ({ kind, raw }, i) => i > 0 && kind === 'word' && /^(?:is|are|gets|get|was|were|has|have)$/.test(raw),
  );
  if (from < 1) return undefined;
  let at = from;
  while (tokens[at]?.kind === 'word' && be.test(tokens[at]!.low)) at++;
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length);
    const said = words.every(({ kind }) => kind === 'word') ? words.map(({ low }) => low).join(' ') : '';
    const verb = done[said] ?? (context.underWhen ? doneWhen[said] : undefined);
    if (!verb || words.length < length) continue;
    const order = verb
      .split(' ')
      .map((low): Token => ({ ...words[0]!, raw: low, low, value: low, start: -1, end: -1 }));
    return readDoing(context, [...order, ...tokens.slice(0, from), ...tokens.slice(at + length)]);
  }
  return undefined;
}

/** "Given /orders is open", "Given a browser at /orders": where a scenario begins. */
export function readStart(context: ClauseContext, all: readonly Token[]): ClauseRead | undefined {
  const tokens = all[0]?.low === 'that' ? all.slice(1) : all;
  const goes = readGoes(context, tokens);
  if (goes) return goes;
  const isAddress = ({ kind, value }: Token) => kind === 'path' || (kind === 'quote' && /^(?:\/|https?:)/.test(value));
  const words = tokens.map((token) => (token.kind === 'word' ? token.low : isAddress(token) ? '/' : '"')).join(' ');
  // "The page /x is opened", where a spec begins: somebody opens it.
  const isFirst = context.memory.acted === undefined && !context.underThen && !context.expected;
  const isOpened = isFirst && / (?:is|has been) (?:opened|visited)$/.test(words);
  const isStart =
    (context.given || isOpened) &&
    /^(?:(?:the |a )?(?:page|browser|app|site) (?:is )?(?:(?:open )?(?:at|on) )?)?\/(?: (?:is|has been) (?:open|opened|loaded|shown|displayed|visited))?$/.test(
      words,
    );
  const address = isStart && tokens.find(isAddress);
  return address ? { steps: [{ action: 'navigate', kind: 'action', value: address.value }], quoted: true } : undefined;
}

/** "She goes to /x": somebody does; what "Then" or "Expected:" says of it is where the page has led. */
function readGoes(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const [verb, to, ...rest] = tokens;
  const isGoing = verb?.raw === 'goes' && to?.low === 'to' && rest.at(-1)?.kind === 'path';
  if (!isGoing || context.underThen || context.expected) return undefined;
  return readDoing(context, [{ ...verb, low: 'go' }, to, ...rest]);
}
