import type { Step } from '@smokejumper/contracts';
import { ordinalOf } from '../../lexicon/numbers.ts';
import { lows, type Token } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';

/** "close the second tab": go there, then close what is in front. */
export function readCloseNumbered(tokens: readonly Token[]): ClauseRead | undefined {
  if (tokens[0]?.low !== 'close') return undefined;
  const found = /^close (?:the )?(\S+) (?:browser )?(?:tab|window)$/.exec(lows(tokens));
  const ordinal = found ? ordinalOf(found[1]!) : undefined;
  if (!ordinal || /^(?:top|bottom|topmost)$/.test(found![1]!)) return undefined;
  const steps: Step[] = [
    { action: 'switchTab', kind: 'action', target: { role: 'page', ordinal } },
    { action: 'closeTab', kind: 'action' },
  ];
  return { steps, quoted: true };
}

/** "in the new tab, …": the tab that opened last comes to the front. */
export function readNewTabPlace(tokens: readonly Token[]): ClauseRead | undefined {
  const isNew =
    /^(?:in|on) the (?:new|newly opened|freshly opened|just opened|opened) (?:browser )?(?:tab|window)$/.test(
      lows(tokens),
    );
  const step: Step = { action: 'switchTab', kind: 'action', target: { role: 'page', ordinal: -1 } };
  return isNew ? { steps: [step], quoted: true } : undefined;
}
