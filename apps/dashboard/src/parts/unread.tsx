import { ProblemError } from '@smokejumper/sdk';
import { Link } from 'react-router';
import { Loading } from './loading.tsx';
import { Page } from './page.tsx';
import { Problem } from './problem.tsx';

interface UnreadProps {
  ask: { isPending: boolean; error: unknown; refetch: () => unknown };
  /** What it would be, such as `flow`. */
  what: string;
  /** Where there are others. */
  list: string;
}

/** Instead of a page whose thing is not read yet, is not there, or could not be read. */
export function Unread({ ask, what, list }: UnreadProps) {
  if (ask.isPending) return <Loading />;
  const isGone = ask.error instanceof ProblemError && [404, 422].includes(ask.error.status ?? 0);
  const back = <Link to={list}>To the {what}s</Link>;
  if (isGone) {
    return (
      <Page title={`There is no such ${what}`}>
        <p>It may have been removed, or be of another workspace. {back}</p>
      </Page>
    );
  }
  return (
    <Page title={`This ${what} could not be read`}>
      <Problem error={ask.error} />
      <p className="form-end">
        <button type="button" onClick={() => ask.refetch()}>
          Try again
        </button>
        {back}
      </p>
    </Page>
  );
}
