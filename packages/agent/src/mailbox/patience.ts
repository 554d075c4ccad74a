import type { Budgets } from '@smokejumper/contracts';

/** How long a mail is waited for: it passes a queue and two servers on its way. */
export function patienceMs(budgets: Pick<Budgets, 'expectMs'>): number {
  return 3 * budgets.expectMs;
}
