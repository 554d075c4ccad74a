import type { FlowOutcome } from '@smokejumper/contracts';
import { type SwitchName, switches } from '@smokejumper/demo-shop';
import type { Browser } from 'playwright';
import { bugs, type FlowName, flows, harmless } from '../../packages/agent/test/seeded/flows.ts';
import { runChanged } from '../../packages/agent/test/seeded/seeded.ts';
import { runShop } from './run-shop.ts';
import { type ShopFlow, shopFlows } from './shop-flows.ts';

/** A site as it should be, with a bug, with a change that no flow may stumble over, or with one that flows may notice. */
export type Kind = 'healthy' | 'bug' | 'harmless' | 'noticeable';

/** One flow against one deploy. */
export interface Case {
  site: 'small shop' | 'demo shop';
  kind: Kind;
  deploy: string;
  flow: string;
  run(browser: Browser): Promise<FlowOutcome>;
}

const healthy = 'healthy';
// A bug is seen at once or never; what is only late must be waited for.
const patience = (kind: Kind) => (kind === 'bug' ? 2_500 : 8_000);

/** What may become of a flow besides `passed` when it quotes what was renamed, or when a dialog lies over its page. */
export const noticeable: Partial<Record<string, RegExp>> = {
  'renamed-copy': /^failed\/(missing_element|expectation_not_met)$/,
  overlay: /^inconclusive\/policy$/,
};

/** The flows of the agent's own tests: each alone on a server, with one change or none. */
export function smallShopCases(): Case[] {
  const entry = (kind: Kind, flow: FlowName, change: string | null): Case => ({
    site: 'small shop',
    kind,
    deploy: change ?? healthy,
    flow,
    run: (browser) => runChanged(browser, { flow, change, expectMs: patience(kind) }),
  });
  const each = (kind: Kind, lists: Record<FlowName, readonly string[]>) =>
    (Object.keys(flows) as FlowName[]).flatMap((flow) => lists[flow].map((change) => entry(kind, flow, change)));
  const whole = (Object.keys(flows) as FlowName[]).map((flow) => entry('healthy', flow, null));
  return [...whole, ...each('bug', bugs), ...each('harmless', harmless)];
}

/** Each bug under the flows that look at what it breaks, each churn under some flows in turn. */
export function demoShopCases(url: string, { flowsPerChurn }: { flowsPerChurn: number }): Case[] {
  const entry = (kind: Kind, flow: ShopFlow, deploy: SwitchName | ''): Case => ({
    site: 'demo shop',
    kind,
    deploy: deploy || healthy,
    flow: flow.name,
    run: (browser) => runShop(browser, { url, flow, deploy, expectMs: patience(kind) }),
  });
  const whole = shopFlows.map((flow) => entry('healthy', flow, ''));
  const broken = named('bug').flatMap((deploy) =>
    shopFlows.filter((flow) => flow.bugs.includes(deploy)).map((flow) => entry('bug', flow, deploy)),
  );
  const changed = named('churn').flatMap((deploy, at) => {
    const kind = deploy in noticeable ? 'noticeable' : 'harmless';
    const turn = shopFlows.map((_, i) => shopFlows[(at * flowsPerChurn + i) % shopFlows.length] as ShopFlow);
    return turn.slice(0, flowsPerChurn).map((flow) => entry(kind, flow, deploy));
  });
  return [...whole, ...broken, ...changed];
}

/** Bugs of the demo shop that no flow looks at. */
export function uncovered(): string[] {
  return named('bug').filter((name) => !shopFlows.some((flow) => flow.bugs.includes(name)));
}

function named(kind: 'bug' | 'churn'): SwitchName[] {
  return (Object.keys(switches) as SwitchName[]).filter((name) => switches[name].kind === kind);
}
