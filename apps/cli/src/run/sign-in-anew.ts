import { join } from 'node:path';
import type { Usage } from '@smokejumper/contracts';
import type { RunProgress } from '../reporters/progress.ts';
import { type RunHereDeps, type RunHereInput, runFlowHere } from './run-flow-here.ts';
import type { SignIn, SignIns } from './sign-ins.ts';

interface Anew extends Pick<RunHereInput, 'flow' | 'brain' | 'signal'> {
  signIns: SignIns;
  repetition: number;
  /** Of the run that signs in for itself. */
  folder: string;
}

/** Nobody is told of it step by step. */
const untold: RunProgress = { stepStarted() {}, stepFinished() {}, modelUsed() {}, ended() {} };

/** Runs the flow that signs in once more, for one run alone: what others have left of a session may be used up. */
export async function signInAnew(
  deps: RunHereDeps,
  { signIns, repetition, folder, ...input }: Anew,
): Promise<{ signIn: SignIn; usage: Usage }> {
  const { flow } = input;
  const began = await signIns.of(flow, repetition);
  let left: SignIn = { why: 'left nothing.', ours: false };
  const { result } = await runFlowHere(deps, {
    ...input,
    signIn: began?.signIn ?? null,
    signInAnew: null,
    leave: (signIn) => {
      left = signIn;
    },
    retries: {},
    folder: join(folder, 'sign-in'),
    progress: untold,
  });
  return { signIn: left, usage: result.usage };
}
