import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, all its output on stderr.
 * Returns {code, tail}: the exit code (1 when killed or not startable) and the last lines it wrote.
 */
export function runQuietly(program, args, { env = process.env, cwd, limitMs = 15 * 60_000, show = true } = {}) {
  return new Promise((resolve) => {
    let tail = '';
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    const listen = (chunk) => {
      if (show) process.stderr.write(chunk);
      tail = (tail + chunk).slice(-4000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const end = (code) => {
      clearTimeout(timer);
      resolve({ code, tail });
    };
    child.on('error', (error) => {
      tail += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** The last line that says something, for a one-sentence report. */
export function lastLine(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').at(-1) ?? 'it said nothing';
}

/** Becomes that program as far as anyone can tell: same stdio, signals forwarded, same exit code or signal. */
export function become(program, args, { env = process.env, cwd = process.cwd() } = {}) {
  const child = spawn(program, args, { env, cwd, stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      if (signal !== null) process.kill(process.pid, signal);
      resolve(code ?? 1);
    });
  });
}
