/** Finite forms: what is claimed by them. */
export const finite = new Map<string, string>();
/** Forms behind a modal or "does not". */
export const base = new Map<string, string>();
const forms = (lemma: string, bases: string, finites: string) => {
  for (const form of bases.split(' ')) base.set(form, lemma);
  for (const form of finites.split(' ')) finite.set(form, lemma);
};
forms('be', 'be remain stay keep', 'is are was were sits lives remains stays remain stay = ==');
forms('become', 'become get turn', 'becomes gets become became');
forms('appear', 'appear open exist', 'appears appear opens appeared exists exist');
forms('disappear', 'disappear vanish close', 'disappears disappear vanishes vanish closes disappeared vanished');
forms(
  'show',
  'show display contain say include mention list state indicate ask hold offer carry cost',
  'shows show showed contained said displays contains contain says say includes include mentions lists states display asks holds offers carries costs',
);
forms('read', 'read equal', 'reads equals equal read');
forms('match', 'match', 'matches match');
forms('have', 'have', 'has have keeps retains');
forms('start', 'start begin', 'starts begins');
forms('end', 'end', 'ends');
forms('point', 'point lead link', 'points leads links');
forms('increase', 'increase rise grow', 'increases rises grows increased');
forms('decrease', 'decrease drop fall shrink', 'decreases drops falls shrinks decreased');
forms('arrive', 'arrive', 'arrives');
forms('load', '', '');

/** "drop to 3", "rises to €40": what it becomes. */
function moved(form: string): [string, string, string] {
  const [base, third] = form.split('/') as [string, string];
  return ['become', base, base.replace(/^\S+/, third)];
}

/** "lies between 1 and 9": the limits begin at "between". */
function between(form: string): [string, string, string] {
  const [base, third] = form.split('/') as [string, string];
  return ['be', base, base.replace(/^\S+/, third)];
}

/** What is said in one form only, or alike in both. */
const alike = (lemma: string, ...said: string[]) => said.map((form): [string, string, string] => [lemma, form, form]);

/** Two-word verbs, by base form and finite form. */
export const compounds: [string, string, string][] = [
  ...['go up to/goes', 'go down to/goes', 'drop to/drops', 'drop down to/drops', 'fall to/falls'].map(moved),
  ...['rise to/rises', 'increase to/increases', 'decrease to/decreases', 'jump to/jumps'].map(moved),
  ['appear', 'show up', 'shows up'],
  ['appear', 'flash up', 'flashes up'],
  ['appear', 'be coming up', 'is coming up'],
  ['show', 'be showing', 'is showing'],
  ['show', 'keep showing', 'keeps showing'],
  ['show', 'keep saying', 'keeps saying'],
  ['show', 'be displaying', 'is displaying'],
  ['appear', 'pop up', 'pops up'],
  ...alike('appear', 'showed up', 'popped up', 'came up', 'turned up'),
  ...alike('disappear', 'went away'),
  ...alike('become', 'changed to', 'dropped to', 'fell to', 'rose to', 'went up to', 'went down to', 'jumped to'),
  ...['lie between/lies', 'range between/ranges', 'stay between/stays'].map(between),
  ['appear', 'slide in', 'slides in'],
  ['appear', 'take its place', 'takes its place'],
  ['appear', 'come into view', 'comes into view'],
  ['appear', 'greet you', 'greets you'],
  ['appear', 'greet me', 'greets me'],
  ['appear', 'fade in', 'fades in'],
  ...alike('appear', 'show up', 'pop up', 'come up', 'turn up', 'slide in'),
  ...alike('disappear', 'go away', 'fade away', 'slide out'),
  ['be', 'go from', 'goes from'],
  ['be', 'go from', 'go from'],
  ['be', 'run from', 'runs from'],
  ['be', 'run from', 'run from'],
  ['disappear', 'slide out', 'slides out'],
  ['disappear', 'fade out', 'fades out'],
  ['disappear', 'fade away', 'fades away'],
  ['appear', 'come up', 'comes up'],
  ['appear', 'turn up', 'turns up'],
  ['disappear', 'go away', 'goes away'],
  ['increase', 'go up', 'goes up'],
  ['decrease', 'go down', 'goes down'],
  ['increase', 'go up', 'went up'],
  ['decrease', 'go down', 'went down'],
  ['become', 'change to', 'changes to'],
  ['become', 'turn into', 'turns into'],
  ['become', 'switch to', 'switches to'],
  ['become', 'update to', 'updates to'],
  ['become', 'flip to', 'flips to'],
  ['become', 'have changed to', 'has changed to'],
  ['become', 'have turned into', 'has turned into'],
  ['become', 'have become', 'has become'],
  ['become', 'have switched to', 'has switched to'],
  ['increase', 'have gone up', 'has gone up'],
  ['decrease', 'have gone down', 'has gone down'],
  ['disappear', 'have gone away', 'has gone away'],
  ['be', 'come to', 'comes to'],
  ['be', 'amount to', 'amounts to'],
  ['be', 'be set to', 'is set to'],
  ['be', 'be equal to', 'is equal to'],
];

export const modals = [
  'should',
  'must',
  'shall',
  'will',
  'would',
  'ought to',
  'has to',
  'have to',
  'needs to',
  'need to',
  'is supposed to',
  'turns out to',
  'turn out to',
  'is has to',
  'are supposed to',
  'is expected to',
  'are expected to',
  'to',
  'can',
  'is to',
];
export const modalsFrom = Map.groupBy(modals, (modal) => modal.split(' ')[0]);
export const adverbs = new Set([
  'still',
  'now',
  'also',
  'then',
  'again',
  'all',
  'always',
  'just',
  'therefore',
  'both',
  'already',
  'currently',
]);
