import { isAppError } from '@smokejumper/contracts';
import { asSystem, inWorkspace, type Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { aboutMail } from '../mails/queue-mail.ts';
import { allowSystem } from '../rules/allow.ts';
import { type SealedPlace, sealedPlaces } from './places.ts';

export interface Resealed {
  /** How many texts were sealed anew, by table. */
  resealed: Record<string, number>;
  /** How many do not open with any key that is configured: they stay as they are. */
  unopened: number;
}

type Row = Record<string, string>;

/** Of one transaction: a person who sets a secret meanwhile waits for no more than these. */
const batch = 50;

/**
 * Seals everything that is sealed with another key than the first one anew with that. May be stopped at any point and
 * begun again; a value that changes meanwhile keeps its change. Runs go on: all keys open.
 */
export async function resealAll(ctx: SystemContext): Promise<Resealed> {
  allowSystem(ctx);
  const done: Resealed = { resealed: {}, unopened: 0 };
  const workspaces = await asSystem(ctx, 'reseal', (tx) => tx.workspace.findMany({ select: { id: true } }));
  for (const { id } of workspaces) {
    for (const place of sealedPlaces) await resealPlace(ctx, id, { place, done });
  }
  await resealMails(ctx, done);
  return done;
}

async function resealPlace(
  ctx: SystemContext,
  workspaceId: string,
  { place, done }: { place: SealedPlace; done: Resealed },
): Promise<void> {
  const skipped = new Set<string>();
  for (;;) {
    const counted = await inWorkspace(ctx, workspaceId, async (tx) => {
      const rows = await rowsOf(tx, ctx, place, skipped);
      let sealed = 0;
      for (const row of rows) {
        if (await resealRow(tx, ctx, place, row)) sealed += 1;
        else skipped.add(keyOf(place, row));
      }
      return { rows: rows.length, sealed };
    });
    if (counted.sealed > 0) done.resealed[place.table] = (done.resealed[place.table] ?? 0) + counted.sealed;
    if (counted.rows < batch) break;
  }
  done.unopened += skipped.size;
}

/** The names in these statements are those of `sealedPlaces` and come from nowhere else. */
function rowsOf(tx: Tx, ctx: SystemContext, place: SealedPlace, skipped: ReadonlySet<string>): Promise<Row[]> {
  const { table, sealed, keyId, key } = place;
  const columns = [...new Set([...key, ...place.more])].join(', ');
  return tx.$queryRawUnsafe<Row[]>(
    `select ${columns}, ${keyId} as key_id, ${sealed} as sealed from ${table}
     where ${sealed} is not null and ${keyId} <> $1 and concat_ws(' ', ${key.join(', ')}) <> all($2)
     order by ${key.join(', ')} limit ${batch} for update`,
    ctx.vault.keyId,
    [...skipped],
  );
}

function keyOf(place: SealedPlace, row: Row): string {
  return place.key.map((name) => row[name]).join(' ');
}

/** False for a text that does not open. */
async function resealRow(tx: Tx, ctx: SystemContext, place: SealedPlace, row: Row): Promise<boolean> {
  const fresh = sealedAnew(ctx, row, place.about(row));
  if (fresh === null) return false;
  const { table, sealed, keyId, key } = place;
  await tx.$executeRawUnsafe(
    `update ${table} set ${keyId} = $1, ${sealed} = $2 where concat_ws(' ', ${key.join(', ')}) = $3`,
    fresh.keyId,
    fresh.data,
    keyOf(place, row),
  );
  return true;
}

function sealedAnew(ctx: SystemContext, row: Row, about: string) {
  try {
    return ctx.vault.seal(ctx.vault.open({ keyId: row.key_id!, data: row.sealed! }, about), about);
  } catch (error) {
    if (!isAppError(error)) throw error;
    ctx.log.warn({ err: error, about }, 'a sealed text does not open and stays as it is');
    return null;
  }
}

/** Mails belong to no workspace, and are gone within a day. */
async function resealMails(ctx: SystemContext, done: Resealed): Promise<void> {
  const ids = await asSystem(ctx, 'accounts', (tx) =>
    tx.mail.findMany({ where: { keyId: { not: ctx.vault.keyId } }, select: { id: true } }),
  );
  for (const { id } of ids) {
    await asSystem(ctx, 'accounts', async (tx) => {
      const [row] = await tx.$queryRaw<Row[]>`select key_id, sealed from mail where id = ${id} for update`;
      if (row === undefined) return;
      const fresh = sealedAnew(ctx, row, aboutMail(id));
      if (fresh === null) done.unopened += 1;
      else {
        await tx.mail.updateMany({ where: { id }, data: { keyId: fresh.keyId, sealed: fresh.data } });
        done.resealed.mail = (done.resealed.mail ?? 0) + 1;
      }
    });
  }
}
