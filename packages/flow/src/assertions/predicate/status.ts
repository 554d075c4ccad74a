import type { Target } from '@smokejumper/contracts';
import { stateOf, stateWord } from '../../lexicon/states.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { isLook } from '../../targets/labels.ts';
import type { TargetRead } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';

/** What a status may be that stands in no quotes; "updated" or "correct" would be told of it. */
const statuses = new Set(
  'open opened closed active inactive pending resolved stalled draft new done paid unpaid paused queued failed approved rejected cancelled canceled archived published unpublished shipped delivered confirmed completed complete expired overdue blocked suspended scheduled sent booked assigned unassigned refunded processing running stopped online offline healthy degraded merged live waiting'.split(
    ' ',
  ),
);
/** How urgent it is, and how much of an offer one has. */
const levels = new Set(
  'high low medium normal urgent critical minor major trivial blocker free trial basic standard pro plus premium enterprise beta admin editor viewer owner member guest'.split(
    ' ',
  ),
);

/** "Status should be closed": a status is told by a word, and is nothing that unfolds. */
export const statusOf = ({ targets }: TargetRead, [only, ...more]: readonly Token[]): string | undefined =>
  more.length === 0 &&
  only!.kind === 'word' &&
  [isStatus, isLevel, isCellWord, isDoer].some((is) => is(targets, only!.raw))
    ? only!.raw
    : undefined;

const isStatus = (targets: readonly Target[], word: string) =>
  statuses.has(word) &&
  targets.every(
    (target) =>
      isTold(target) ||
      (/\b(?:status|state|stage|phase)$/i.test(target.text ?? '') && /^(?:cell)?$/.test(target.role ?? '')),
  );

/** "the priority badge": of what it tells the level stands on it. */
const isTold = ({ role, noun, text }: Target) =>
  role === undefined &&
  (/^[a-z]+ (?:badge|chip|pill)$/.test(noun ?? '') || (text !== undefined && /^(?:badge|chip|pill)$/.test(noun ?? '')));

/** "priority should be high"; whether a risk or a price is high is for somebody to judge. */
const isLevel = (targets: readonly Target[], word: string) =>
  levels.has(word) &&
  targets.every(
    (target) =>
      isTold(target) || (/\b(?:priority|severity)$/i.test(target.text ?? '') && /^(?:cell)?$/.test(target.role ?? '')),
  );

/** "the Active cell in Ann's row is false": what a table writes where another draws a mark. */
const isCellWord = (targets: readonly Target[], word: string) =>
  /^(?:true|false|yes|no|none|null)$/.test(word) &&
  targets.every(({ role, text }) => role === 'cell' && text !== undefined);

/** "the Approved by cell should be luke": who did it, in small letters, where the head of the column asks for nothing else. */
const isDoer = (targets: readonly Target[], word: string) =>
  /^[a-z]{2,}$/.test(word) &&
  !/(?:ed|ing|ly|able|ible)$/.test(word) &&
  !isVague(word) &&
  !isFunctional(word) &&
  !isLook(word) &&
  stateOf(word, false) === undefined &&
  !stateWord.test(word) &&
  !/^(?:right|fine|good|ok|okay|there|here|unchanged|today|clear|bold|longer|blank|sorted|filled)$/.test(word) &&
  targets.every(({ role, text }) => /^\p{Lu}\S+ by$/u.test(text ?? '') && role === 'cell');
