import { FlowChoice } from '@smokejumper/contracts';
import { checkPart } from '../../validation.ts';
import { parseJson } from './raw.ts';

/**
 * What whoever made a deploy says of the flows to run, under `smokejumper` in the data a service lets them add: an
 * object, or its JSON. Throws `invalid_input` for what is no choice, with a pointer below `at`.
 */
export function toldChoice(data: unknown, at: string): { choice?: FlowChoice } {
  const holder = typeof data === 'string' && data.trim().startsWith('{') ? parseJson(data) : data;
  if (typeof holder !== 'object' || holder === null || !('smokejumper' in holder)) return {};
  const { smokejumper: said } = holder;
  return { choice: checkPart(FlowChoice, typeof said === 'string' ? parseJson(said) : said, `${at}/smokejumper`) };
}
