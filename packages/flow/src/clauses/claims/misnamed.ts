import type { Step } from '@smokejumper/contracts';
import { isGiven, type Token } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';

/** "no Save or Cancel button": of each of them, and not of one that is called so. */
const ofEither = /\p{L} or \p{Lu}/u;
const leadsOn = /^(?:about|regarding|concerning) /i;
const comesOf = / (?:opens|closes|shows|enables|disables|brings|takes|leads) (?:an?|the|up|to)\b/;

const denies = ({ action, op, value }: Step) =>
  action === 'assertNotVisible' || op === 'not-contains' || (action === 'assertCount' && value === '0');

/**
 * Words without quotes that make no name: "Save or Cancel" are two, "about Ann" tells what a message is about, "Delete except"
 * leaves something out, and "clicking on Delete opens a dialog" tells what comes of it. Whoever takes them for a name finds
 * nothing, and what is denied of it passes.
 */
export function isMisnamed(tokens: readonly Token[], { steps }: ClauseRead): boolean {
  const given = new Set(tokens.flatMap((token) => (isGiven(token) && !token.supplied ? token.value : [])));
  return steps.some((step) => {
    const { text = '' } = step.target ?? {};
    if (given.has(text)) return false;
    if (step.kind === 'assert') return ofEither.test(text) || (denies(step) && leadsOn.test(text));
    return / except$/.test(text) || comesOf.test(text);
  });
}
