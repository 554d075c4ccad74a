import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { CompiledSpec } from '@smokejumper/contracts';
import { compileSpec } from '../src/index.ts';
import { sentences } from '../src/tokenise/lines.ts';
import { lostIn } from './lost-words.ts';

const corpus = join(import.meta.dirname, '..', 'corpus');
const specs = readdirSync(corpus)
  .filter((file) => /^specs\.\w+\.jsonl$/.test(file))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .flatMap((file) => readFileSync(join(corpus, file), 'utf8').split('\n').filter(Boolean))
  .map((line) => (JSON.parse(line) as { spec: string }).spec);
const fillers = new Set(
  readFileSync(join(import.meta.dirname, 'fillers.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter(Boolean),
);

/** Clauses whose words the language leaves out on purpose (corpus/README.md): each form with why. */
const leftOut: RegExp[] = [
  // "Do X by doing Y" is Y; X is its title.
  /\bby (?:double |right )?\S+ing\b/i,
  // "On the X page", "in the panel that opens" with nothing else add nothing.
  /\b(?:on|in|at|inside) (?:the|this|that|your) [^,]*\b(?:page|screen|opens?|opened|appears)\b/i,
  // Why a key is pressed, what is replaced, what is left undone.
  /\bto (?:open|submit|close|confirm|focus|search|see)\b/i,
  // How a request, a question or an end of a sentence is put.
  /^(?:could you|kindly|is there really|having|let[’']s|by means of|otherwise (?:just )?carry on|either way|to finish)\b/i,
  /\?$|\b(?:at all|as well|either|instead|a single time|one after the other)$/i,
  // What is left as it is, or gone past.
  /^leave .* alone$|\bskip the tour$/i,
  // What a spec is about, before a colon or as a sentence of its own.
  /^(?:first stop|like this|our customers should be able to [^,]*|please test this for us|bulk import)$/i,
  // A heading of place: what follows it is done there.
  /^in the (?:\w+ ["“][^"”]*["”]:|same \w+)$/i,
  /\breplace .* with\b/i,
  /\b(?:do not|don['’]?t|never|without|instead of|rather than)\b/i,
  // "The amount in X" is what X says.
  /^the amount in /i,
  // A title before a colon.
  /^[^:"“]*:|^(?:sort|filter) by \w+$/i,
  // "A random last name": which part of a name is made up.
  /\b(?:random|invented)\b/i,
  // What a run is called: the number of a ticket, "Happy path".
  /^(?:[a-z]{2,6}[ -]\d+\b[^,]*|happy path)$/i,
  // Who acts, whatever they are called.
  /^(?:given |when |then |and )?the \S+ \S+ (?:opens|goes|clicks|enters|types|selects|sees)\b/i,
  // Behind what is equal to a text it adds nothing.
  /^nothing (?:else|more)$/i,
  // The heading of a page is its main one; what the browser asks is a dialog of its own.
  /\bmain heading\b|\bbrowser prompt\b/i,
  // What a spec is about, on the line above its steps.
  /^(?:A\/B subject test|PDP to bag|Interaction checker|new vol sign up)$/,
  // What a page is called before its address.
  /\bopen the \w+ at \//i,
  // Which of several times it is: the steps stand in order.
  /^this time\b|\bthis time$|^after this\b|\ban? new \w+ ["“]/i,
  // Where somebody sits who tells of it, before a remark that is refused.
  /^at the front desk$/i,
  // How soon something is done: every step has a limit.
  /\bwithin \d+ seconds?\b/i,
];
const isLeftOut = (clause: string) => leftOut.some((form) => form.test(clause));

test('each word of the corpora is in a step, in the list of fillers, or in a form that leaves it out', () => {
  const lost = specs.flatMap((spec) => lostIn(spec, fillers)).filter(({ clause }) => !isLeftOut(clause));
  assert.deepEqual(
    lost.map(({ clause, words }) => `${words.join(' ')} of ${clause}`),
    [],
  );
});

/** Places in a sentence where a word can be put: before each token, and at the end. */
function* withWord(
  spec: string,
  pick: (place: number) => string | undefined,
): Generator<{ word: string; text: string }> {
  let place = 0;
  for (const sentence of sentences(spec)) {
    const { tokens } = sentence;
    if (sentence.pairs || tokens.length === 0 || tokens.length > 30) continue;
    const from = tokens[0]!.start;
    const text = spec.slice(from, tokens.at(-1)!.end);
    for (const [at, token] of tokens.entries()) {
      const word = at > 0 && token.start === tokens[at - 1]!.start ? undefined : pick(place++);
      const cut = token.start - from;
      if (word && cut >= 0) yield { word, text: `${text.slice(0, cut)}${word} ${text.slice(cut)}` };
    }
    const last = pick(place++);
    if (last) yield { word: last, text: `${text} ${last}` };
  }
}

const stepsOf = ({ steps }: CompiledSpec) => steps.map(({ step }) => step);

const weighty = 'zorgle never second last twice "Qq" disabled hidden other every three without old'.split(' ');

test('a word put anywhere into a clause of the corpora changes its reading or is refused', () => {
  const swallowed: string[] = [];
  let count = 0;
  for (const [i, spec] of specs.entries())
    for (const { word, text } of withWord(spec, (at) =>
      (at + i) % 17 === 0 ? weighty[(at + i * 5) % weighty.length] : undefined,
    )) {
      if (isLeftOut(text)) continue;
      const read = compileSpec(text);
      if (read.problems.length > 0) continue;
      const without = compileSpec(text.replace(`${word} `, '').replace(new RegExp(` ${word}$`), ''));
      if (without.problems.length > 0) continue;
      count++;
      if (JSON.stringify(stepsOf(read)) === JSON.stringify(stepsOf(without))) swallowed.push(`${word}: ${text}`);
    }
  assert.ok(count > 100, `only ${count} were read`);
  assert.deepEqual(swallowed, []);
});

const openers = [
  '',
  'After a ',
  'once ',
  'when ',
  'after the ',
  'on the ',
  'in the second ',
  'with ',
  'before a ',
  'without a ',
  'during the ',
  'upon ',
  'for the third ',
  'a ',
  'the ',
  'no ',
  'neither ',
  'every ',
];
const nouns = [
  'banana',
  'reload',
  'saved',
  'next page',
  'tab',
  'quick refresh',
  'zorgle button',
  'submitting',
  'hidden',
  'login',
  'Zorgle',
  'mobile view',
  'old draft',
];
const claims = [
  '"A" is shown',
  '"A" should not be visible',
  'click "A"',
  'the heading says "A"',
  'I see "A"',
  'type "B" into "A"',
];

test('whatever stands before a claim is in a step or the clause is a problem', () => {
  const lost: string[] = [];
  for (const opener of openers)
    for (const noun of nouns)
      for (const claim of claims)
        for (const comma of [' ', ', ']) {
          const spec = `${opener}${noun}${comma}${claim}`;
          if (isLeftOut(spec) || compileSpec(spec).problems.length > 0) continue;
          lost.push(...lostIn(spec, fillers).map(({ clause, words }) => `${words.join(' ')} of ${clause} in ${spec}`));
        }
  assert.deepEqual(lost, []);
});
