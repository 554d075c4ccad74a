import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeBinary, root } from '../bootstrap/paths.mjs';
import { ended, guard, hasEnded, type StopSignals, stopChild } from './child.ts';
import { Refusal } from './refusal.ts';

/** When a process counts as ready: it wrote a line that matches, or this address answers with 200. */
export type Readiness = { line: RegExp } | { url: string };

export interface ProcessInput {
  /** For messages and prefixes. */
  name: string;
  /** The file Node runs, relative to the checkout. */
  file: string;
  args?: readonly string[];
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
  ready: Readiness;
  /** Milliseconds until it must be ready; 60 s by default. */
  readyMs?: number;
  /** Milliseconds between SIGTERM and SIGKILL; 20 s by default. */
  stopMs?: number;
  /** Start again when a source file changes. */
  watch?: boolean;
  /** Gets every line of its output, as it comes. */
  onLine?: (line: string) => void;
}

export interface RunningProcess {
  name: string;
  pid: number;
  /** The match of `ready.line`, if that is what made it ready. */
  match: RegExpExecArray | null;
  /** Resolves when it has ended, by `stop` or by itself. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** The last lines it wrote. */
  tail(): readonly string[];
  /** SIGTERM, then SIGKILL; returns when it is gone. */
  stop(): Promise<void>;
}

/** Starts a script of this checkout on its Node 24 and waits until it is ready. Throws Refusal. */
export async function startProcess(input: ProcessInput): Promise<RunningProcess> {
  const args = [
    ...(input.watch === true ? ['--watch', '--watch-preserve-output'] : []),
    input.file,
    ...(input.args ?? []),
  ];
  // A session of its own: Ctrl-C reaches the launcher alone, which stops its processes in their order.
  const child = spawn(nodeBinary()!, args, {
    cwd: root,
    env: input.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const failedToStart = new Promise<never>((_, reject) => child.once('error', reject));
  failedToStart.catch(() => {});
  const output = readLines(child, input.onLine);
  const callOff = child.pid === undefined ? () => {} : guard(child.pid, 'SIGTERM');
  const signals: StopSignals = [['SIGTERM', input.stopMs ?? 20_000]];
  const stop = async () => {
    await stopChild(child, signals);
    callOff();
  };
  try {
    const match = await Promise.race([becomesReady(input, child, output), failedToStart]);
    const end = ended(child).then(() => ({ code: child.exitCode, signal: child.signalCode }));
    return { name: input.name, pid: child.pid!, match, ended: end, tail: () => output.tail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Output {
  tail: string[];
  listeners: Set<(line: string) => void>;
}

function readLines(child: ChildProcess, onLine?: (line: string) => void): Output {
  const output: Output = { tail: [], listeners: new Set(onLine === undefined ? [] : [onLine]) };
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.tail.push(line);
      if (output.tail.length > 50) output.tail.shift();
      for (const listener of output.listeners) listener(line);
    });
  }
  return output;
}

async function becomesReady(input: ProcessInput, child: ChildProcess, output: Output): Promise<RegExpExecArray | null> {
  const readyMs = input.readyMs ?? 60_000;
  const over = new AbortController();
  const early = ended(child).then(() => {
    throw new Refusal(`The ${input.name} ended before it was ready (${describeEnd(child)}): ${lastWords(output)}`);
  });
  const late = sleep(readyMs, undefined, { signal: over.signal }).then(() => {
    throw new Refusal(`The ${input.name} was not ready within ${readyMs / 1000} s: ${lastWords(output)}`);
  });
  early.catch(() => {});
  late.catch(() => {});
  const { ready } = input;
  const isReady = 'line' in ready ? lineMatches(output, ready.line) : urlAnswers(ready.url, over.signal);
  try {
    return await Promise.race([isReady, early, late]);
  } finally {
    over.abort();
  }
}

function lineMatches(output: Output, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    const listener = (line: string) => {
      const match = pattern.exec(line);
      if (match === null) return;
      output.listeners.delete(listener);
      resolve(match);
    };
    output.listeners.add(listener);
  });
}

async function urlAnswers(url: string, signal: AbortSignal): Promise<null> {
  while (!signal.aborted) {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer?.status === 200) return null;
    await sleep(50, undefined, { signal }).catch(() => {});
  }
  return null;
}

function describeEnd(child: ChildProcess): string {
  return hasEnded(child) && child.signalCode !== null ? child.signalCode : `exit code ${child.exitCode}`;
}

// A stack trace ends in frames; what went wrong stands in the line that says so.
function lastWords(output: Output): string {
  const lines = output.tail.filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1);
  return telling?.trim() ?? 'it said nothing.';
}
