import type { TargetContext } from '../../targets/target.ts';
import { allLows, type Token } from '../../tokenise/token.ts';
import { single, type TextSlot, text } from './texts.ts';

const startPage =
  /^(?:the )?(?:app's |site's |our |shop's )?(?:homepage|home page|start page|landing page|main page|front page|starting page|home|root|index page|home screen|base url|start url|app|website|site|application)$/;
const domain =
  /^(?:localhost(?::\d+)?|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|test|example|local|co|shop|site|de|uk|eu))(?::\d+)?(?:\/\S*)?$/i;

export function readUrl(_context: TargetContext, tokens: readonly Token[]): TextSlot | undefined {
  const only = single(tokens);
  if (only?.kind === 'path' || (only?.kind === 'word' && domain.test(only.value))) return text(only.value);
  if (only?.kind === 'quote' && (/^(?:\/|https?:|\{\{|\$\{)/.test(only.value) || domain.test(only.value)))
    return text(only.value);
  if (only?.kind === 'variable' && /url|path|link|address/i.test(only.value)) return text(only.value);
  if (!startPage.test(allLows(tokens))) return undefined;
  return text(tokens.at(-1)!.low === 'home' && tokens.length === 1 ? undefined : sourceWithout(tokens));
}

const sourceWithout = (tokens: readonly Token[]) =>
  tokens
    .filter(({ low }) => !['the', 'our', "app's", "site's", "shop's"].includes(low))
    .map(({ raw }) => raw)
    .join(' ');

const fileName = /^[\p{L}\p{N}_./()&+-]*[\p{L}\p{N}_)]\.\w{1,5}$/u;
export function readFile(_context: TargetContext, tokens: readonly Token[]): TextSlot | undefined {
  const only = single(tokens);
  if (!only) return undefined;
  const isFile =
    only.kind === 'variable' ||
    ((only.kind === 'quote' || only.kind === 'word' || only.kind === 'path') &&
      // "12.50" is an amount.
      !/^[\d.,]+$/.test(only.value) &&
      fileName.test(only.value.replaceAll(' ', '_')));
  return isFile ? text(only.value) : undefined;
}
