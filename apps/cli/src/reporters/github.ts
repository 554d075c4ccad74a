import { failingStep, oneLine, onServer, type ReportedRun } from './reported-run.ts';

/** Workflow commands that GitHub shows as annotations: one for each run that did not pass. */
export function renderGithub(runs: readonly ReportedRun[]): string {
  return runs.map(annotation).join('');
}

function annotation({ file, result }: ReportedRun): string {
  if (result.verdict === 'passed') return '';
  const kind = result.failureClass === null ? '' : ` (${result.failureClass})`;
  const title = `${result.flow}: ${result.verdict ?? result.status}${kind}`;
  const step = failingStep(result);
  const where = step === null ? '' : `\nStep: ${oneLine(step.text)}`;
  const place = file === onServer ? '' : `file=${property(file)},`;
  return `::error ${place}title=${property(title)}::${data(`${result.summary ?? 'It has not ended'}${where}`)}\n`;
}

// What separates a command's parts is written as its code, so that no flow's name can forge a command.
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
