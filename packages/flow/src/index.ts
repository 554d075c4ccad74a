export { type CompileOptions, compileSpec } from './compile.ts';
