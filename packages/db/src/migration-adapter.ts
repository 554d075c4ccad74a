import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { QueryResult } from 'pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** Postgres' internal one-byte type, which its catalogue uses and Prisma's adapter does not know; and its array. */
const internalChar = 18;
const internalCharArray = 1002;

/** Prisma's adapter, with the two things mended that the schema engine stumbles over. */
export function createMigrationAdapter(connectionString: string): PrismaPg {
  const factory = new PrismaPg({ connectionString });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    sendScriptsWhole(adapter);
    readInternalChars(adapter);
    return adapter;
  };
  return factory;
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
