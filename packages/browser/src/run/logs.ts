import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NetworkRecord } from '@smokejumper/contracts';
import type { EgressFailure } from '../egress/failure.ts';
import type { Redactor } from '../redact/redactor.ts';
import { failureText, type PageEvents } from './recording.ts';

/** The requests, and what the egress guard turned away: a socket or preconnect has no request to stand for it. */
export function withBlocked(network: readonly NetworkRecord[], blocked: readonly EgressFailure[]): NetworkRecord[] {
  const seen = new Set(network.map((record) => record.failure));
  const extra = [...new Map(blocked.map((failure) => [failureText(failure), failure])).entries()]
    .filter(([text]) => !seen.has(text))
    .map(([text, { host, port }]) => ({
      method: 'CONNECT',
      url: `${port === 443 ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}/`,
      status: null,
      resourceType: 'other',
      failure: text,
      startedAt: 0,
      finishedAt: 0,
    }));
  return [...network, ...extra];
}

/** Writes console and network as JSON below the run's folder, secrets taken out. Answers their paths. */
export async function writeLogs(
  folder: string,
  { events, blocked, redactor }: { events: PageEvents; blocked: readonly EgressFailure[]; redactor: Redactor },
): Promise<{ console: string; network: string }> {
  const consolePath = join(folder, 'console.json');
  const networkPath = join(folder, 'network.json');
  const written = (value: unknown): string => `${JSON.stringify(redactor.result(value), null, 2)}\n`;
  await writeFile(consolePath, written({ lines: events.console, pageErrors: events.pageErrors }));
  await writeFile(networkPath, written(withBlocked(events.network, blocked)));
  return { console: consolePath, network: networkPath };
}
