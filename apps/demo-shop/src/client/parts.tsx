import type { ComponentProps, ReactNode } from 'react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { label } from './copy.ts';
import { on } from './deploy.ts';
import { css } from './styles.ts';

/** Extra boxes around its content where the deploy has them. */
export function Box({ children }: { children: ReactNode }) {
  if (!on('wrapped')) return children;
  return (
    <div>
      <div>{children}</div>
    </div>
  );
}

/** Replaces its nodes by equal new ones again and again where the deploy does so. */
export function Churn({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!on('remounted-nodes')) return;
    const timer = setInterval(() => setRound((n) => n + 1), 450);
    return () => clearInterval(timer);
  }, []);
  return <Fragment key={round}>{children}</Fragment>;
}

/** Gives the page its title and its main heading. */
export function Page({ title, children, intro }: { title: string; children?: ReactNode; intro?: string | undefined }) {
  useEffect(() => {
    document.title = `${title} · Juniper`;
  }, [title]);
  return (
    <Box>
      <div className={css.page}>
        {on('breadcrumbs') && <Breadcrumbs title={title} />}
        <h1 className={css.title}>{title}</h1>
        {intro && <p className={css.intro}>{intro}</p>}
        {children}
      </div>
    </Box>
  );
}

const Breadcrumbs = ({ title }: { title: string }) => (
  <nav aria-label="Breadcrumb" className={css.crumbs}>
    <span>Juniper</span> / <span>{title}</span>
  </nav>
);

type ButtonProps = ComponentProps<'button'> & { look?: 'plain' | 'quiet' | 'danger' };

export function Button({ look = 'plain', children, type = 'button', ...rest }: ButtonProps) {
  const looks = { plain: css.button, quiet: css.quiet, danger: css.danger };
  return (
    <Box>
      <Churn>
        <button type={type} className={looks[look]} {...rest}>
          {on('icons') && <Leaf />}
          {children}
        </button>
      </Churn>
    </Box>
  );
}

export const Leaf = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={css.leaf}>
    <path d="M12 2l8 18H4z" fill="currentColor" />
  </svg>
);

type FieldProps = ComponentProps<'input'> & { label: string; error?: string | undefined; hint?: string | undefined };

/** A labelled text field with its error below it. */
export function Field({ label: text, error, hint, ...rest }: FieldProps) {
  const id = useFieldId(rest.name ?? text);
  const note = error ?? hint;
  return (
    <Box>
      <div className={css.field}>
        <label htmlFor={id}>{text}</label>
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          {...rest}
        />
        {note && (
          <p id={`${id}-note`} className={error ? css.error : css.hint}>
            {note}
          </p>
        )}
      </div>
    </Box>
  );
}

type ChoiceProps = ComponentProps<'select'> & { label: string; options: { value: string; text: string }[] };

export function Choice({ label: text, options, ...rest }: ChoiceProps) {
  const id = useFieldId(rest.name ?? text);
  return (
    <div className={css.field}>
      <label htmlFor={id}>{text}</label>
      <select id={id} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** An id for a field: from its name, or an opaque one on the deploy with other ids. */
export function useFieldId(name: string): string {
  const opaque = useId();
  return on('other-ids') ? `f${opaque}` : `field-${name.toLowerCase().replaceAll(' ', '-')}`;
}

interface ModalProps {
  title: string;
  open: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog with a heading. */
export function Modal({ title, open, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} aria-labelledby={id} className={css.modal} onClose={onClose}>
      {open && (
        <>
          <h2 id={id}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  );
}

export const Loading = () => (
  <div className={on('skeletons') ? css.skeleton : css.loading} aria-busy="true">
    {on('skeletons') ? null : 'Loading…'}
  </div>
);

export const Alert = ({ children }: { children: ReactNode }) => (
  <div role="alert" className={css.alert}>
    {children}
  </div>
);

export const RemoveButton = ({ what, onClick }: { what: string; onClick(): void }) => (
  <Button look="quiet" onClick={onClick} aria-label={`${label('Remove')} ${what}`}>
    {label('Remove')}
  </Button>
);

/** Items in the deploy's order of fields. */
export const ordered = <T,>(items: T[]): T[] => (on('reordered-fields') ? items.toReversed() : items);
