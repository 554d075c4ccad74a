export { type FlowCtx, runFlow } from './run/run-flow.ts';
