/** True when the database ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: { code?: string } };
  return code === 'P2034' || code === '40P01' || (code === 'P2010' && meta?.code === '40P01');
}

/** True when an error says that a row with the same unique values is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: { code?: string } };
  return code === 'P2002' || code === '23505' || (code === 'P2010' && meta?.code === '23505');
}
