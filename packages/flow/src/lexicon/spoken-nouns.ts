import { stateOf } from './states.ts';
import { isFunctional, isVague } from './vague.ts';

/** Things that happen: "a refresh" before a name in quotes is no kind of element. */
const events =
  /^(?:(?:re)?(?:load|start|open|visit|login|logon|try)s?|refresh(?:es)?|sign(?:in|out|up)s?|logouts?|clicks?|taps?|presse?s?|press|saves?|submits?|submissions?|uploads?|delays?|waits?|pauses?|moments?|whiles?|times?|whens?|once|after|before|during|until|seconds?|minutes?|hours?|redirects?|restarts?|resets?|navigation|scrolls?|swipes?|drags?|drops?|hovers?|retry|retries|undo|redo|checkout|attempts?|delete|deletion|change|changes|edit|edits|update|updates|create|creation|add|remove|removal|close|cancel|confirm|search|searches|enter|type|select|choose|pick|tick|check|uncheck|fill|clear|go|expect|verify|see|assert|ensure)$/;

export const isEvent = (word: string): boolean => events.test(word);

/** Says how, when or which, or denies; none of these is a kind of thing. */
const qualifying =
  /(?:ing|ed|ly)$|^(?:itself|himself|herself|themselves|neither|nor|no|non|not|none|either|only|even|just|also|too|still|yet|already|now|then|again|twice|thrice|here|there|comes|goes|gets|looks|seems|feels|becomes|turns|stays|remains|keeps|begins|ends|works|runs|makes|does|today|tomorrow|yesterday|later|soon|early|late|alone|together|back|up|down|left|right|on|off|out|first|next|last|previous|former|latter|new|old|hidden|shown|unread|read|seen|given|taken|broken|missing|empty|full|open|shut|closed|non-\S+|un(?:checked|ticked|selected)|least|most|better|worse|best|worst)$/;

/** A common noun that may stand beside a name in quotes though no table knows it: `the project "Apollo"`. */
export const isCommonNoun = (word: string): boolean =>
  /^\p{L}[\p{L}-]*$/u.test(word) &&
  word.length > 2 &&
  !events.test(word) &&
  !qualifying.test(word) &&
  !isVague(word) &&
  !isFunctional(word) &&
  stateOf(word, false) === undefined;
