export { type CompileOptions, compileSpec } from './compile.ts';
export { describeStep, describeTarget } from './describe/describe-step.ts';
export { type ExplicitLine, type ExplicitPlan, explicitPlan, explicitStep } from './describe/explicit.ts';
export { type FilledText, fillVariables } from './file/fill-variables.ts';
export { formatFlowFile } from './file/format-flow-file.ts';
export {
  type FileProblem,
  type FlowFileRead,
  type ParsedFlow,
  type ParsedFlowFile,
  parseFlowFile,
} from './file/parse-flow-file.ts';
export { readingVersion } from './reading-version.ts';
