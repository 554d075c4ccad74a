export type { ElementReading } from './injected/field/read.ts';
export { defaultLimits, type Limits } from './limits.ts';
export { openRefs, restoreRefs } from './open-refs.ts';
export { isActionable } from './render/line.ts';
export { tokensOf } from './render/tokens.ts';
export type * from './types.ts';
