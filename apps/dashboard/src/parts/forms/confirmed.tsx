import { useEffect, useRef, useState } from 'react';
import { Problem } from '../problem.tsx';

interface ConfirmedProps {
  verb: string;
  /** What it does that cannot be seen from its verb. */
  question: string;
  act: () => void;
  state: { isPending: boolean; error: unknown };
  small?: boolean;
  /** `plain`: it destroys nothing. */
  tone?: 'danger' | 'plain';
}

/** A button for what cannot be taken back: asked once more, in the same place. */
export function Confirmed({ verb, question, act, state, small = false, tone = 'danger' }: ConfirmedProps) {
  const [asked, ask] = useState<boolean | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked === true) yes.current?.focus();
    if (asked === false) first.current?.focus();
  }, [asked]);
  const look = `${tone === 'danger' ? 'danger' : ''}${small ? ' small' : ''}`;
  if (asked !== true) {
    return (
      <button type="button" ref={first} className={look} onClick={() => ask(true)}>
        {verb}
      </button>
    );
  }
  return (
    <span className="confirm">
      <span>{question}</span>
      <button type="button" ref={yes} className={look} disabled={state.isPending} onClick={act}>
        {verb}
      </button>
      <button type="button" className={`quiet${small ? ' small' : ''}`} onClick={() => ask(false)}>
        No
      </button>
      <Problem error={state.error} />
    </span>
  );
}
