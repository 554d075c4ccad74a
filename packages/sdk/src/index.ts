export { type ConnectOptions, connect, type Smokejumper } from './connect.ts';
export type * from './generated/types.gen.ts';
export { ProblemError } from './problem.ts';
export { verifyWebhook } from './verify-webhook.ts';
export type { WatchRunInput } from './watch-run.ts';
