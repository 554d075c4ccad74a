import type { Browsing, Budgets } from '@smokejumper/contracts';

/** A flow that is ready to run: its start is known, its variables and secrets have their values. */
export interface PreparedFlow {
  /** Path of the flow file, as given. */
  file: string;
  name: string;
  spec: string;
  baseUrl: string;
  url: string;
  variables: Record<string, string>;
  secrets: Record<string, string>;
  budgets: Budgets;
  /** How its browser is set up, values of headers and basic auth filled in. */
  browsing: Browsing;
  /** Values of those that nothing may show. */
  hidden: string[];
  /** Name of the flow whose sign-in it begins with. */
  needs: string | null;
}

/** The host a flow starts at: the person at the terminal chose it, so it may be a private one. */
export function startHost(flow: Pick<PreparedFlow, 'baseUrl' | 'url'>): string {
  return new URL(flow.url, flow.baseUrl).hostname;
}
