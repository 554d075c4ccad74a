import { KeptDays, LimitName, type TariffLimits } from '@smokejumper/contracts';
import { Refusal } from './refusal.ts';

export const limitNames = [...LimitName.options, ...KeptDays.options];
type Name = keyof TariffLimits;

export interface LimitArgs {
  limits: TariffLimits;
  /** Named with `plan` as their value: what the plan says. */
  byPlan: Name[];
  /** null: `none`. */
  plan: string | null | undefined;
}

/** `NAME=NUMBER`, `NAME=none` and `NAME=plan`, and `plan=NAME`. Throws Refusal with the usage. */
export function limitArgs(args: readonly string[], usage: string): LimitArgs {
  const read: LimitArgs = { limits: {}, byPlan: [], plan: undefined };
  for (const arg of args) {
    const [word = '', text = ''] = arg.split('=');
    const name = limitNames.find((each) => each === word);
    const value = text === 'none' ? null : Number(text);
    if (word === 'plan' && text !== '') read.plan = text === 'none' ? null : text;
    else if (name !== undefined && text === 'plan') read.byPlan.push(name);
    else if (name === undefined || text === '' || Number.isNaN(value)) throw new Refusal(usage, { exitCode: 64 });
    else read.limits[name] = value;
  }
  return read;
}
