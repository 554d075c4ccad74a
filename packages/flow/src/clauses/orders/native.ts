import { assertion } from '../../assertions/complement.ts';
import { lows, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';

const answered =
  /^(accept|confirm|ok|okay|agree to|approve|dismiss|cancel|decline|close|reject)(?:$| (?:it|that|this)$| (?:the|this|that) (?:dialog|alert|prompt|confirmation|confirm|popup|message|box|question)$)/;
const ofBrowser =
  /^(accept|confirm|ok|okay|agree to|approve|dismiss|cancel|decline|close|reject) (?:the|that|this) (?:(?:browser|browser's|native|javascript|js) (?:confirmation |confirm |alert )?(?:alert|dialog|confirm|confirmation|prompt|popup|message|box)|(?:alert|confirm|confirmation|prompt|dialog|popup)(?: dialog| popup| box| message)? (?:of|from|by|in) the browser)$/;

/** "accept it" after the message of a native dialog, or a native dialog named as such. */
export function readAnsweredDialog(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const words = lows(tokens);
  if (context.memory.acted === 'newTab' && /^close (?:it|that|that one|this)$/.test(words))
    return { steps: [{ action: 'closeTab', kind: 'action' }], quoted: true };
  const found = (context.memory.acted === 'assertDialog' && answered.exec(words)) || ofBrowser.exec(words);
  if (!found) return undefined;
  const isYes = /^(?:accept|confirm|ok|okay|agree to|approve)$/.test(found[1]!);
  return { steps: [{ action: isYes ? 'acceptDialog' : 'dismissDialog', kind: 'action' }], quoted: true };
}

/** "accept the alert that says X" checks the message, then answers. */
export function readAcceptedDialog(_context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const found =
    /^(accept|confirm|ok|dismiss|cancel|decline) the (?:browser |native |js |javascript )?(?:alert|confirm|confirmation|prompt|dialog|browser dialog|confirm dialog) (?:that says|saying|which says|that asks|asking|with the message|with the text|reading|that reads|with) "$|^(accept|confirm|ok|dismiss|cancel|decline) the (?:browser|native|js|javascript) (?:alert|confirm|confirmation|prompt|dialog) "$/.exec(
      lows(tokens),
    );
  if (!found) return undefined;
  const action = /^(?:dismiss|cancel|decline)$/.test(found[1] ?? found[2]!) ? 'dismissDialog' : 'acceptDialog';
  return {
    steps: [
      assertion({ action: 'assertDialog', value: tokens.at(-1)!.value, op: 'contains' }),
      { action, kind: 'action' },
    ],
    quoted: true,
  };
}
