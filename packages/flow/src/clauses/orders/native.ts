import type { Step } from '@smokejumper/contracts';
import { assertion } from '../../assertions/complement.ts';
import { saidAnswer } from '../../lexicon/answers.ts';
import {
  allLows,
  beginsCapital,
  isGiven,
  isWord,
  lows,
  sourceOf,
  type Token,
  wordCount,
} from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { accept, refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';

const answered =
  /^(accept|confirm|ok|okay|agree to|approve|dismiss|cancel|decline|close|reject)(?:$| with (?:ok|okay)$| (?:it|that|this)$| (?:the|this|that) (?:dialog|alert|prompt|confirmation|confirm|popup|message|box|question)$)/;
const ofBrowser =
  /^(accept|confirm|ok|okay|agree to|approve|dismiss|cancel|decline|close|reject) (?:the|that|this) (?:(?:browser|browser's|native|javascript|js) (?:confirmation |confirm |alert )?(?:alert|dialog|confirm|confirmation|prompt|popup|message|box)|(?:alert|confirm|confirmation|prompt|dialog|popup)(?: dialog| popup| box| message)? (?:of|from|by|in) the browser)$/;

/** `answer it with "Road"`, after the browser asked. */
const answeringWith = /^(?:answer|reply|respond)(?: (?:it|this|that|to it|to this|to that))?(?: with)? "$/;
const answerOf = (value: string): ClauseRead =>
  /^(?:ok|okay|yes|no|cancel)$/i.test(value)
    ? answer(!/^(?:no|cancel)$/i.test(value))
    : { steps: [{ action: 'acceptDialog', kind: 'action', value }], quoted: true };

const answering = /^(?:accept|confirm|ok|okay|agree|approve|dismiss|cancel|decline|close|reject)$/;
const answers = ([first]: readonly Token[]) => answering.test(first?.low ?? '');

/** "accept it" after the message of a native dialog, or a native dialog named as such. */
export function readAnsweredDialog(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const said = saidAnswer(tokens);
  if (said) return answer(!/^(?:no|cancel)$/.test(said));
  const written =
    context.memory.acted === 'assertDialog' && answeringWith.test(lows(tokens)) ? tokens.at(-1)! : undefined;
  if (written) return answerOf(written.value);
  if (!answers(tokens)) return undefined;
  const words = lows(tokens);
  const { acted, deed } = context.memory;
  const isInTab =
    /^(?:newTab|switchTab)$/.test(acted ?? '') ||
    (/^assert(?:Title|Url)$/.test(acted ?? '') && /^(?:newTab|switchTab)$/.test(deed?.action ?? ''));
  if (isInTab && /^close (?:it|that|that one|this)$/.test(words))
    return { steps: [{ action: 'closeTab', kind: 'action' }], quoted: true };
  const found = (context.memory.acted === 'assertDialog' && answered.exec(words)) || ofBrowser.exec(words);
  if (!found) return undefined;
  return answer(/^(?:accept|confirm|ok|okay|agree to|approve)$/.test(found[1]!));
}

const answer = (isYes: boolean): ClauseRead => ({
  steps: [{ action: isYes ? 'acceptDialog' : 'dismissDialog', kind: 'action' }],
  quoted: true,
});

const acceptingSaid =
  /^(accept|confirm|ok|dismiss|cancel|decline) the (?:browser |browser's |native |js |javascript )?(?:alert|confirm|confirmation|prompt|dialog|browser dialog|confirm dialog) (?:that says|saying|which says|that asks|asking|with the message|with the text|reading|that reads|with) |^(accept|confirm|ok|dismiss|cancel|decline) the (?:browser|native|js|javascript) (?:alert|confirm|confirmation|prompt|dialog) (?=")/;

/** "accept the alert that says X" checks the message, then answers. */
export function readAcceptedDialog({ spec }: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  if (!answers(tokens)) return undefined;
  const found = acceptingSaid.exec(lows(tokens));
  if (!found) return undefined;
  const said = tokens.slice(wordCount(found[0]));
  const isQuote = said.length === 1 && said[0]!.kind !== 'word';
  const isSentence = / (?:says|saying|asks|asking|reads|reading) $/.test(found[0]) && said.every(isWord);
  if (!isQuote && !(isSentence && beginsCapital(said[0]?.raw ?? ''))) return undefined;
  const value = isQuote ? said[0]!.value : sourceOf(spec, said);
  const action = /^(?:dismiss|cancel|decline)$/.test(found[1] ?? found[2]!) ? 'dismissDialog' : 'acceptDialog';
  return {
    steps: [assertion({ action: 'assertDialog', value, op: 'contains' }), { action, kind: 'action' }],
    quoted: isQuote,
  };
}

const yes =
  /^(?:(?:then|and) )*(?:(?:accept|confirm|submit|ok|okay)(?: it| that| the (?:prompt|dialog))?|(?:press|click|hit|choose|tap)(?: on)?(?: the)? "?(?:ok|okay)"?(?: button)?|(?:press|hit) enter)$/;
const prompt =
  "(?:in|into|inside|at) (?:the|that) (?:(?:browser|browser's|native|javascript|js) )?prompt(?: dialog| box)?";
const filled = new RegExp(
  `^(?:(?:then|now) )*(?:(?:type|enter|write|put|give)(?: in)? (?:"|\\S+) ${prompt}|${prompt} (?:type|enter|write|put|give)(?: in)? "|(?:fill|fill in|answer) (?:the|that) (?:(?:browser|native|javascript|js) )?prompt with ")$`,
);
/** `Answer the prompt with "15"`: nobody answers it without its OK. */
const withAnswer =
  /^(?:(?:then|now) )*(?:(?:answer|respond to|reply to|confirm|accept) (?:the|that) (?:(?:browser|browser's|native|javascript|js) )?prompt(?: dialog| box)? (?:with|by entering|by typing)|(?:answer|respond|reply)(?: with)? " (?:in|to) (?:the|that) (?:(?:browser|browser's|native|javascript|js) )?prompt)(?: ")?$/;
const alone = new RegExp(`^(?:(?:then|now) )*${prompt}$`);

/** `Type "X" in the prompt and accept it`: the answer of the browser's own prompt, which takes it with its OK. */
export function readPrompt(state: State, at: number): number | undefined {
  if (!state.pieces[at]!.tokens.some(({ kind, low }) => kind === 'word' && low === 'prompt')) return undefined;
  const isPlace = alone.test(lows(state.pieces[at]!.tokens)) && at + 1 < state.pieces.length;
  const from = isPlace ? at + 1 : at;
  const tokens = isPlace
    ? [...state.pieces[at]!.tokens, ...state.pieces[from]!.tokens]
    : dropLead(state.pieces[at]!.tokens);
  const words = lows(tokens);
  // "answer the browser prompt with Expired": its capital sets it off.
  const last = tokens.at(-1)!;
  const isNamed = isWord(last) && beginsCapital(last.raw) && withAnswer.test(lows(tokens.slice(0, -1)));
  const answer = isNamed ? last : withAnswer.test(words) ? tokens.findLast(isGiven) : undefined;
  if (answer) {
    const step: Step = { action: 'acceptDialog', kind: 'action', value: answer.value };
    const isYes = state.pieces[at + 1] !== undefined && yes.test(allLows(dropLead(state.pieces[at + 1]!.tokens)));
    accept(state, span(state, at, isYes ? at + 1 : at), { steps: [step], quoted: true });
    return isYes ? at + 2 : at + 1;
  }
  if (!filled.test(words)) return undefined;
  const value = (tokens.find(isGiven) ?? tokens[tokens[1]!.low === 'in' ? 2 : 1]!).value;
  const next = state.pieces[from + 1];
  if (next === undefined || !yes.test(allLows(dropLead(next.tokens)))) {
    // Nothing of the page is called so, and whether it is accepted nobody said.
    if (!/\b(?:browser|browser's|native|javascript|js) prompt\b/.test(words)) return undefined;
    refuse(state, span(state, at, from));
    return from + 1;
  }
  const step: Step = { action: 'acceptDialog', kind: 'action', value };
  accept(state, span(state, at, from + 1), { steps: [step], quoted: true });
  return from + 2;
}
