import type { FlowRunInput } from '@smokejumper/contracts';
import { createAid, type Transcripts } from '../../brains/model/aid.ts';
import { createSight } from '../../brains/model/page-text.ts';
import { createMeter } from '../../budget/meter.ts';
import { createModel } from '../../model/create-model.ts';
import type { Exchange, Model } from '../../model/types.ts';
import type { Help } from '../course.ts';
import type { Session } from '../session.ts';

/** Makes a run's model; what it gets keeps secrets out of what is stored. Absent: the one its input names. */
export type ModelMaker = (hooks: {
  conceal: (text: string) => string;
  onExchange: (exchange: Exchange) => void;
}) => Model;

/** The model of a run; null when none is set, or when plain reading alone was asked for. */
export function createHelp(
  session: Session,
  input: { make: ModelMaker | undefined; transcripts: Transcripts; clauses: number },
): Help | null {
  const { ctx, input: run } = session;
  if (run.brain === 'literal') return null;
  const hooks = { conceal: session.values.conceal, onExchange: input.transcripts.add };
  const model = input.make?.(hooks) ?? fromSettings(session, run.model ?? null, hooks);
  if (model === null) return null;
  const meter = createMeter({ budgets: run.budgets, before: run.modelCallsBefore ?? [], steps: input.clauses });
  const aid = createAid(session, { model, meter });
  ctx.log.debug({ model: model.nameOf('plan') }, 'a model stands by');
  return { aid, sight: createSight(session, { fence: aid.fence }), planned: false };
}

function fromSettings(
  session: Session,
  settings: FlowRunInput['model'],
  hooks: Parameters<ModelMaker>[0],
): Model | null {
  if (settings === null || settings === undefined) return null;
  return createModel(session.ctx, { settings, ...hooks });
}
