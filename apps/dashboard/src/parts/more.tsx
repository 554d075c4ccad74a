import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { Empty } from './page.tsx';
import { Problem } from './problem.tsx';

interface ListState<T> {
  items: T[] | undefined;
  error: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

function Failed<T>({ list }: { list: ListState<T> }) {
  return (
    <>
      <Problem error={list.error} />
      <p className="more">
        <button type="button" onClick={() => list.refetch()}>
          Try again
        </button>
      </p>
    </>
  );
}

/** A list that is read page by page; `empty` stands where nothing is in it. */
export function Listed<T>(props: { list: ListState<T>; empty: ReactNode; children: (items: T[]) => ReactNode }) {
  const { list, empty, children } = props;
  if (list.items === undefined) return list.isPending ? <Loading /> : <Failed list={list} />;
  if (list.items.length === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      <Problem error={list.error} />
      {children(list.items)}
      {list.hasNextPage && (
        <p className="more">
          <button type="button" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </button>
        </p>
      )}
    </>
  );
}
