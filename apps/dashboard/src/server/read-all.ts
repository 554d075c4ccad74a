import type { Page } from '@smokejumper/contracts';

const perPage = 100;
const mostPages = 50;

/** A list to its end; `isWhole` is false where it is longer than any choice could show: 5,000. */
export interface Whole<T> {
  data: T[];
  isWhole: boolean;
}

/** Reads a list page after page. */
export async function readAll<T>(
  ask: (query: { limit: number; cursor?: string }) => Promise<Page<T>>,
): Promise<Whole<T>> {
  const data: T[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: Page<T> = await ask({ limit: perPage, ...(cursor === null ? {} : { cursor }) });
    data.push(...page.data);
    cursor = page.nextCursor;
    if (cursor === null) return { data, isWhole: true };
  }
  return { data, isWhole: false };
}
