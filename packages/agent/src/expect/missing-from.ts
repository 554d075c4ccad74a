import type { Target } from '@smokejumper/contracts';
import { drawnDropdown } from '../ground/controls/led-button.ts';
import { instead } from '../ground/instead.ts';
import { nameOf, type View } from '../ground/view/view.ts';
import { type Check, missing, targetWords, unproven } from './check.ts';
import { pageEvidence, quotesOf } from './outline.ts';
import { untoldOfRow, untoldSense } from './unproven/named-otherwise.ts';
import { untoldNumberedLine } from './unproven/numbered-line.ts';
import { untoldKindOf } from './unproven/own-kind.ts';
import { untoldPlace } from './unproven/untold.ts';
import { untoldAlerts } from './unproven/untold-alerts.ts';
import { untoldDoer } from './unproven/untold-doer.ts';
import { untoldGauge } from './unproven/untold-gauge.ts';
import { untoldHead } from './unproven/untold-head.ts';
import { untoldName } from './unproven/untold-name.ts';
import { untoldNumber } from './unproven/untold-number.ts';
import { untoldWindow } from './unproven/untold-window.ts';

/** What is not on the page, with what is there instead. `kind`: what a target is called that does not say so itself. */
export function missingFrom(view: View, target: Target | undefined, kind = ''): Check {
  const untold =
    target === undefined
      ? null
      : (untoldDoer(view, target) ??
        untoldName(view, target) ??
        untoldNumber(view, target) ??
        untoldNumberedLine(view, target) ??
        untoldSense(view, target) ??
        untoldOfRow(view, target) ??
        untoldGauge(view, target) ??
        untoldHead(view, target) ??
        untoldPlace(view, target) ??
        untoldWindow(view, target) ??
        untoldAlerts(view, target) ??
        untoldKindOf(view, target));
  if (untold !== null) return untold;
  const drawn = target === undefined ? undefined : drawnDropdown(view, target);
  if (drawn !== undefined) {
    const seen = `nothing on the page is marked as a ${targetWords(target)}, but ${nameOf(drawn)} may be one`;
    return unproven('no_evidence', seen, quotesOf(view, drawn));
  }
  const there = target === undefined ? null : instead(view, { target, purpose: 'read', exact: true });
  const what = `${kind} ${targetWords(target)}`.trim();
  return missing(`${what} is not on the page${there === null ? '' : `; ${there}`}`, pageEvidence(view));
}
