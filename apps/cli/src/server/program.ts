import { RunStatus, Verdict } from '@smokejumper/contracts';
import { type Command, Option } from 'commander';
import { address, count } from '../options.ts';
import type { PushOptions } from './flows/push.ts';
import type { ListRunsOptions } from './list-runs.ts';
import type { TriggerOptions } from './trigger.ts';

/** The commands that speak to a server. Each answers the exit code. */
export interface ServerCommands {
  login(url: string, options: { key?: string }): Promise<number>;
  trigger(flows: string[], options: TriggerOptions): Promise<number>;
  runs(options: ListRunsOptions): Promise<number>;
  show(runId: string, options: { json?: boolean; watch?: boolean }): Promise<number>;
  pushFlows(files: string[], options: PushOptions): Promise<number>;
  pullFlows(file: string, options: { force?: boolean }): Promise<number>;
  schedules(options: { json?: boolean }): Promise<number>;
  changeSchedule(schedule: string, what: 'pause' | 'resume' | 'fire'): Promise<number>;
}

export function addServerCommands(program: Command, commands: ServerCommands, ended: (code: number) => void): void {
  program
    .command('login')
    .description('Try an API key on a server and keep both for the commands below')
    .argument('<url>', 'address of the server', address)
    .option('--key <key>', 'the API key; without it, it is asked for')
    .action(async (url: string, options: { key?: string }) => ended(await commands.login(url, options)));
  triggerCommand(program).action(async (flows: string[], options: TriggerOptions) =>
    ended(await commands.trigger(flows, options)),
  );
  program
    .command('runs')
    .description('List the newest runs of a server')
    .option('--flow <name>', 'of this flow')
    .option('--environment <name>', 'of this environment')
    .addOption(new Option('--status <status>', 'with this status').choices(RunStatus.options))
    .addOption(new Option('--verdict <verdict>', 'with this verdict').choices(Verdict.options))
    .option('--limit <n>', 'at most so many', count(100), 25)
    .option('--json', 'print JSON and nothing else')
    .action(async (options: ListRunsOptions) => ended(await commands.runs(options)));
  program
    .command('show')
    .description('Show a run of a server; the exit code is its verdict')
    .argument('<run>', 'id of the run')
    .option('--json', 'print JSON and nothing else')
    .option('--watch', 'follow it until it has ended')
    .action(async (runId: string, options: { json?: boolean; watch?: boolean }) =>
      ended(await commands.show(runId, options)),
    );
  program
    .command('watch')
    .description('Follow a run of a server until it has ended; the exit code is its verdict')
    .argument('<run>', 'id of the run')
    .option('--json', 'print the result as JSON, once it has ended')
    .action(async (runId: string, options: { json?: boolean }) =>
      ended(await commands.show(runId, { ...options, watch: true })),
    );
  flowCommands(program, commands, ended);
  scheduleCommands(program, commands, ended);
}

function scheduleCommands(program: Command, commands: ServerCommands, ended: (code: number) => void): void {
  const schedules = program.command('schedules').description('Look at the schedules of a server');
  schedules
    .command('list', { isDefault: true })
    .description('List them, with the time each fires next')
    .option('--json', 'print JSON and nothing else')
    .action(async (options: { json?: boolean }) => ended(await commands.schedules(options)));
  for (const [what, description] of [
    ['pause', 'Let a schedule rest'],
    ['resume', 'Let a paused schedule fire again'],
    ['fire', 'Run now what a schedule runs; prints the runs'],
  ] as const) {
    schedules
      .command(what)
      .description(description)
      .argument('<schedule>', 'name or id')
      .action(async (schedule: string) => ended(await commands.changeSchedule(schedule, what)));
  }
}

function flowCommands(program: Command, commands: ServerCommands, ended: (code: number) => void): void {
  const flows = program.command('flows').description('Keep the flows of a server in files');
  const archive = ['--archive', 'archive flows of the server that no file has'] as const;
  flows
    .command('push')
    .description("Make the server's flows what the files say; a flow is known by its name")
    .argument('<file...>', 'flow files (*.flows.yaml)')
    .option(...archive)
    .action(async (files: string[], options: { archive?: boolean }) =>
      ended(await commands.pushFlows(files, { ...options, dryRun: false })),
    );
  flows
    .command('diff')
    .description('Show what push would do; 1 if there is anything')
    .argument('<file...>', 'flow files (*.flows.yaml)')
    .option(...archive)
    .action(async (files: string[], options: { archive?: boolean }) =>
      ended(await commands.pushFlows(files, { ...options, dryRun: true })),
    );
  flows
    .command('pull')
    .description("Write the server's flows into a flow file")
    .argument('<file>', 'flow file to write')
    .option('--force', 'write over a file that is there')
    .action(async (file: string, options: { force?: boolean }) => ended(await commands.pullFlows(file, options)));
}

function triggerCommand(program: Command): Command {
  return program
    .command('trigger')
    .description('Tell a server of a deploy, which runs its flows there')
    .argument('[flow...]', 'names or ids of flows; without any and without an option that chooses, all')
    .option('--environment <name>', 'name or id; not needed where there is only one')
    .option('--url <url>', "address that was deployed; the environment's own unless told", address)
    .option('--sha <sha>', 'commit that was deployed')
    .option('--ref <ref>', 'branch or tag that was deployed')
    .option('--repository <owner/name>', 'repository it came from')
    .option('--tag <tag...>', 'flows with one of these tags')
    .option('--file <path...>', 'flows that were pushed from these files or folders')
    .option('--suite <name>', 'the flows of this suite, in its order')
    .option(
      '--changed-files <file>',
      'leave out flows that cover other files: git diff --name-only -z, - is standard input',
    )
    .option('--idempotency-key <key>', 'a deploy that is told again with the same key runs once')
    .option('--wait', 'follow the runs; the exit code is their verdict')
    .option('--timeout <seconds>', 'wait at most so long', count(86_400), 1_800)
    .option('--json <file>', 'with --wait: write the results as JSON; - is standard output')
    .option('--junit <file>', 'with --wait: write the results as JUnit XML')
    .option('--ctrf <file>', 'with --wait: write the results as CTRF')
    .option('--fail-on-flaky', 'with --wait: exit with 1 when a flow passed only after a failure')
    .option('--github', 'with --wait: print what did not pass as annotations of GitHub Actions');
}
