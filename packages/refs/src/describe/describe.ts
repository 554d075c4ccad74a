import type { CandidateCounts } from '@smokejumper/contracts';
import { isActionable } from '../render/line.ts';
import type { Session } from '../session.ts';
import { takeSnapshot } from '../snapshot/take.ts';
import type { Candidate, Description, SnapshotNode, SnapshotOptions } from '../types.ts';

export interface DescribeOptions extends Pick<SnapshotOptions, 'page' | 'signal'> {
  role?: string;
}

/**
 * The description ladder: role, label, placeholder, text; among what is visible, quoted words first, exact before
 * partial. More than one match on a rung is a refusal, never a choice.
 */
export async function describe(session: Session, phrase: string, options: DescribeOptions = {}): Promise<Description> {
  const { nodes, url } = await takeSnapshot(session, options);
  const visible = nodes.filter(
    (node) => node.ref !== null && (!node.states.includes('hidden') || node.type === 'file'),
  );
  const wanted = words(phrase);
  const role = options.role ?? roleIn(phrase);
  const pool = role ? visible.filter((node) => node.role === role) : visible;
  let counts = none();
  for (const want of wanted) {
    for (const exact of [true, false]) {
      const rungs = climb(nodes, pool, want, exact);
      counts = countsOf(rungs);
      for (const rung of ladder) {
        const [only] = rungs[rung];
        if (!only) continue;
        if (rungs[rung].length > 1) return ambiguous(rungs[rung], counts, nodes, url, rung);
        return { found: true, ref: only.ref!, node: only, rung, counts };
      }
    }
  }
  const detail = `nothing visible is called ${wanted.map((want) => JSON.stringify(want)).join(' or ')}`;
  return { found: false, reason: 'none', counts, candidates: [], samples: samplesOf(nodes), url, detail };
}

const ladder = ['role', 'label', 'placeholder', 'text'] as const;
type Rungs = Record<(typeof ladder)[number], SnapshotNode[]>;

function none(): CandidateCounts {
  return { role: 0, label: 0, placeholder: 0, text: 0 };
}

/** What is in quotes; else the phrase without its article and its word for the kind of thing. */
function words(phrase: string): string[] {
  const quoted = [...phrase.matchAll(/"([^"]+)"|“([^”]+)”|'([^']+)'/g)].map(
    (found) => found[1] ?? found[2] ?? found[3]!,
  );
  if (quoted.length > 0) return quoted.map((text) => text.trim());
  const bare = phrase.trim().replace(/^(the|a|an)\s+/i, '');
  const stripped = bare.replace(kinds, '').trim();
  return stripped && stripped !== bare ? [bare, stripped] : [bare];
}

const kinds = /\s+(button|link|field|input|box|checkbox|tab|icon|heading|option|menu item|radio button|dropdown)$/i;

const roleWords: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  tab: 'tab',
  heading: 'heading',
  option: 'option',
};

function roleIn(phrase: string): string | undefined {
  const kind = /["”']\s*(\w+)\s*$/.exec(phrase)?.[1];
  return kind ? roleWords[kind.toLowerCase()] : undefined;
}

function climb(nodes: readonly SnapshotNode[], pool: SnapshotNode[], want: string, exact: boolean): Rungs {
  const wanted = fold(want);
  const meets = (text: string) =>
    wanted !== '' && text !== '' && (exact ? fold(text) === wanted : fold(text).includes(wanted));
  return {
    role: pool.filter((node) => isActionable(node) && meets(node.name)),
    label: pool.filter((node) => meets(node.label)),
    placeholder: pool.filter((node) => meets(node.placeholder)),
    text: withText(nodes, pool, meets),
  };
}

/** The innermost nodes whose own name or direct text matches. */
function withText(
  nodes: readonly SnapshotNode[],
  pool: SnapshotNode[],
  meets: (text: string) => boolean,
): SnapshotNode[] {
  const found = new Set<SnapshotNode>();
  for (const node of nodes) {
    if (node.ref !== null || !meets(node.text) || node.parent === null) continue;
    const parent = nodes[node.parent]!;
    if (pool.includes(parent)) found.add(parent);
  }
  for (const node of pool) if (node.role !== 'row' && meets(node.name)) found.add(node);
  return [...found];
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}

function countsOf(rungs: Rungs): CandidateCounts {
  return {
    role: rungs.role.length,
    label: rungs.label.length,
    placeholder: rungs.placeholder.length,
    text: rungs.text.length,
  };
}

function ambiguous(
  matches: SnapshotNode[],
  counts: CandidateCounts,
  nodes: readonly SnapshotNode[],
  url: string,
  rung: string,
): Description {
  const candidates: Candidate[] = matches
    .slice(0, 10)
    .map(({ ref, role, name, context }) => ({ ref: ref!, role, name, context }));
  const detail = `${matches.length} visible elements match by ${rung}`;
  return { found: false, reason: 'ambiguous', counts, candidates, samples: samplesOf(nodes), url, detail };
}

function samplesOf(nodes: readonly SnapshotNode[]): string[] {
  const names = nodes
    .filter((node) => isActionable(node) && node.name !== '')
    .map((node) => `${node.role} "${node.name.slice(0, 60)}"`);
  return [...new Set(names)].slice(0, 12);
}
