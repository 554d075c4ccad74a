import type { Step, Target } from '@smokejumper/contracts';
import type { Memory } from '../../resolve/memory.ts';
import { isSame } from '../../resolve/same.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';

/** What keeps what was set: it is pressed for the sake of that. */
const keeping =
  /^(?:save|apply|submit|confirm|continue|proceed|send|update|ok|done|finish)(?: (?:the )?(?:changes|form|settings))?$/i;

const isKeeping = ({ text, role, scope }: Target) =>
  keeping.test(text ?? '') && (role === undefined || role === 'button') && !scope;

/** "It is shown in the list": wherever it is. */
function withoutScope(target: Target | undefined): Target | undefined {
  const { scope: _, ...own } = target ?? {};
  return own;
}

/** What only a thing that was set this way can be. */
function isOfSetting({ action, value }: Step, setting: Step): boolean {
  const isTicked = /^(?:check|uncheck|choose)$/.test(setting.action);
  if (action === 'assertState') {
    if (/^(?:un)?checked$/.test(value ?? '')) return isTicked;
    if (/^(?:un|not-)?selected$/.test(value ?? '')) return setting.action === 'choose';
    return /^(?:not-)?empty$/.test(value ?? '') && /^(?:fill|type|clear|set)$/.test(setting.action);
  }
  const isSaying = action === 'assertText' || action === 'assertValue';
  return isSaying && !isTicked && value !== undefined && value.toLowerCase() === setting.value?.toLowerCase();
}

/**
 * "Tick Private and save. It is ticked": what was ticked. Of a bare "save" nobody says anything else by "it" either, and
 * of what was set it may be said or not ("It is gone"): then nobody can tell.
 */
export function ofWhatWasSet(
  { last, actedOn, acts, setting, deed, lost }: Memory,
  tokens: readonly Token[],
  read: ClauseRead | undefined,
): ClauseRead | undefined {
  const before = acts.findLast((target) => !isKeeping(target));
  const isKept = last !== undefined && last === actedOn && isKeeping(last) && before === setting?.target;
  const saysIt = tokens.some((token) => isWord(token) && /^(?:it|this|that)$/.test(token.low));
  if (!read || !setting?.target || !isKept || !saysIt || lost) return read;
  const isOfIt = (step: Step) => step.kind === 'assert' && isSame(withoutScope(step.target), last);
  const own = read.steps.filter(isOfIt);
  if (own.length === 0) return read;
  if (own.every((step) => isOfSetting(step, setting)))
    return { ...read, steps: read.steps.map((step) => (isOfIt(step) ? { ...step, target: setting.target! } : step)) };
  return deed?.action === 'activate' || own.some(({ value }) => /^(?:un)?checked$/.test(value ?? ''))
    ? undefined
    : read;
}
