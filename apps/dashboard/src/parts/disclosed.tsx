import { type ReactNode, useState } from 'react';

/** A form behind a button, so that a list stays a list. `children` gets what closes it. */
export function Disclosed({ verb, children }: { verb: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p className="disclosed">
        <button type="button" className="primary" onClick={() => setOpen(true)}>
          {verb}
        </button>
      </p>
    );
  }
  const close = () => setOpen(false);
  return (
    <section className="panel" aria-label={verb}>
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
