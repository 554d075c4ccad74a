/** Runs `work` while no other set-up of this checkout runs. */
export function withLock<T>(work: () => Promise<T>): Promise<T>;
