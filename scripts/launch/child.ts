import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a child is told to stop: each signal in turn, waiting so many milliseconds for its effect. */
export type StopSignals = readonly (readonly [NodeJS.Signals, number])[];

/**
 * A shell that outlives the launcher by one signal: its stdin is a pipe from us, and when we die, even by
 * kill -9, the pipe closes and it stops the child. Returns a function that calls the guard off.
 */
export function guard(pid: number, signal: NodeJS.Signals): () => void {
  const script = 'read -r _; kill -s "$1" "$2" 2>/dev/null';
  const args = ['-c', script, 'smokejumper-guard', signal.slice('SIG'.length), String(pid)];
  const shell = spawn('/bin/sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.unref();
  const pipe = shell.stdin as typeof shell.stdin & { unref?(): void };
  pipe.unref?.();
  pipe.on('error', () => {});
  return () => {
    shell.kill('SIGKILL');
  };
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Resolves when the child has ended; at once if it already has. */
export function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Stops a child by the given signals and waits until it is gone; SIGKILL is always the last. */
export async function stopChild(child: ChildProcess, signals: StopSignals): Promise<void> {
  for (const [signal, waitMs] of [...signals, ['SIGKILL', 10_000] as const]) {
    if (hasEnded(child)) return;
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([ended(child), sleep(waitMs, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
  }
}

/** True while a process of that id runs, whoever owns it. A zombie nobody has reaped does not run. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/** Stops a process that is not our child, waiting for it to go. */
export async function stopStranger(pid: number, signals: StopSignals): Promise<void> {
  for (const [signal, waitMs] of [...signals, ['SIGKILL', 10_000] as const]) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const until = performance.now() + waitMs;
    while (isAlive(pid) && performance.now() < until) await sleep(25);
  }
}
