import { lows, type Token } from '../tokenise/token.ts';

/** "say ok in the browser alert", "answer no to the alert": what somebody answers, and to what. */
export const saidAnswer =
  /^(?:say|answer) (ok|okay|yes|no|cancel) (?:in|on|to) the (?:(?:browser|native|js|javascript) (?:alert|dialog|confirm|confirmation|prompt|popup)|alert)$/;

export const isSaidAnswer = (tokens: readonly Token[]) =>
  (tokens[0]?.low === 'say' || tokens[0]?.low === 'answer') && saidAnswer.test(lows(tokens));
