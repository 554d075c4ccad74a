import { catalogueBugs } from './bugs/catalogue.ts';
import { checkoutBugs } from './bugs/checkout.ts';
import { memberBugs } from './bugs/members.ts';
import { siteBugs } from './bugs/site.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor sees of one thing, on the healthy deploy and on the broken one. */
export interface Bug {
  seen(visitor: Visitor): Promise<unknown>;
  /** In a page that nobody uses afterwards. */
  alone?: boolean;
  healthy: unknown;
  broken: unknown;
}

export const bugs: Record<string, Bug> = { ...siteBugs, ...catalogueBugs, ...checkoutBugs, ...memberBugs };
