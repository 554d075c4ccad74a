import { randomUUID } from 'node:crypto';
import { isAppError } from '@smokejumper/contracts';
import { type CliConfig, ConfigError, createLogger, loadCliConfig } from '@smokejumper/runtime';
import type { ProblemError } from '@smokejumper/sdk';
import { CommanderError } from 'commander';
import picocolors from 'picocolors';
import { checkCommand } from './commands/check.ts';
import { explainCommand } from './commands/explain.ts';
import { type RunCommandDeps, runCommand } from './commands/run.ts';
import { exitCodes } from './exit-code.ts';
import { createProgram } from './program.ts';
import { createLineProgress } from './reporters/lines.ts';
import { askSecret } from './server/ask-secret.ts';
import { serverCommands } from './server/commands.ts';
import { loadCredentials, saveCredentials } from './server/credentials.ts';
import type { ServerCommandDeps } from './server/deps.ts';

const out = (text: string): void => void process.stdout.write(text);
const err = (text: string): void => void process.stderr.write(text);
// Whoever reads may have read enough (`| head`): the work goes on, and its exit code stands.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

async function main(args: readonly string[]): Promise<number> {
  const stop = new AbortController();
  const onSignal = (): void => {
    // The second wish is meant literally.
    if (stop.signal.aborted) process.exit(exitCodes.interrupted);
    stop.abort(new Error('Stopped at the terminal'));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    const config = loadCliConfig();
    const deps = depsOf(config, stop.signal);
    const program = createProgram(
      {
        run: (files, options) => runCommand(deps, { files, options }),
        check: (files, options) => checkCommand(deps, { files, json: options.json === true }),
        explain: (files, options) => explainCommand(deps, { files, plans: options.plans, json: options.json === true }),
        snapshot: async (url, options) => {
          const { snapshotCommand } = await import('./commands/snapshot.ts');
          return snapshotCommand(deps, { url, json: options.json === true });
        },
        ...serverCommands(serverDepsOf(config, deps)),
      },
      { out, err },
    );
    return await program.parse(args);
  } catch (error) {
    return failure(error);
  }
}

// The browser and the agent are loaded when a flow is run: a refusal and a check do not wait for them.
function depsOf(config: CliConfig, signal: AbortSignal): RunCommandDeps {
  const { level } = config.log;
  const log = createLogger({ name: 'smokejumper', level, pretty: true, destination: process.stderr });
  const colors = picocolors.createColors(process.stderr.isTTY === true && picocolors.isColorSupported);
  return {
    log,
    signal,
    cwd: process.cwd(),
    now: () => new Date(),
    model: config.model,
    secret: config.secret,
    allowPrivate: config.allowPrivateHosts,
    runFlow: async (ctx, input) => (await import('@smokejumper/agent')).runFlow(ctx, input),
    connectivityTo: (address) => async (seam) => {
      const { connectivityTo } = await import('@smokejumper/browser');
      return connectivityTo(address)(seam);
    },
    mailbox: async () =>
      config.mailboxUrl === null
        ? null
        : (await import('@smokejumper/agent')).createMailbox({ url: config.mailboxUrl }),
    out,
    launch: async ({ headless, egress }) => {
      const { findChromium, launchBrowser } = await import('@smokejumper/browser');
      const { path } = await findChromium({ explicit: config.chromium ?? undefined });
      return launchBrowser({ log }, { executablePath: path, headless, egress });
    },
    secretsInState: async (storageState) => (await import('@smokejumper/browser')).secretsInState(storageState),
    hide: async (secrets) => {
      const { createRedactor } = await import('@smokejumper/browser');
      const redactor = createRedactor(secrets);
      return (value) => redactor.result(value);
    },
    progress: ({ mixed }) => {
      const liveColumns = process.stderr.isTTY === true && !config.isCi ? process.stderr.columns : null;
      return createLineProgress({ write: err, colors, mixed, liveColumns });
    },
  };
}

function serverDepsOf(config: CliConfig, { cwd, signal, now, progress }: RunCommandDeps): ServerCommandDeps {
  const connect: ServerCommandDeps['connect'] = async (credentials) =>
    (await import('@smokejumper/sdk')).connect(credentials);
  return {
    cwd,
    stdin: process.stdin,
    signal,
    now,
    newKey: () => `cli-${randomUUID()}`,
    out,
    err,
    connect,
    server: async () => connect(await loadCredentials(config.settingsFolder, config.server)),
    keep: (credentials) => saveCredentials(config.settingsFolder, credentials),
    askSecret,
    progress,
  };
}

/** One sentence on standard error, and the exit code that goes with it. */
function failure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.passed : exitCodes.usage;
  if (error instanceof ConfigError) {
    err(`${error.message}\n`);
    return exitCodes.usage;
  }
  if (error instanceof Error && error.name === 'ProblemError') return refused(error as ProblemError);
  if (!isAppError(error)) {
    err(`This is a bug of ours: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return exitCodes.errored;
  }
  err(`${error.message}\n`);
  for (const { pointer, detail } of error.details.errors ?? []) err(`  ${pointer}: ${detail}\n`);
  const ours = ['unavailable', 'internal'].includes(error.code);
  const chromiumIsMissing = error.code === 'not_configured' && error.message.includes('Chromium');
  return ours || chromiumIsMissing ? exitCodes.errored : exitCodes.usage;
}

/** What the server refused: the request's fault is a usage error, its own or its absence is `errored`. */
function refused(problem: ProblemError): number {
  err(`${problem.message}\n`);
  // The message begins with the first field and what is wrong with it.
  const others = problem.errors.filter(({ pointer, detail }) => !problem.message.startsWith(`${pointer} ${detail}`));
  for (const { pointer, detail } of others) err(`  ${pointer}: ${detail}\n`);
  if (problem.requestId !== null) err(`  request ${problem.requestId}\n`);
  const theirs = problem.status === null || problem.status >= 500 || problem.status === 429;
  return theirs ? exitCodes.errored : exitCodes.usage;
}

process.exitCode = await main(process.argv.slice(2));
