import type { SpecCheck } from '@smokejumper/contracts';
import { compileSpec, describeStep, type ParsedFlow } from '@smokejumper/flow';
import { exitCodes } from '../exit-code.ts';
import { loadFlows } from '../flows/load-flows.ts';
import { oneLine } from '../reporters/reported-run.ts';

export interface CheckCommandDeps {
  cwd: string;
  out: (text: string) => void;
}

interface CheckedFlow extends SpecCheck {
  file: string;
  flow: string;
}

/**
 * `smokejumper check`: what is understood and what is not, without a browser. Variables stay in the form the spec
 * wrote them. Throws AppError for a bad flow file; answers the exit code.
 */
export async function checkCommand(deps: CheckCommandDeps, input: { files: string[]; json: boolean }): Promise<number> {
  const loaded = await loadFlows(input.files, deps);
  const flows = loaded.flatMap(({ file, content }) => content.flows.map((flow) => ({ flow, ...check(file, flow) })));
  const shown = flows.map(({ flow, ...checked }) => ({ ...checked, flow: flow.name }));
  if (input.json) deps.out(`${JSON.stringify({ flows: shown }, null, 2)}\n`);
  else for (const checked of flows) deps.out(render({ ...checked, flow: checked.flow.name }, checked.flow));
  return shown.every((flow) => flow.understood) ? exitCodes.passed : exitCodes.inconclusive;
}

function check(file: string, flow: ParsedFlow): Omit<CheckedFlow, 'flow'> {
  const compiled = compileSpec(flow.spec, {
    variables: Object.keys(flow.variables ?? {}),
    secrets: flow.secrets ?? [],
  });
  return {
    file,
    understood: compiled.problems.length === 0,
    steps: compiled.steps.map((step) => ({ ...step, reading: describeStep(step.step) })),
    problems: compiled.problems,
    warnings: compiled.warnings,
  };
}

/** Steps in the words of the engine, problems and warnings with their place in the file. */
function render(checked: CheckedFlow, flow: ParsedFlow): string {
  const place = (position: { line: number; column: number }): string => {
    const { line, column } = flow.locate(position);
    return `${checked.file}:${line}:${column}`;
  };
  const lines = [
    `${checked.understood ? '✓' : '✗'} ${checked.flow} (${checked.steps.length} steps)`,
    ...checked.steps.map((step, index) => `  ${String(index + 1).padStart(2)}. ${oneLine(step.reading)}`),
    ...checked.problems.flatMap((problem) => [
      `  ${place(problem)}: not understood: ${oneLine(problem.clause)}`,
      `      ${problem.reason}`,
      ...(problem.suggestion === '' ? [] : [`      try: ${problem.suggestion}`]),
    ]),
    ...checked.warnings.map((warning) => `  ${place(warning)}: warning: ${warning.message}`),
  ];
  return `${lines.join('\n')}\n`;
}
