import { ProblemError } from '@smokejumper/sdk';
import { createContext, type ReactNode, type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { Problem } from '../problem.tsx';

/** What was refused, by the name of the field. */
const Refused = createContext<ReadonlyMap<string, string>>(new Map());

/** Texts of the fields by name; a tick is `on` or absent. */
export type Values = Record<string, string>;

interface FormProps {
  /** Says on the button what it does. */
  verb: string;
  /** What it throws is shown, at the field it is about where the server says which. */
  submit: (values: Values, form: HTMLFormElement) => Promise<unknown> | undefined;
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  /** Empties the fields once it is done. */
  clears?: boolean;
  /** `inline`: its fields beside each other. */
  layout?: 'stack' | 'inline';
  /** The thing to do on the page; an inline form is not, unless it says so. */
  isMain?: boolean;
  label?: string;
}

export function Form({ verb, submit, children, beside, clears = false, layout = 'stack', ...rest }: FormProps) {
  const { isMain = layout === 'stack', label } = rest;
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setProblem(null);
    try {
      await submit(valuesOf(form), form);
      if (clears) form.reset();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A refusal told in what is folded up would be told to nobody.
    const refusing = problem === null ? [] : (element.current?.querySelectorAll('[aria-invalid="true"]') ?? []);
    for (const field of refusing) field.closest('details')?.setAttribute('open', '');
  }, [problem]);
  const refused = refusedFields(problem);
  // What a field tells itself is not told twice.
  const shown = refused.size > 0 && everyFieldIsHere(problem, refused) ? null : problem;
  return (
    <form ref={element} className={`form ${layout}`} onSubmit={onSubmit} aria-label={label ?? verb}>
      <Refused value={refused}>
        {children}
        <Problem error={shown} />
        <div className="form-end">
          <button type="submit" className={isMain ? 'primary' : ''} aria-busy={busy}>
            {verb}
          </button>
          {beside}
        </div>
      </Refused>
    </form>
  );
}

export function useRefusal(name: string): string | undefined {
  return useContext(Refused).get(name);
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

function refusedFields(problem: unknown): Map<string, string> {
  if (!(problem instanceof ProblemError)) return new Map();
  return new Map(problem.errors.map(({ pointer, detail }) => at(pointer.split('/').slice(1), detail)));
}

/** `/viewport/width` is told at the field `viewport.width`; `/headers/host` at `headers`, which holds the names too. */
function at(parts: string[], detail: string): [field: string, detail: string] {
  const whole = parts.join('.');
  const [field = '', name] = parts;
  if (name === undefined || document.getElementsByName(whole).length > 0) return [whole, detail];
  return [field, /^\d+$/.test(name) ? detail : `${name} ${detail}`];
}

function everyFieldIsHere(problem: unknown, refused: ReadonlyMap<string, string>): boolean {
  return (
    problem instanceof ProblemError && [...refused.keys()].every((name) => document.getElementsByName(name).length > 0)
  );
}
