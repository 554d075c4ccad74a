import type { Scope, Step, Target } from '@smokejumper/contracts';

const roleWords: Record<string, string> = {
  textbox: 'field',
  searchbox: 'search field',
  combobox: 'dropdown',
  radio: 'radio button',
  img: 'image',
  listitem: 'item',
  region: 'section',
  navigation: 'navigation',
  iframe: 'frame',
  progressbar: 'progress bar',
};
const relationWords: Record<Scope['relation'], string> = {
  row: 'in the row',
  item: 'in',
  within: 'in',
  near: 'next to',
  below: 'below',
  above: 'above',
  'left-of': 'left of',
  'right-of': 'right of',
};

const nth = (ordinal: number) => {
  if (ordinal === -1) return 'last';
  if (ordinal < 0) return `${-ordinal}th from the end`;
  const rest = ordinal % 100;
  const ending = rest > 10 && rest < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][ordinal % 10] ?? 'th');
  return `${ordinal}${ending}`;
};

/** A target in plain words: `the 2nd button "Edit" in the row "alice"`. */
export function describeTarget(target: Target): string {
  const isTab = target.role === 'page' && target.ordinal !== undefined;
  const type = isTab ? 'tab' : (target.noun ?? (target.role && (roleWords[target.role] ?? target.role)));
  const words = [
    target.ordinal !== undefined || target.text === undefined ? 'the' : type ? 'the' : undefined,
    target.ordinal === undefined ? undefined : nth(target.ordinal),
    type,
    target.text === undefined ? undefined : `"${target.text}"`,
  ];
  const own = words.filter((word) => word !== undefined).join(' ');
  if (!target.scope) return own;
  const { relation, ...place } = target.scope;
  const inner =
    relation === 'row' && place.text !== undefined && place.ordinal === undefined
      ? `"${place.text}"${place.scope ? ` ${describeTarget({ scope: place.scope } as Target).replace(/^the ?/, '')}` : ''}`
      : relation === 'row'
        ? describeTarget({ role: 'row', ...place }).replace(/^the /, '')
        : describeTarget(place);
  return `${own} ${relationWords[relation]} ${inner}`;
}

const ops: Record<string, string> = {
  contains: 'contains',
  equals: 'is',
  'not-equals': 'is not',
  'not-contains': 'does not contain',
  'starts-with': 'starts with',
  'ends-with': 'ends with',
  matches: 'matches',
  eq: 'is',
  neq: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  increased: 'has increased',
  decreased: 'has decreased',
};

function operand(step: Step): string {
  if (step.against !== undefined) return `the kept ${step.against}`;
  return step.value === undefined ? '' : `"${step.value}"`;
}

const compare = (what: string, step: Step, fallback: string) =>
  `${what} ${ops[step.op ?? fallback]} ${operand(step)}`.trimEnd();

const target = (step: Step, otherwise = 'the page') => (step.target ? describeTarget(step.target) : otherwise);
const value = (step: Step) => (step.generate ? `a made-up ${step.generate}` : `"${step.value ?? ''}"`);

const actions: Partial<Record<Step['action'], (step: Step) => string>> = {
  navigate: (step) => `go to ${step.value}`,
  open: (step) => `open ${target(step)}`,
  click: (step) => `${step.leaves === undefined ? 'click' : 'collapse'} ${target(step)}`,
  doubleClick: (step) => `double-click ${target(step)}`,
  rightClick: (step) => `right-click ${target(step)}`,
  hover: (step) => `hover over ${target(step)}`,
  choose: (step) => `choose ${target(step)}`,
  select: (step) => `select ${value(step)} in ${target(step, 'the dropdown')}`,
  check: (step) => `tick ${target(step)}`,
  uncheck: (step) => `untick ${target(step)}`,
  toggle: (step) => `flip ${target(step)}`,
  fill: (step) => `enter ${value(step)} in ${target(step)}`,
  type: (step) => `type ${value(step)} where the focus is`,
  set: (step) => `set ${target(step)} to ${value(step)}`,
  clear: (step) => `empty ${target(step)}`,
  pickDate: (step) => `pick the date ${value(step)}${step.target ? ` in ${target(step)}` : ''}`,
  upload: (step) => `upload ${value(step)}${step.target ? ` to ${target(step)}` : ''}`,
  drag: (step) => `drag ${target(step)} onto ${step.to ? describeTarget(step.to) : ''}`,
  press: (step) => `press ${step.value}${step.target ? ` in ${target(step)}` : ''}`,
  scroll: (step) => `scroll ${step.target ? `to ${target(step)}` : step.value}`,
  expand: (step) => `expand ${target(step)}`,
  dismiss: (step) => `close ${target(step)}`,
  acceptDialog: (step) =>
    step.value === undefined ? "accept the browser's dialog" : `answer the browser's prompt with ${value(step)}`,
  dismissDialog: () => "dismiss the browser's dialog",
  activate: (step) => `use the control ${target(step)}`,
  search: (step) => `search for ${value(step)}`,
  login: (step) =>
    step.value === undefined
      ? 'log in with the configured account'
      : `log in as "${step.value}"${step.secret === undefined ? '' : ` with the password ${step.secret}`}`,
  wait: (step) => `wait ${step.value}`,
  waitFor: (step) =>
    `wait${step.value ? ` up to ${step.value}` : ''} until ${step.until ? describeStep(step.until) : ''}`,
  back: () => 'go back',
  forward: () => 'go forward',
  reload: () => 'reload the page',
  newTab: (step) => `open a new tab${step.value ? ` at ${step.value}` : ''}`,
  switchTab: (step) => `switch to ${step.target ? describeTarget({ noun: 'tab', ...step.target }) : 'the other tab'}`,
  closeTab: () => 'close the tab',
  remember: (step) =>
    `remember ${step.measure === 'count' ? `how many match ${target(step)}` : target(step)} as ${step.as}`,
  resize: (step) => `resize the window to ${step.value}`,
  request: (step) => `send ${step.value}`,
  openEmail: (step) =>
    `open the newest mail to ${target(step)}${step.value ? ` with "${step.value}" in the subject` : ''}`,
  screenshot: () => 'take a screenshot',
  assertVisible: (step) => `${target(step)} is shown`,
  assertNotVisible: (step) => `${target(step)} is not shown`,
  assertText: (step) => compare(`the text of ${target(step)}`, step, 'contains'),
  assertValue: (step) => compare(`the value of ${target(step)}`, step, 'contains'),
  assertState: (step) => `${target(step)} is ${step.value}`,
  assertCount: (step) => compare(`the number of ${target(step)}`, step, 'eq'),
  assertNumber: (step) => compare(`the number in ${target(step)}`, step, 'eq'),
  assertOrder: (step) => `${target(step)} is in ${step.value} order`,
  assertUrl: (step) => compare('the address', step, 'contains'),
  assertTitle: (step) => compare('the page title', step, 'contains'),
  assertHref: (step) => compare(`the address of ${target(step)}`, step, 'contains'),
  assertDialog: (step) => compare("the message of the browser's dialog", step, 'contains'),
  assertDownload: ({ value: name }) => (name === undefined ? 'a file is downloaded' : `a file "${name}" is downloaded`),
  assertEmail: (step) => `a mail to ${target(step)} with "${step.value}" in its subject arrives`,
  assertResponse: (step) => compare('the status of the response', step, 'eq'),
  assertNoErrors: (step) => (step.value === 'http' ? 'no request failed' : 'the console shows no errors'),
  assertScreenshot: (step) => `the page looks like the baseline "${step.value}"`,
};

/** The compiled reading of a step in plain words, for people who check what a spec was taken to mean. */
export function describeStep(step: Step): string {
  const said = actions[step.action]?.(step) ?? `${step.action} ${step.value ?? ''}`.trimEnd();
  const isLimit = step.until !== undefined;
  const many = step.times !== undefined && step.times !== 1 ? `${step.times} times` : '';
  const times = many && !isLimit ? ` ${many}` : '';
  const kept = step.as !== undefined && step.action !== 'remember' ? `, kept as ${step.as}` : '';
  const until =
    step.until && step.action !== 'waitFor' ? ` until ${describeStep(step.until)}${many && `, at most ${many}`}` : '';
  const condition = step.condition ? `, if ${describeStep(step.condition)}` : '';
  const lead = step.kind === 'assert' ? 'expect: ' : '';
  return `${lead}${said}${times}${until}${kept}${condition}`;
}
