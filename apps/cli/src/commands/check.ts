import type { CompiledSpec } from '@smokejumper/contracts';
import { compileSpec, describeStep, type ParsedFlow } from '@smokejumper/flow';
import { exitCodes } from '../exit-code.ts';
import { loadFlows } from '../flows/load-flows.ts';
import { oneLine } from '../reporters/reported-run.ts';

export interface CheckCommandDeps {
  cwd: string;
  out: (text: string) => void;
}

interface CheckedFlow extends CompiledSpec {
  file: string;
  flow: ParsedFlow;
}

/**
 * `smokejumper check`: what is understood and what is not, without a browser. Variables stay in the form the spec
 * wrote them. Throws AppError for a bad flow file; answers the exit code.
 */
export async function checkCommand(deps: CheckCommandDeps, input: { files: string[]; json: boolean }): Promise<number> {
  const loaded = await loadFlows(input.files, deps);
  const checked = loaded.flatMap(({ file, content }) => content.flows.map((flow) => check(file, flow)));
  if (input.json) deps.out(`${JSON.stringify({ flows: checked.map(shown) }, null, 2)}\n`);
  else for (const each of checked) deps.out(render(each));
  return checked.every((each) => each.problems.length === 0) ? exitCodes.passed : exitCodes.inconclusive;
}

function check(file: string, flow: ParsedFlow): CheckedFlow {
  const names = { variables: Object.keys(flow.variables ?? {}), secrets: flow.secrets ?? [] };
  return { file, flow, ...compileSpec(flow.spec, names) };
}

/** What `--json` prints of a flow: canonical steps, and what is not understood with its place in the file. */
function shown({ flow, steps, problems }: CheckedFlow) {
  return {
    name: flow.name,
    steps: steps.map(({ step }) => step),
    problems: problems.map(({ clause, line, column, suggestion }) => ({
      clause,
      ...flow.locate({ line, column }),
      suggestion,
    })),
  };
}

/** Steps in the words of the engine, problems and warnings with their place in the file. */
function render(checked: CheckedFlow): string {
  const { flow } = checked;
  const place = (position: { line: number; column: number }): string => {
    const { line, column } = flow.locate(position);
    return `${checked.file}:${line}:${column}`;
  };
  const lines = [
    `${checked.problems.length === 0 ? '✓' : '✗'} ${flow.name} (${checked.steps.length} step${checked.steps.length === 1 ? '' : 's'})`,
    ...checked.steps.map((read, index) => {
      const { line, column } = flow.locate(read);
      return `  ${String(index + 1).padStart(2)}. ${oneLine(describeStep(read.step))} (${line}:${column})`;
    }),
    ...checked.problems.flatMap((problem) => [
      `  ${place(problem)}: not understood: ${oneLine(problem.clause)}`,
      `      ${problem.reason}`,
      ...(problem.suggestion === '' ? [] : [`      try: ${problem.suggestion}`]),
    ]),
    ...checked.warnings.map((warning) => `  ${place(warning)}: warning: ${warning.message}`),
  ];
  return `${lines.join('\n')}\n`;
}
