import type { VerbEntry } from './verbs/entry.ts';
import { forms } from './verbs/forms.ts';
import { going } from './verbs/going.ts';
import { page } from './verbs/page.ts';
import { pointer } from './verbs/pointer.ts';

export type { VerbEntry } from './verbs/entry.ts';

/** First that fits wins, so the narrower wording comes first. */
export const verbs: VerbEntry[] = [...going, ...pointer, ...forms, ...page];

/** Verbs that are the label of the control they ask for, alone or before "the form", "it", "my changes". */
export const labelVerbs: ReadonlySet<string> = new Set(
  'save submit send confirm cancel continue accept decline reject apply publish post finish next done proceed subscribe unsubscribe register logout undo redo delete remove archive print share retry checkout pause play stop mute unmute resume reset follow unfollow approve allow deny refuse edit rename duplicate restore skip create update'.split(
    ' ',
  ),
);
