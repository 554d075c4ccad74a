import { type ComponentProps, type ReactNode, useId } from 'react';
import { useRefusal } from './form.tsx';
import { Select } from './select.tsx';

interface Described {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A label, its field, a hint and what was wrong with it, tied together for those who cannot see that they are. */
function useField({ name, hint }: Described) {
  const id = useId();
  const refusal = useRefusal(name);
  const about = [hint === undefined ? '' : `${id}-hint`, refusal === undefined ? '' : `${id}-refusal`].join(' ').trim();
  const field = {
    id,
    name,
    ...(about === '' ? {} : { 'aria-describedby': about }),
    ...(refusal === undefined ? {} : { 'aria-invalid': true }),
  };
  const notes = (
    <>
      {hint !== undefined && (
        <small id={`${id}-hint`} className="hint">
          {hint}
        </small>
      )}
      {refusal !== undefined && (
        <small id={`${id}-refusal`} className="refusal">
          {refusal.charAt(0).toUpperCase() + refusal.slice(1)}
        </small>
      )}
    </>
  );
  return { id, field, notes };
}

export function Text({ label, hint, ...rest }: Described & Omit<ComponentProps<'input'>, 'name'>) {
  const { id, field, notes } = useField({ name: rest.name, label, hint });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...rest} {...field} />
      {notes}
    </div>
  );
}

export function LongText({ label, hint, ...rest }: Described & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { id, field, notes } = useField({ name: rest.name, label, hint });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...rest} {...field} />
      {notes}
    </div>
  );
}

export function Choice({ label, hint, ...rest }: Described & ComponentProps<typeof Select>) {
  const { id, field, notes } = useField({ name: rest.name, label, hint });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select {...rest} {...field} label={label} />
      {notes}
    </div>
  );
}

export function Tick({ label, hint, ...rest }: Described & Omit<ComponentProps<'input'>, 'name' | 'type'>) {
  const { id, field, notes } = useField({ name: rest.name, label, hint });
  return (
    <div className="field tick">
      <input {...rest} {...field} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      {notes}
    </div>
  );
}
