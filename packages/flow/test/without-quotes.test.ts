import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { goldsOf } from '../corpus/scored.ts';
import { type Variant, withoutQuotes } from '../corpus/without-quotes.ts';

const corpus = join(import.meta.dirname, '..', 'corpus');
// In the order of their numbers, so that a further set leaves the samples of the others as they are.
const golds = readdirSync(corpus)
  .filter((file) => /^specs\.\w+\.jsonl$/.test(file))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .flatMap((file) => goldsOf(join(corpus, file)));

/** Without their quotes these read two ways, or as the corpus writes other specs: which, and why. */
const twoWays = new Set([
  // A number of things is a count, a state is a state, and a kind ends a name: "Alerts are on", "Shopping list".
  ...[
    'sp-86b0af',
    'ff-060',
    'freshB-057',
    'freshB-012',
    'fb-043',
    'fc-028',
    'ho-049',
    'own-3a7548',
    's181-025',
    'ho-063',
    'own-f5c077',
    'z28-02',
    'z31-41',
    'sp-07991a',
    'sp-13c7cd',
  ],
  // "the job build", "the label bug", "the Stars counter", "the Outstanding amount", "the Departure date": all of it may be the name.
  ...['j-003', 'sp-8abda9', 'sp-487250', 'own-ce475f', 'sp-6f3cd7', 'ho-010', 'z13-01', 'sp-211ced', 'sp-916f22'],
  // "click C12 and C13": one name or two.
  ...['az7-018', 'z27-38', 'z54-25'],
  // "between A and B" and "it" after a clause that was refused: the refusal stands for two steps.
  ...['fd-024', 'g-036'],
  // The first place is part of the name: only who knows the page can tell.
  ...['k-010', 'z31-37', 'sp-123013'],
  // "click Table 12", "no Line 88": the one of that number, or one of that name.
  ...['sp-2d9449', 'z27-26', 'z46-23', 'z73-035', 'sp-68e366'],
  // "the Line text box", "the Sample text field", "the card M51 mosaic": what the last words of it are, its kind or its name.
  ...['z46-31', 'z46-47', 'sp-186021'],
  // "choose Sunday": a day, or what is called so; "type Standup in 5 in the box": where it is typed, or what.
  ...['z60-060', 'z61-012', 'sp-a8a15c', 'sp-2f49da'],
  // "the Full cover option", "press Update box", "below Region": the kind ends the name, or is what it is of.
  ...['z63-013', 'z63-021', 'z63-045', 'sp-3ca8e0'],
  // "set Headline to Ferry late again": once more, or a part of what is typed.
  ...['k10-031', 'sp-d6a8fe'],
  // "No results should be shown": at the head of a line it denies.
  ...['sp-2fc95a'],
  // "onto Cover image": the image for the cover, or what the field is called.
  ...['z22-27'],
  // "Your score should be": whose it is, or what the page calls it.
  'sp-132011',
  // "the pin B", "the counter Saved stays": which one, or all of it its name; "Edit and Remove should be shown": what is
  // ordered, or names.
  ...['k1-095', 'k3-123', 'sp-66a0e6', 'sp-df85e5'],
  // "the Birthday design": which design, or what is called so; "Edit in row with bearing 6204": small letters and a number
  // tell no name that a row could have.
  ...['sp-320412', 'sp-493fff'],
  // "the Age cell must not be under 16": no such words, or no such number; "click Pair again": once more, or its name.
  ...['sp-cd506f', 'sp-77a1c9'],
  // "click Block card": what the button says, or the card that is called so; "open Main menu": what is called so, or a menu.
  ...['sp-178053', 'u190-027'],
]);

function measure(variants: Variant[]) {
  const of = (kind: Variant['kind']) => variants.filter((variant) => variant.kind === kind);
  const wrong = of('wrong')
    .filter(({ id }) => !twoWays.has(id))
    .map(({ id, taken }) => `${id} without the quotes of ${taken.join(', ')}`);
  return { wrong, share: of('right').length / variants.length };
}

test('a spec of the corpora without any of its quotes is read as before, or what is unclear is refused', () => {
  const variants = golds.filter((_, at) => at % 4 === 0).flatMap((gold) => [...withoutQuotes(gold, true)]);
  const { wrong, share } = measure(variants);
  assert.deepEqual(wrong, []);
  assert.ok(share >= 0.85, `read right: ${share}`);
});

test('a clause of the corpora without the quotes of one name is read as before, or refused', () => {
  const variants = golds.filter((_, at) => at % 8 === 0).flatMap((gold) => [...withoutQuotes(gold, false)]);
  const { wrong, share } = measure(variants);
  assert.deepEqual(wrong, []);
  assert.ok(share >= 0.95, `read right: ${share}`);
});
