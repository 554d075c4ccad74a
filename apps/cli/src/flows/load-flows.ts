import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError, maxSpecLength } from '@smokejumper/contracts';
import { type FileProblem, type ParsedFlowFile, parseFlowFile } from '@smokejumper/flow';

export interface LoadedFile {
  /** Path as given. */
  file: string;
  content: ParsedFlowFile;
}

/** No flow file is that long; a bigger one is something else, and is not read into memory. */
const longestFile = 200 * maxSpecLength;

/**
 * Reads all flow files. Throws AppError `invalid_flow_file`, with `file:line:column` for every mistake of every file,
 * or `invalid_input` for a file that is not there.
 */
export async function loadFlows(files: readonly string[], ctx: { cwd: string }): Promise<LoadedFile[]> {
  const read = await Promise.all(
    files.map(async (file) => ({ file, result: parseFlowFile(await text(file, ctx.cwd), { filename: file }) })),
  );
  const problems = read.flatMap(({ file, result }) =>
    result.ok ? [] : result.problems.map((each) => line(file, each)),
  );
  if (problems.length > 0) throw new AppError('invalid_flow_file', problems.join('\n'));
  return read.flatMap(({ file, result }) => (result.ok ? [{ file, content: result.file }] : []));
}

function line(file: string, problem: FileProblem): string {
  return `${file}:${problem.line}:${problem.column}: ${problem.message}`;
}

async function text(file: string, cwd: string): Promise<string> {
  const path = resolve(cwd, file);
  try {
    const { size } = await stat(path);
    if (size > longestFile)
      throw new AppError('invalid_flow_file', `${file}: is too long for a flow file (${size} bytes)`);
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_input', `${file}: ${reason(cause)}`, { cause });
  }
}

function reason(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'is a folder, not a flow file';
    case 'EACCES':
      return 'may not be read';
    default:
      return 'cannot be read';
  }
}
