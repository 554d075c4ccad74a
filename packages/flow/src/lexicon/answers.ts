import { lows, type Token } from '../tokenise/token.ts';

const said =
  /^(?:say|answer) (ok|okay|yes|no|cancel)(?: (?:in|on|to) the (?:(?:browser|native|js|javascript) (?:alert|dialog|confirm|confirmation|prompt|popup)|alert|question|confirmation|dialog|popup))?$/;

/** "say ok in the browser alert", "answer no": what somebody answers to the browser, or to the page that asks. */
export const saidAnswer = (tokens: readonly Token[]): string | undefined =>
  tokens[0]?.low === 'say' || tokens[0]?.low === 'answer' ? said.exec(lows(tokens))?.[1] : undefined;
