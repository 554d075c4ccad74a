import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSpec } from '@smokejumper/flow';
import { openRefs } from '@smokejumper/refs';
import type { Browser, Page } from 'playwright';
import { mannerOf, sureOf } from '../../src/expect/sure.ts';
import type { View } from '../../src/ground/view/view.ts';
import { viewOf } from '../../src/ground/view/view-of.ts';
import { factsOf } from '../check.ts';

/** What a person says of a sentence by the page alone, and whether we leave it open or tell it wrong today. */
export interface Claim {
  sentence: string;
  holds: boolean;
  open: boolean;
  wrong: boolean;
  line: number;
}

/** A page as a file, and what is claimed of it. */
export interface Look {
  name: string;
  html: string;
  claims: Claim[];
}

/** The pages of the test. */
export const pages = join(import.meta.dirname, 'pages');

/** Every page of a folder. A line that is no claim throws. */
export const looksIn = (where: string): Look[] =>
  readdirSync(where)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .map((name) => ({
      name,
      html: readFileSync(join(where, `${name}.html`), 'utf8'),
      claims: claimsOf(readFileSync(join(where, `${name}.txt`), 'utf8')),
    }));

function claimsOf(text: string): Claim[] {
  return text.split('\n').flatMap((raw, at) => {
    if (raw.trim() === '' || raw.startsWith('#')) return [];
    const found = /^([TF])([?!])? (\S.*)$/.exec(raw);
    if (!found) throw new Error(`line ${at + 1} is no claim: ${raw}`);
    return [
      { sentence: found[3]!, holds: found[1] === 'T', open: found[2] === '?', wrong: found[2] === '!', line: at + 1 },
    ];
  });
}

/** One look at a page that stands still, once it is opened in a context of its own. */
export async function lookAt(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const refs = openRefs(context, { secrets: [] });
  try {
    const page = await context.newPage();
    await open(page);
    return viewOf(await refs.snapshot({ page }));
  } finally {
    refs.close();
    await context.close();
  }
}

export type Told = 'holds' | 'fails' | 'open' | 'unread';

/** What one look tells of a sentence; `unread` where a clause was not understood as an expectation. `seen` says why. */
export function toldOf(view: View, sentence: string): { told: Told; seen: string } {
  const { steps, problems } = compileSpec(sentence);
  if (problems.length > 0 || steps.some(({ step }) => step.kind !== 'assert'))
    return { told: 'unread', seen: problems.map(({ clause }) => clause).join(' | ') || 'something to do' };
  const checks = steps.map((one) => sureOf(one.step, factsOf(view), mannerOf(one)));
  for (const [status, told] of [
    ['not_met', 'fails'],
    ['unproven', 'open'],
  ] as const) {
    const found = checks.find((check) => check.status === status);
    if (found && found.status !== 'met') return { told, seen: found.seen };
  }
  return { told: 'holds', seen: '' };
}

/** What that is beside what the author said of the sentence. */
export function judged(told: Told, { holds }: Pick<Claim, 'holds'>): 'right' | 'wrong' | 'open' | 'unread' {
  if (told === 'open' || told === 'unread') return told;
  return told === (holds ? 'holds' : 'fails') ? 'right' : 'wrong';
}
