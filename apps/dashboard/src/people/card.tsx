import type { ReactNode } from 'react';
import { Logo } from '../parts/logo.tsx';
import { useTitle } from '../parts/page.tsx';

/** A page for somebody who is not in a workspace (yet): one thing to do, in the middle. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <main className="card-page">
      <div className="card">
        <p className="brand">
          <Logo /> Smokejumper
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
