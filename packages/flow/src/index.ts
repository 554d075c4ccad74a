export { type CompileOptions, compileSpec } from './compile.ts';
export { describeStep, describeTarget } from './describe/describe-step.ts';
export { type FilledText, fillVariables } from './file/fill-variables.ts';
export {
  type FileProblem,
  type FlowFileRead,
  type ParsedFlow,
  type ParsedFlowFile,
  parseFlowFile,
} from './file/parse-flow-file.ts';
