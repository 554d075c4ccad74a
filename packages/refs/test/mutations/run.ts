import type { Browser } from 'playwright';
import type { ActResult } from '../../src/index.ts';
import { stage } from '../harness.ts';
import { type CaseInfo, installWorld } from './world.ts';

export interface CaseResult extends CaseInfo {
  seed: number;
  result: ActResult;
  /** What the page noted from this act. */
  noted: string[];
  /** The page noted something else than what was meant, or noted something although nothing was said to be done. */
  wrong: boolean;
}

/** One page of `blocks` cases: snapshot, every mutation, another snapshot if `again`, then one press each. */
export async function runWorld(browser: Browser, seed: number, blocks: number, again = false): Promise<CaseResult[]> {
  const lab = await stage(browser);
  try {
    await lab.page.setContent('<title>World</title><main></main>');
    const cases = await lab.page.evaluate(installWorld, { seed, blocks });
    const snapshot = await lab.refs.snapshot();
    const refs = cases.map((info) => {
      const inside = `region "Block ${info.block}"`;
      const found = snapshot.nodes.filter(
        (node) => node.name === info.name && /^(button|link)$/.test(node.role) && node.context.includes(inside),
      );
      const node = found[info.index];
      if (!node?.ref)
        throw new Error(`seed ${seed}: no ${info.name} in block ${info.block} (${info.kind}, ${info.mutation})`);
      return node.ref;
    });
    await lab.page.evaluate('mutate()');
    if (again) await lab.refs.snapshot();
    const results: CaseResult[] = [];
    for (const [at, info] of cases.entries()) {
      const result = await lab.refs.act(refs[at]!, { type: 'click' });
      const noted = (await lab.page.evaluate('log.splice(0)')) as string[];
      const wrong = result.acted ? noted.length !== 1 || noted[0] !== info.token : noted.length > 0;
      results.push({ ...info, seed, result, noted, wrong });
    }
    return results;
  } finally {
    await lab.close();
  }
}
