import type { RunStatus, Verdict } from '@smokejumper/contracts';
import { Badge } from '../parts/badge.tsx';
import { statusTones, verdictTones } from './words.ts';

/** The verdict of a run, or where it stands until there is one. */
export function VerdictBadge({ run }: { run: { status: RunStatus; verdict: Verdict | null } }) {
  if (run.verdict !== null) return <Badge tone={verdictTones[run.verdict]}>{run.verdict}</Badge>;
  return <Badge tone={statusTones[run.status]}>{run.status}</Badge>;
}
