import type { SpecProblem } from '@smokejumper/contracts';
import { useId } from 'react';
import { useRefusal } from '../parts/forms/form.tsx';
import { marked } from './marked.ts';

interface SpecFieldProps {
  spec: string;
  setSpec: (spec: string) => void;
  problems: readonly SpecProblem[];
}

/** Where the spec is written; what is not understood is underlined behind the text. */
export function SpecField({ spec, setSpec, problems }: SpecFieldProps) {
  const id = useId();
  const refusal = useRefusal('spec');
  return (
    <div className="field">
      <label htmlFor={id}>What should work</label>
      <div className="spec-field">
        <div className="spec-marks" aria-hidden="true">
          {marked(spec, problems).map(({ text, isProblem, at }) =>
            isProblem ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </div>
        <textarea
          id={id}
          name="spec"
          required
          rows={9}
          value={spec}
          onChange={({ target }) => setSpec(target.value)}
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
        />
      </div>
      <small id={`${id}-hint`} className={refusal === undefined ? 'hint' : 'refusal'}>
        {refusal ?? 'In plain words. Quote what the page says.'}
      </small>
    </div>
  );
}
