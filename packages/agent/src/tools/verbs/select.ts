import { failure } from '../../run/outcome.ts';
import { answerBehind, choiceTitled, pressChoice, unsureChoice } from '../parts/choices/choice.ts';
import { chooseOption } from '../parts/choices/choose-option.ts';
import { entryMeant } from '../parts/choices/entry-meant.ts';
import { offeringBeside, spokenIn } from '../parts/choices/in-named.ts';
import { generated } from '../parts/values/generated.ts';
import { putValue } from '../parts/values/put-value.ts';
import { need, type Tool } from '../tool.ts';
import { choose } from './choose.ts';

/** `select`: the option `value` of the dropdown by that name. */
export const select: Tool = async (hands, act) => {
  const value = generated(hands, act.step);
  if (typeof value !== 'string') return value;
  const choice = choiceTitled(await hands.session.look(), act.step.target ?? {}, value);
  if (choice !== null) return pressChoice(hands, act, choice);
  const answer = async () => answerBehind(await hands.session.look(), act.step.target ?? {}, value);
  if ((await answer()) !== null) {
    const find = async () => {
      const item = await answer();
      return item === null
        ? failure('not_found', 'missing_element', `the answer "${value}" went away`)
        : { ok: true as const, item };
    };
    return hands.performOn(find, { type: 'check' });
  }
  const entry = entryMeant(await hands.session.look(), act.step);
  if (entry !== null) return choose(hands, { ...act, step: entry });
  const spoken = act.quoted ? null : spokenIn(await hands.session.look(), act.step.target ?? {}, value);
  if (spoken !== null) return chooseOption(hands, spoken, value);
  const found = await hands.locate(need(act, 'dropdown'));
  if (!found.ok) return unsureChoice(await hands.session.look(), act.step.target ?? {}, value) ?? found;
  // "Choose varchar as type and 80 as length": a number is written where the field takes nothing else.
  if (found.item.type === 'number') return putValue(hands, need(act, 'dropdown'), found.item, value);
  return chooseOption(hands, offeringBeside(found.item, act.step.target ?? {}, value), value);
};
