import type { Smokejumper } from '@smokejumper/sdk';
import type { Progress } from '../reporters/progress.ts';
import type { Credentials } from './credentials.ts';

/** What the commands that speak to a server are given. */
export interface ServerCommandDeps {
  cwd: string;
  stdin: NodeJS.ReadableStream;
  signal: AbortSignal;
  now: () => Date;
  newKey: () => string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** The server of this person or this job. Throws AppError `not_configured`. */
  server(): Promise<Smokejumper>;
  connect(credentials: Credentials): Promise<Smokejumper>;
  keep(credentials: Credentials): Promise<string>;
  /** A line of input, not echoed on a terminal. */
  askSecret(prompt: string): Promise<string>;
  progress(options: { mixed: boolean }): Progress;
}
