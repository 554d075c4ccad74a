import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FlowOutcome, Plan } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { run } from '../harness.ts';
import { createApp } from './app.ts';
import { type FlowName, flows } from './flows.ts';

/** Runs one flow against the small shop with one change, or none, on a server of its own. */
export async function runChanged(
  browser: Browser,
  input: { flow: FlowName; change: string | null; expectMs: number; plan?: Plan | null },
): Promise<FlowOutcome> {
  const server = createServer(createApp(new Set(input.change === null ? [] : [input.change])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const flow = flows[input.flow];
  try {
    return await run(
      browser,
      { url: `http://127.0.0.1:${port}` },
      {
        spec: flow.spec,
        path: flow.path,
        secrets: { password: 'pa55word!' },
        expectMs: input.expectMs,
        plan: input.plan ?? null,
      },
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
