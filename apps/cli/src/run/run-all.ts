/** Does the work for each item, at most `limit` at the same time; the answers stand in the order of the items. */
export async function runAll<T, R>(
  items: readonly T[],
  options: { limit: number; signal: AbortSignal },
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length && !options.signal.aborted) {
      const index = next;
      next += 1;
      answers[index] = await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.limit, items.length) }, lane));
  return answers.filter((answer) => answer !== undefined);
}
