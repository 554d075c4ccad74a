import type { Target } from '@smokejumper/contracts';
import { instead } from '../ground/instead.ts';
import type { View } from '../ground/view.ts';
import { type Check, missing, targetWords } from './check.ts';
import { pageEvidence } from './outline.ts';
import { untoldPlace } from './untold.ts';
import { untoldName } from './untold-name.ts';
import { untoldNumber } from './untold-number.ts';
import { untoldWindow } from './untold-window.ts';

/** What is not on the page, with what is there instead. `kind`: what a target is called that does not say so itself. */
export function missingFrom(view: View, target: Target | undefined, kind = ''): Check {
  const untold =
    target === undefined
      ? null
      : (untoldName(view, target) ??
        untoldNumber(view, target) ??
        untoldPlace(view, target) ??
        untoldWindow(view, target));
  if (untold !== null) return untold;
  const there = target === undefined ? null : instead(view, { target, purpose: 'read', exact: true });
  const what = `${kind} ${targetWords(target)}`.trim();
  return missing(`${what} is not on the page${there === null ? '' : `; ${there}`}`, pageEvidence(view));
}
