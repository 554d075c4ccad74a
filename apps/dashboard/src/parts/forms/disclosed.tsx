import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A form behind a button, so that a list stays a list. `children` gets what closes it. */
export function Disclosed({ verb, children }: { verb: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever opens it goes on in it, and whoever closes it goes on from where it was opened.
    if (open === true) panel.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    if (open === false) button.current?.focus();
  }, [open]);
  if (open !== true) {
    return (
      <p className="disclosed">
        <button type="button" ref={button} className="primary" onClick={() => setOpen(true)}>
          {verb}
        </button>
      </p>
    );
  }
  const close = () => setOpen(false);
  return (
    <section ref={panel} className="panel" aria-label={verb}>
      <h2>{verb}</h2>
      {children(close)}
    </section>
  );
}

/** Leaves a disclosed form as it is. */
export function Close({ close }: { close: () => void }) {
  return (
    <button type="button" className="quiet" onClick={close}>
      Close
    </button>
  );
}
