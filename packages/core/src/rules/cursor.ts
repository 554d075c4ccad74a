import { createHash } from 'node:crypto';
import { AppError, type Page } from '@smokejumper/contracts';

/** Where a page ends: lists are ordered by (createdAt, id). */
export interface Position {
  createdAt: Date;
  id: string;
}

/**
 * What a cursor belongs to: the list and its filters. A cursor carries a digest of it, so that one from another
 * list, workspace or filter is refused instead of answering a wrong page.
 */
export type CursorScope = readonly (string | number | boolean | null | undefined)[];

/** The opaque cursor after `position`. */
export function encodeCursor(scope: CursorScope, position: Position): string {
  const body = `${position.createdAt.getTime()}.${position.id}`;
  return Buffer.from(`${body}.${digest(scope, body)}`).toString('base64url');
}

/** The position in a cursor, or null for none. Throws `invalid_cursor` for one that this list did not give. */
export function decodeCursor(scope: CursorScope, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const match = /^(\d{1,15})\.([a-z]{2,5}_[0-9a-z]{26})\.([0-9a-f]{16})$/.exec(text);
  if (!match || match[3] !== digest(scope, `${match[1]}.${match[2]}`)) {
    throw new AppError('invalid_cursor', 'This cursor was not given by this list.', {
      details: { errors: [{ pointer: '/query/cursor', detail: 'was not given by this list' }] },
    });
  }
  return { createdAt: new Date(Number(match[1])), id: match[2]! };
}

function digest(scope: CursorScope, body: string): string {
  return createHash('sha256')
    .update(JSON.stringify([...scope, body]))
    .digest('hex')
    .slice(0, 16);
}

/** The rows after a position, newest first: for `where` of a Prisma query. */
export function after(position: Position | null) {
  if (!position) return {};
  const { createdAt, id } = position;
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

/** The order of every list. */
export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

/** Makes a page of rows that were asked for one beyond the limit. */
export function toPage<Row extends Position, Item>(
  rows: readonly Row[],
  options: { limit: number; scope: CursorScope; view: (row: Row) => Item },
): Page<Item> {
  const shown = rows.slice(0, options.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > options.limit;
  return {
    data: shown.map(options.view),
    nextCursor: hasMore && last ? encodeCursor(options.scope, last) : null,
    hasMore,
  };
}
