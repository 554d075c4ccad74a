import type {
  DialogRecord,
  DownloadRecord,
  Evidence,
  FailureClass,
  PageError,
  Step,
  Target,
} from '@smokejumper/contracts';
import type { Item, View } from '../ground/view/view.ts';
import type { Letters } from '../mailbox/post.ts';
import type { Looks } from '../picture/gallery.ts';

/** All that a check may read. Collected before it runs, so that checks stay pure. */
export interface Facts {
  view: View;
  /** Address the flow's paths are below. */
  baseUrl: string;
  /** Values kept by earlier steps, by name. */
  kept: ReadonlyMap<string, string>;
  /** What this check read before the last action, for `increased` and `decreased`; null if nothing was read. */
  before: string | null;
  /** The page as it stood before the last action; null where nobody looked. */
  since: View | null;
  /** The page as it was seen right before the last action, compared or not. */
  actedOn: View | null;
  /** The element that was acted on last. */
  last: Item | null;
  /** Enter was pressed in it. */
  sent: boolean;
  /** What the flow wrote into fields, by their refs. */
  typed: ReadonlyMap<string, string>;
  dialogs: readonly DialogRecord[];
  /** Those that opened with the last action. */
  asked: readonly DialogRecord[];
  /** Names of the flow's secrets. */
  secrets: readonly string[];
  downloads: readonly DownloadRecord[];
  pageErrors: readonly PageError[];
  /** Answer to the last `request` step. */
  response: { request: string; status: number } | null;
  /** Mail to the address that the check is about. */
  letters: Letters;
  /** The page beside the baseline that the check is about. */
  looks: Looks;
}

/** What a check found. `seen` says in a few words what stood there instead. */
export type Check =
  | { status: 'met'; evidence: Evidence[] }
  | {
      status: 'not_met';
      evidence: Evidence[];
      seen: string;
      failure: Extract<FailureClass, 'expectation_not_met' | 'missing_element' | 'page_error'>;
      /** The element that was compared, for the picture to show. */
      about?: Item | undefined;
    }
  | {
      status: 'unproven';
      evidence: Evidence[];
      seen: string;
      failure: Extract<FailureClass, 'ambiguous' | 'no_evidence' | 'not_understood' | 'policy'>;
      /** What would prove it may still come: it is waited for. */
      mayCome?: true;
      /** It was drawn before the last action and is on its way out of sight: once it is gone, that is what counts. */
      leaves?: boolean;
      /** Nobody sees it as it is drawn, which may end. */
      unseen?: Item;
    };

/** One assertion verb: pure over its facts. */
export type Checker = (step: Step, facts: Facts) => Check;

export function met(evidence: Evidence[]): Check {
  return { status: 'met', evidence };
}

/** `about`: the element that was compared. */
export function notMet(seen: string, evidence: Evidence[], about?: Item | undefined): Check {
  return { status: 'not_met', evidence, seen, failure: 'expectation_not_met', about };
}

export function missing(seen: string, evidence: Evidence[]): Check {
  return { status: 'not_met', evidence, seen, failure: 'missing_element' };
}

export function unproven(
  failure: Extract<FailureClass, 'ambiguous' | 'no_evidence' | 'not_understood' | 'policy'>,
  seen: string,
  evidence: Evidence[] = [],
): Extract<Check, { status: 'unproven' }> {
  return { status: 'unproven', evidence, seen, failure };
}

const ordinals: Record<number, string> = { [-1]: 'last', 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };

/** What people call an element of a role. */
export function kindInWords(role: string): string {
  return { img: 'image', textbox: 'field', listitem: 'item' }[role] ?? role;
}

/** A target in words, for messages. */
export function targetWords(target: Target | undefined): string {
  if (target === undefined) return 'the page';
  const { text, role, noun, ordinal, scope } = target;
  const kind = noun ?? (role && kindInWords(role));
  const which = ordinal === undefined ? '' : (ordinals[ordinal] ?? `#${ordinal}`);
  const own = [which, text === undefined ? '' : `"${text}"`, kind ?? ''].filter((part) => part !== '').join(' ');
  if (scope === undefined) return own === '' ? 'the element' : own;
  const relation = {
    row: 'in the row',
    item: 'in the item',
    within: 'in',
    near: 'next to',
    below: 'below',
    above: 'above',
    'left-of': 'left of',
    'right-of': 'right of',
  };
  const { role: inner, ...rest } = scope;
  const entry = scope.relation === 'item' && scope.role !== undefined;
  const implied = scope.relation === 'row' && inner === 'row' && scope.text !== undefined;
  const numbered = scope.relation === 'row' && scope.text === undefined && scope.ordinal !== undefined;
  const words = numbered ? 'in the' : entry ? 'in' : relation[scope.relation];
  return `${own} ${words} ${targetWords(implied ? rest : scope)}`.trim();
}

/** Whether a target, or its scope, tells anything besides what was taken out of it. */
export function tellsMore(rest: object): boolean {
  return Object.values(rest).some((part) => part !== undefined);
}
