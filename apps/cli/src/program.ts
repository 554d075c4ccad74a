import type { Brain, RetryPolicyPatch } from '@smokejumper/contracts';
import { Command, Option } from 'commander';
import { address, count, pair, retries } from './options.ts';
import { addServerCommands, type ServerCommands } from './server/program.ts';

export interface RunCommandOptions {
  baseUrl?: string;
  var?: Record<string, string>;
  secret?: Record<string, string>;
  brain: Brain;
  plans?: string;
  replay: boolean;
  retries?: RetryPolicyPatch;
  repeat: number;
  concurrency: number;
  json?: string;
  junit?: string;
  ctrf?: string;
  github?: boolean;
  artifacts?: string;
  headed?: boolean;
}

/** What each command does; the program only reads the command line. Each answers the exit code. */
export interface Commands extends ServerCommands {
  run(files: string[], options: RunCommandOptions): Promise<number>;
  check(files: string[], options: { json?: boolean }): Promise<number>;
  snapshot(url: string, options: { json?: boolean }): Promise<number>;
  explain(files: string[], options: { plans?: string; json?: boolean }): Promise<number>;
}

export interface ProgramOutput {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** Reads a command line. `parse` throws commander's CommanderError, after having said what is wrong. */
export function createProgram(
  commands: Commands,
  output: ProgramOutput,
): { parse(args: readonly string[]): Promise<number> } {
  let code = 0;
  const program = new Command('smokejumper')
    .description('Plain-language smoke tests in a real browser.')
    .showHelpAfterError('(--help says what there is)')
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .exitOverride();

  runCommand(program).action(async (files: string[], options: RunCommandOptions) => {
    code = await commands.run(files, options);
  });
  program
    .command('check')
    .description('Say what is understood of the flows and what is not, without a browser')
    .argument('<file...>', 'flow files (*.flows.yaml)')
    .option('--json', 'print JSON and nothing else')
    .action(async (files: string[], options: { json?: boolean }) => {
      code = await commands.check(files, options);
    });
  program
    .command('explain')
    .description('Say what passed runs of the flows did, in words that run without a model')
    .argument('<file...>', 'flow files (*.flows.yaml)')
    .option('--plans <dir>', 'where plans of passed runs are kept (default: .smokejumper/plans)')
    .option('--json', 'print JSON and nothing else')
    .action(async (files: string[], options: { plans?: string; json?: boolean }) => {
      code = await commands.explain(files, options);
    });
  program
    .command('snapshot')
    .description('Print a page as the engine sees it, with a ref for each element')
    .argument('<url>', 'address of the page', address)
    .option('--json', 'print JSON and nothing else')
    .action(async (url: string, options: { json?: boolean }) => {
      code = await commands.snapshot(url, options);
    });

  addServerCommands(program, commands, (answer) => {
    code = answer;
  });

  return {
    parse: async (args) => {
      await program.parseAsync([...args], { from: 'user' });
      return code;
    },
  };
}

function runCommand(program: Command): Command {
  return program
    .command('run')
    .description('Run flows here, without a server')
    .argument('<file...>', 'flow files (*.flows.yaml)')
    .option('--base-url <url>', "start here; wins over the file's baseUrl", address)
    .option('--var <name=value>', 'value of a declared variable; may be repeated', pair)
    .option('--secret <name=value>', 'value of a declared secret, else SMOKEJUMPER_SECRET_<NAME>', pair)
    .addOption(
      new Option('--brain <who>', 'who plans and repairs').choices(['auto', 'literal', 'model']).default('auto'),
    )
    .option('--plans <dir>', 'where plans of passed runs are kept (default: .smokejumper/plans)')
    .option('--no-replay', 'neither read nor write plans')
    .option(
      '--retries <what=n>',
      'try again after site, agent or infrastructure=n such ends; may be repeated (default: never)',
      retries,
    )
    .option('--repeat <n>', 'run each flow so often', count(1_000), 1)
    .option('--concurrency <n>', 'flows at the same time', count(32), 1)
    .option('--json <file>', 'write the results as JSON; - is standard output')
    .option('--junit <file>', 'write the results as JUnit XML')
    .option('--ctrf <file>', 'write the results as CTRF')
    .option('--github', 'print what did not pass as annotations of GitHub Actions')
    .option('--artifacts <dir>', 'where screenshots, traces and logs go (default: .smokejumper/runs/<time>)')
    .option('--headed', 'show the browser');
}
