import { readFile } from 'node:fs/promises';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Log } from '@smokejumper/contracts';
import { createMigrationAdapter } from './migration-adapter.ts';
import { loadSchema } from './migration-files.ts';

type SchemaEngine = Awaited<ReturnType<typeof engine.SchemaEngine.new>>;

let started: Promise<void> | undefined;

/** Prisma's own schema engine is WASM from the registry: nothing is downloaded besides the package. */
function startEngine(): Promise<void> {
  started ??= (async () => {
    // The engine hands its last words to this before it stops.
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: reportPanic } });
    const file = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
    const { instance } = await WebAssembly.instantiate(await readFile(file), {
      './schema_engine_bg.js': engine as unknown as WebAssembly.ModuleImports,
    });
    engine.__wbg_set_wasm(instance.exports);
    (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  })();
  return started;
}

/** Runs `work` with a schema engine on one database. */
export async function withSchemaEngine<T>(
  options: { databaseUrl: string; log: Log },
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await startEngine();
  const schema = await loadSchema();
  const { factory, close } = createMigrationAdapter(options.databaseUrl);
  try {
    const instance = await engine.SchemaEngine.new(
      { datamodels: [[schema.path, schema.content]] },
      (line: unknown) => options.log.debug({ line }, 'schema engine'),
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    try {
      return await work(instance);
    } finally {
      instance.free();
    }
  } finally {
    await close();
  }
}

function reportPanic(message: string): never {
  throw new Error(`Prisma's schema engine stopped: ${message}`);
}
