import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parse } from 'yaml';

interface Service {
  build?: string | { context?: string; dockerfile?: string };
  image?: string;
  env_file?: string | string[];
  volumes?: (string | { type?: string; source?: string })[];
  command?: string | string[];
  entrypoint?: string | string[];
  depends_on?: string[] | Record<string, unknown>;
}

interface ComposeFile {
  services?: Record<string, Service>;
  volumes?: Record<string, unknown>;
}

/** What is wrong with a compose file: it does not parse, or names a path, service or volume that is not there. */
export function composeProblems(root: string, file: string): string[] {
  let compose: ComposeFile;
  try {
    compose = (parse(readFileSync(join(root, file), 'utf8')) ?? {}) as ComposeFile;
  } catch (error) {
    return [`${file} does not parse: ${(error as Error).message.split('\n')[0]}`];
  }
  const services = Object.entries(compose.services ?? {});
  if (services.length === 0) return [`${file} has no services`];
  return services.flatMap(([name, service]) => {
    const missing = pathsOf(service).filter((path) => !existsSync(join(root, path)));
    const unknown = dependenciesOf(service).filter((other) => compose.services?.[other] === undefined);
    const volumes = namedVolumesOf(service).filter((volume) => !(volume in (compose.volumes ?? {})));
    return [
      ...(service.image === undefined && service.build === undefined
        ? [`${file}: ${name} has no image and no build`]
        : []),
      ...missing.map((path) => `${file}: ${name} names ${path}, which does not exist`),
      ...unknown.map((other) => `${file}: ${name} depends on ${other}, which is no service`),
      ...volumes.map((volume) => `${file}: ${name} mounts ${volume}, which is no volume`),
    ];
  });
}

/** The Dockerfiles a compose file builds, relative to the checkout. */
export function dockerfilesOf(root: string, file: string): string[] {
  const compose = parse(readFileSync(join(root, file), 'utf8')) as ComposeFile;
  return [...new Set(Object.values(compose.services ?? {}).flatMap((service) => dockerfileOf(service) ?? []))];
}

/** What a Dockerfile copies from the checkout or runs with node and that is not there. */
export function dockerfileProblems(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').replace(/\\\n/g, ' ').split('\n');
  const copied = lines.flatMap((line) => {
    const words = /^(?:COPY|ADD)\s+(?!.*--from=)(.+)$/i.exec(line.trim())?.[1]?.split(/\s+/) ?? [];
    return words.filter((word) => !word.startsWith('--')).slice(0, -1);
  });
  const run = lines.flatMap((line) =>
    /^(?:CMD|ENTRYPOINT|RUN|HEALTHCHECK)\b/i.test(line.trim()) ? scriptsIn(line) : [],
  );
  const missing = [...copied, ...run].map((path) => normalize(path)).filter((path) => !existsSync(join(root, path)));
  return [...new Set(missing)].map((path) => `${file} names ${path}, which does not exist`);
}

function pathsOf(service: Service): string[] {
  const dockerfile = dockerfileOf(service);
  const mounted = (service.volumes ?? []).map((volume) =>
    typeof volume === 'string' ? volume.split(':')[0] : volume.source,
  );
  const bound = mounted.filter((source) => source?.startsWith('.'));
  const commands = [service.command, service.entrypoint].flat().filter((word) => word !== undefined);
  const paths = [
    contextOf(service),
    dockerfile,
    ...bound,
    ...[service.env_file].flat(),
    ...commands.flatMap(scriptsIn),
  ];
  return paths.filter((path) => path !== undefined).map((path) => normalize(path));
}

function contextOf({ build }: Service): string | undefined {
  return typeof build === 'string' ? build : build && (build.context ?? '.');
}

function dockerfileOf(service: Service): string | undefined {
  const context = contextOf(service);
  if (context === undefined) return undefined;
  const name = typeof service.build === 'object' ? service.build.dockerfile : undefined;
  return normalize(join(context, name ?? 'Dockerfile'));
}

function dependenciesOf({ depends_on: wanted }: Service): string[] {
  return Array.isArray(wanted) ? wanted : Object.keys(wanted ?? {});
}

function namedVolumesOf(service: Service): string[] {
  const sources = (service.volumes ?? [])
    .filter((volume) => typeof volume === 'string')
    .map((text) => text.split(':')[0]!);
  return sources.filter((source) => /^[A-Za-z0-9_-]+$/.test(source));
}

/** Words that look like a script of the checkout: `apps/api/src/main.ts`. */
function scriptsIn(command: string): string[] {
  return [...command.matchAll(/(?<![\w./-])((?:[\w.-]+\/)+[\w.-]+\.(?:ts|mjs|js|sh))\b/g)].map((match) => match[1]!);
}
