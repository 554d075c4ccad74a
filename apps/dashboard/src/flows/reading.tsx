import type { SpecProblem } from '@smokejumper/contracts';
import { Badge } from '../parts/badge.tsx';
import { Problem } from '../parts/problem.tsx';
import type { SpecReading } from './reading.ts';

/** How the flow is read, beside where it is written: what will be done, and what nobody would understand. */
export function Reading({ reading: { check, error } }: { reading: SpecReading }) {
  return (
    <section className="reading" aria-labelledby="reading-title">
      <h2 id="reading-title">How it is read</h2>
      <div aria-live="polite">
        <Problem error={error} />
        {check === undefined ? (
          <p className="none">
            Write what a person would do and see, such as: Log in as {'{{user}}'}, add a backpack to the cart, and
            confirm that the cart shows 1 item.
          </p>
        ) : (
          <Badge tone={check.understood ? 'good' : 'unsure'}>
            {check.understood ? 'All of it is understood' : `${check.problems.length} not understood`}
          </Badge>
        )}
      </div>
      {check?.problems.map((problem) => (
        <Misread key={`${problem.line}:${problem.column}`} problem={problem} />
      ))}
      {check?.warnings.map(({ code, message }) => (
        <p key={code + message} className="warned">
          {message}
        </p>
      ))}
      {check !== undefined && check.steps.length > 0 && (
        <ol>
          {check.steps.map(({ reading, line, column, step }, index) => (
            <li key={`${line}:${column}:${reading}`} className={step.action.startsWith('assert') ? 'checks' : 'acts'}>
              <span>{index + 1}</span>
              <span>{reading}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Misread({ problem }: { problem: SpecProblem }) {
  return (
    <div className="misread">
      <p>
        <strong>{problem.clause}</strong>{' '}
        <small className="hint">
          line {problem.line}, column {problem.column}
        </small>
      </p>
      <p>{problem.reason}</p>
      {problem.suggestion !== '' && <p className="hint">{problem.suggestion}</p>}
      <p className="hint">With a model it may still run.</p>
    </div>
  );
}
