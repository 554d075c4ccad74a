import type { Target } from '@smokejumper/contracts';
import { type RoleRead, roleOf } from '../lexicon/roles.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import { allLows, beginsCapital, type Token } from '../tokenise/token.ts';
import { isWritten } from './described.ts';
import type { Head } from './determiners.ts';
import { isPlainName } from './name.ts';
import { isOrderWord } from './speaking.ts';
import type { TargetContext } from './target.ts';

/** "the my bookings tab": after an article, "my" begins the name. */
export const isMine = (name: readonly Token[]) =>
  name.length > 1 &&
  name.length < 5 &&
  /^(?:my|[Yy]our)$/.test(name[0]!.raw) &&
  name.slice(1).every(({ kind, low }) => kind === 'word' && !isVague(low) && !isFunctional(low));

/** "the new note button", "the new chore box": what is pressed or written into is not new, it makes one. */
export const isMaking = (name: readonly Token[], { role }: RoleRead) =>
  /^(?:button|textbox)$/.test(role ?? '') &&
  name.length > 1 &&
  name[0]!.raw === 'new' &&
  isPlainName(name.slice(1), { hasRole: true });

/** "the Delivery date", "the First day": neither is ever called without that word; but "the Publish on date". */
export const isDated = ({ noun }: RoleRead, name: readonly Token[]) =>
  /^(?:date|day)$/.test(noun ?? '') &&
  /^\p{Lu}/u.test(name[0]!.raw) &&
  !/^(?:on|from|to|until|by)$/.test(name.at(-1)!.raw);

/** "the unread badge": of what it tells the number. */
export const isTally = (tokens: readonly Token[]) => /^unread (?:badge|counter)$/.test(allLows(tokens));

/** "the population header": of a column; of the page or of a part of it, the words before tell which part. */
const isColumnHeader = (name: readonly Token[], { noun }: RoleRead) =>
  noun === 'header' &&
  name.length < 3 &&
  name.every(({ raw, low }) => /^[a-z]+$/.test(raw) && roleOf([low]) === undefined && !isVague(low)) &&
  !/^(?:site|main|top|app|sticky|website|global|blue|dark|left|right|group|column|sort|modal|cart|account|user|profile)$/.test(
    name[0]!.raw,
  );

/** "the Population header", "the population header": words for kinds that need an article and a name set off; "Resolved badge", "Pending invites counter". */
export const isNamedPart = ({ definite, indefinite }: Head, name: readonly Token[], read: RoleRead) =>
  ((definite || indefinite || (/^(?:badge|counter)$/.test(read.noun ?? '') && !isOrderWord(name[0]!.low))) &&
    beginsCapital(name[0]!.raw)) ||
  (definite && isColumnHeader(name, read));

/** "the big text area": what such a thing looks like tells of no other. */
export const isTellingLook = ({ mode }: TargetContext, head: Head, given: readonly Token[], words: readonly string[]) =>
  mode === 'act' &&
  head.definite &&
  given.length === 1 &&
  /^(?:big|large)$/.test(given[0]!.raw) &&
  /(?:^| )text ?(?:area|box)$/.test(words.join(' '));

/**
 * "turn on Security alerts", "drag Fix footer links", "expect Delivery options": a capital and no article, so the plural
 * is part of the label; what is claimed of "Billing tabs" is claimed of tabs.
 */
export const isNameOfMany = ({ mode }: TargetContext, { plural, role }: RoleRead, name: readonly Token[]) =>
  (mode === 'act' || role === 'option') &&
  plural &&
  beginsCapital(name[0]!.raw) &&
  (name.length > 1 || !/^(?:button|link|row|checkbox|radio|textbox|cell|column)$/.test(role ?? ''));

/** "Ada Byron's comment": as the comment from her. */
export const isWrittenBy = (name: readonly Token[], { noun = '' }: RoleRead) =>
  isWritten(noun) && /['’]s$/.test(name.at(-1)!.raw) && name.every(({ raw }) => beginsCapital(raw));

/** "Bob's row" is the row of Bob, "the sidebar search box" the one in the sidebar. */
export const namedOf = (name: string, { role, noun = '' }: RoleRead): Pick<Target, 'text' | 'scope'> => {
  const isPart = role === 'searchbox' && /^(?:sidebar|header|footer|toolbar|navbar|drawer)$/.test(name);
  if (isPart) return { scope: { relation: 'within', noun: name } };
  const isOwned = /^(?:row|card|listitem|cell)$/.test(role ?? '') || isWritten(noun);
  return { text: isOwned ? name.replace(/['’]s$|(?<=s)['’]$/, '') : name };
};
