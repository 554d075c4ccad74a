export { createMailbox } from './mailbox/mailbox.ts';
export { type FlowCtx, runFlow } from './run/run-flow.ts';
