import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { QueryResult } from 'pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** Postgres' internal one-byte type, which its catalogue uses and Prisma's adapter does not know; and its array. */
const internalChar = 18;
const internalCharArray = 1002;

/**
 * Prisma's adapter, with the two things mended that the schema engine stumbles over. The engine never closes its
 * connections, which hold its lock: `close` does.
 */
export function createMigrationAdapter(connectionString: string): { factory: PrismaPg; close(): Promise<void> } {
  const factory = new PrismaPg({ connectionString });
  const connect = factory.connect.bind(factory);
  const opened: Adapter[] = [];
  factory.connect = async () => {
    const adapter = await connect();
    sendScriptsWhole(adapter);
    readInternalChars(adapter);
    opened.push(adapter);
    return adapter;
  };
  return {
    factory,
    async close() {
      for (const adapter of opened) await adapter.dispose();
    },
  };
}

/**
 * The adapter cuts a script at every semicolon and sends the pieces over any connection of its pool, which breaks
 * function bodies and applies half of a migration. Sent whole, a script is one implicit transaction.
 */
function sendScriptsWhole(adapter: Adapter): void {
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      // biome-ignore lint/complexity/useLiteralKeys: the adapter's own translation of errors is protected
      adapter['onError'](error);
    }
  };
}

/**
 * Without this, describing a database that has any check fails. The type goes through the adapter dressed as its
 * array, which the adapter knows and the schema engine never asks for, and is undressed behind it.
 */
function readInternalChars(adapter: Adapter): void {
  const inner = adapter as unknown as { performIO(query: unknown): Promise<QueryResult> };
  const perform = inner.performIO.bind(adapter);
  inner.performIO = async (query) => {
    const result = await perform(query);
    for (const field of result.fields) if (field.dataTypeID === internalChar) field.dataTypeID = internalCharArray;
    return result;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const undress = (type: number) => (type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type);
    return { ...result, columnTypes: result.columnTypes.map(undress) as typeof result.columnTypes };
  };
}
