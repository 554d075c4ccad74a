import pino from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { LogLevel } from './config/process.ts';

/** pino's logger; satisfies what the packages ask of a log, and what Fastify asks of one. */
export type Logger = pino.Logger;

/** Header and field names whose values never reach a log, at any of the first four levels of nesting. */
const secretNames = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'webhook-signature',
  'x-hub-signature',
  'x-hub-signature-256',
  'x-gitlab-token',
  'x-vercel-signature',
  'x-webhook-signature',
  'password',
  'secret',
  'secrets',
  'token',
  'apiKey',
  'encryptionKeys',
  'databaseUrl',
  'redisUrl',
];
const nesting = ['', '*.', '*.*.', '*.*.*.'];

export interface LoggerOptions {
  /** Which process or part speaks. */
  name: string;
  level: LogLevel;
  pretty: boolean;
  /** Colours in pretty lines; by default where they go to standard output. */
  color?: boolean;
  /** Where lines go; standard output by default. */
  destination?: NodeJS.WritableStream;
}

/** A logger that leaves secrets out. */
export function createLogger(options: LoggerOptions): Logger {
  const settings: pino.LoggerOptions = {
    name: options.name,
    level: options.level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths(), censor: '[redacted]' },
    serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err, req: describeRequest },
  };
  return pino(settings, destinationOf(options));
}

function redactedPaths(): string[] {
  return secretNames.flatMap((name) => nesting.map((level) => pathOf(level, name)));
}

function pathOf(level: string, name: string): string {
  return /^\w+$/.test(name) ? `${level}${name}` : `${level.replace(/\.$/, '')}["${name}"]`;
}

function destinationOf(options: LoggerOptions): pino.DestinationStream {
  if (options.pretty) {
    const destination = options.destination ?? process.stdout;
    const colorize = options.color ?? !options.destination;
    return PinoPretty({ colorize, ignore: 'pid', translateTime: 'SYS:HH:MM:ss.l', destination });
  }
  // Written at once: the last lines before a crash are the ones somebody will want to read.
  return options.destination ?? pino.destination({ fd: 1, sync: true });
}

/** A request as it may be logged: a hook's address holds its token, and a query may hold anything. */
function describeRequest(request: { method?: string; url?: string; ip?: string; host?: string }) {
  const path = request.url?.split('?')[0]?.replace(/^(\/hooks\/[^/]+\/)[^/]+/, '$1[redacted]');
  return { method: request.method, path, host: request.host, ip: request.ip };
}
