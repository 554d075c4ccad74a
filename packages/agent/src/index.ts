export { createMailbox } from './mailbox/mailbox.ts';
export { createCassetteModel } from './model/cassette.ts';
export { fromTranscript } from './model/exchange.ts';
export { type FlowCtx, runFlow } from './run/run-flow.ts';
