/** One written word that the grammar reads as several. */
const expansions: Record<string, string> = {
  goto: 'go to',
  "isn't": 'is not',
  isnt: 'is not',
  "aren't": 'are not',
  arent: 'are not',
  "wasn't": 'was not',
  "doesn't": 'does not',
  doesnt: 'does not',
  "don't": 'do not',
  dont: 'do not',
  "didn't": 'did not',
  "shouldn't": 'should not',
  shouldnt: 'should not',
  shudnt: 'should not',
  shuldnt: 'should not',
  shoudnt: 'should not',
  "shudn't": 'should not',
  wouldnt: 'would not',
  "wouldn't": 'would not',
  hasnt: 'has not',
  "mustn't": 'must not',
  mustnt: 'must not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "hasn't": 'has not',
  "haven't": 'have not',
  "there's": 'there is',
  theres: 'there is',
  "it's": 'it is',
  "that's": 'that is',
  thats: 'that is',
  "you're": 'you are',
  "you'll": 'you will',
  "ain't": 'is not',
  aint: 'is not',
  youre: 'you are',
  youll: 'you will',
  "i've": 'i have',
  "you've": 'you have',
  "we've": 'we have',
  "i'll": 'i will',
  "we'll": 'we will',
  "they're": 'they are',
  "we're": 'we are',
  "i'm": 'i am',
  im: 'i am',
  "i'd": 'i would',
  "let's": 'let us',
  gotta: 'has to',
  doubleclick: 'double click',
  'double-click': 'double click',
  dblclick: 'double click',
  rightclick: 'right click',
  'right-click': 'right click',
  'double-clicking': 'double click',
  'right-clicking': 'right click',
  'double-tap': 'double click',
  'drop-down': 'dropdown',
  'drop-downs': 'dropdowns',
  'pop-up': 'popup',
  'check-box': 'checkbox',
  'log-in': 'log in',
  login: 'log in',
  logout: 'log out',
  signin: 'sign in',
  signup: 'sign up',
  sumbit: 'submit',
  'read-only': 'readonly',
  'side-bar': 'sidebar',
  'greyed-out': 'greyed out',
  'grayed-out': 'greyed out',
  grayed: 'greyed',
  'mouse-over': 'hover',
  mouseover: 'hover',
};

/** Casual and misspelt forms of grammar words. */
const respellings: Record<string, string> = {
  shud: 'should',
  shoud: 'should',
  shld: 'should',
  expct: 'expect',
  clik: 'click',
  klick: 'click',
  frist: 'first',
  teh: 'the',
  hte: 'the',
  da: 'the',
  u: 'you',
  n: 'and',
  nd: 'and',
  adn: 'and',
  w: 'with',
  'w/': 'with',
  thn: 'then',
  tehn: 'then',
  pls: 'please',
  plz: 'please',
  btn: 'button',
  pw: 'password',
  chk: 'check',
  verfy: 'verify',
  verfiy: 'verify',
  txt: 'text',
  msg: 'message',
  pic: 'image',
  opn: 'open',
  tpye: 'type',
  typ: 'type',
  tikc: 'tick',
  tik: 'tick',
  slect: 'select',
  selct: 'select',
  entr: 'enter',
  enetr: 'enter',
  wiat: 'wait',
  reaload: 'reload',
  relaod: 'reload',
  titel: 'title',
  ur: 'your',
  shows: 'shows',
  gonna: 'will',
  wanna: 'want',
  xpect: 'expect',
  dissapear: 'disappear',
  disapear: 'disappear',
  dissappear: 'disappear',
  dissapears: 'disappears',
  disapears: 'disappears',
  apear: 'appear',
  apears: 'appears',
  appaer: 'appear',
  visable: 'visible',
  visibile: 'visible',
  serach: 'search',
  seach: 'search',
  buton: 'button',
  feild: 'field',
  refesh: 'refresh',
  relod: 'reload',
  scrol: 'scroll',
  wair: 'wait',
  dbl: 'double',
  chnge: 'change',
  chage: 'change',
  cahnge: 'change',
  cick: 'click',
  lcick: 'click',
  clcik: 'click',
  slider: 'slider',
  wen: 'when',
  shuold: 'should',
  dropdwon: 'dropdown',
  drpdown: 'dropdown',
  butn: 'button',
  b4: 'before',
  thats: 'that',
  chekc: 'check',
  chcek: 'check',
  opem: 'open',
  til: 'until',
  shuld: 'should',
  shoudl: 'should',
  sould: 'should',
  hav: 'have',
  thr: 'the',
  nad: 'and',
  goto: 'go',
  expcet: 'expect',
  pik: 'pick',
  pck: 'pick',
  chse: 'choose',
  chuse: 'choose',
  entre: 'enter',
  clck: 'click',
  clikc: 'click',
  pres: 'press',
  tehre: 'there',
  ther: 'there',
  fro: 'for',
  wiht: 'with',
  wih: 'with',
  hvr: 'hover',
  scrl: 'scroll',
  shwn: 'shown',
  shwon: 'shown',
  wrd: 'word',
  cntain: 'contain',
  shoould: 'should',
  mus: 'must',
  bttn: 'button',
  tht: 'that',
  dnt: 'do',
};

/** Grammar words that a slip of one letter still means, in lower-case prose only. */
const keywords =
  'click should visible expect button dropdown field enter select choose press search checkbox dialog heading displayed appear appears disappear disappears contain contains scroll second third first verify reload refresh screenshot message toggle upload hover uncheck untick title shown disabled enabled selected checked empty equals exactly greater least between window banner section title input value which password again'.split(
    ' ',
  );
const known = new Set([
  ...keywords,
  'filed',
  'fields',
  'shows',
  'center',
  'tried',
  'filled',
  'listed',
  'checks',
  'clicks',
  'enters',
]);
const byLetter = new Map<string, string[]>();
for (const word of keywords) byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word]);

/** Whether one insertion, deletion, substitution or swap of neighbours turns `a` into `b`. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (a[i] === b[i] && i < a.length) i++;
  const tail = (x: number, y: number) => a.slice(i + x) === b.slice(i + y);
  if (a.length === b.length) return tail(1, 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && tail(2, 2));
  return a.length > b.length ? tail(1, 0) : tail(0, 1);
}

const plurals = (word: string, keyword: string) =>
  word === `${keyword}s` || word === `${keyword}ed` || `${word}s` === keyword || word === `${keyword}d`;

const asked = new Map<string, string[]>();

/** The grammar words a written word stands for; itself when it is none. */
export function grammarWords(raw: string): string[] {
  const known = asked.get(raw);
  if (known) return known;
  if (asked.size > 5000) asked.clear();
  const found = readGrammarWords(raw);
  asked.set(raw, found);
  return found;
}

function readGrammarWords(raw: string): string[] {
  const low = raw.toLowerCase().replaceAll('’', "'");
  const expanded = expansions[low];
  if (expanded) return expanded.split(' ');
  const respelt = respellings[low];
  if (respelt) return [respelt];
  if (low.length < 5 || known.has(low) || !/^[a-z]+$/.test(raw)) return [low];
  const near = byLetter.get(low[0]!)?.filter((word) => word.length > 4 && isOneSlip(low, word) && !plurals(low, word));
  return near?.length === 1 ? near : [low];
}
