import type { Budgets } from '@smokejumper/contracts';

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
  viewport: { width: number; height: number } | null;
  locale: string | null;
}

/** The host a flow starts at: the person at the terminal chose it, so it may be a private one. */
export function startHost(flow: Pick<PreparedFlow, 'baseUrl' | 'url'>): string {
  return new URL(flow.url, flow.baseUrl).hostname;
}
