import { type ReactNode, useEffect } from 'react';

/** One page: its title, what can be done on it, and its body. */
export function Page(props: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  useTitle(props.title);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{props.title}</h1>
          {props.lead !== undefined && <p className="lead">{props.lead}</p>}
        </div>
        {props.actions !== undefined && <div className="actions">{props.actions}</div>}
      </div>
      {props.children}
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Smokejumper`;
  }, [title]);
}

/** A part of a page with a heading of its own. */
export function Section(props: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>{props.title}</h2>
        {props.actions}
      </div>
      {props.lead !== undefined && <p className="lead">{props.lead}</p>}
      {props.children}
    </section>
  );
}

/** What stands where there is nothing yet, and what to do about it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className="empty">{children}</div>;
}
