import { Link, useRouteError } from 'react-router';
import { Page } from './page.tsx';
import { Problem } from './problem.tsx';

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
