import type { RunNews } from '@smokejumper/contracts';

/** At most so many news are shown in one message; the others are counted. */
export const mostShown = 10;

export function moreOf(news: readonly RunNews[]): string[] {
  return news.length > mostShown ? [`… and ${news.length - mostShown} more`] : [];
}
