/** Does the work when it is its turn among those of one name. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `most` works of one name go on at once, in the order in which they came. Who makes runs waits for the
 * workspace's lock: waiting here they hold no connection, of which other workspaces would find none left.
 */
export function createTurns(most: number): InTurn {
  const lines = new Map<string, { going: number; waiting: (() => void)[] }>();
  return async (name, work) => {
    const line = lines.get(name) ?? { going: 0, waiting: [] };
    lines.set(name, line);
    if (line.going < most) line.going += 1;
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      // Whoever ends hands the place over, so nobody who comes now is quicker than who waits.
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else line.going -= 1;
      if (line.going === 0) lines.delete(name);
    }
  };
}
