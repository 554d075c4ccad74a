import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { Page } from './page.tsx';
import { Problem } from './problem.tsx';
import { reloadOnce, StaleBuild } from './stale-build.ts';

export function NotFound() {
  return (
    <Page title="There is no such page">
      <p>
        The address may be mistyped, or what was here is gone. <Link to="/runs">To the runs</Link>
      </p>
    </Page>
  );
}

/** Instead of a page that broke. */
export function Broken() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof StaleBuild) reloadOnce();
  }, [error]);
  return (
    <div className="broken">
      <h1>This page broke</h1>
      <Problem error={error} />
      <p>
        <a href={location.href}>Load it again</a>
      </p>
    </div>
  );
}
