import { ProblemError } from '@smokejumper/sdk';

/** What went wrong, in words, with what to name to those who run the server. */
export function Problem({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  const problem = error instanceof ProblemError ? error : null;
  const fields = problem?.errors ?? [];
  const [only, ...others] = fields;
  return (
    <div className="problem" role="alert">
      <p>{only !== undefined && others.length === 0 ? `${nameOf(only.pointer)} ${only.detail}.` : sentence(error)}</p>
      {others.length > 0 && (
        <ul>
          {fields.map(({ pointer, detail }) => (
            <li key={`${pointer} ${detail}`}>
              {nameOf(pointer)} {detail}
            </li>
          ))}
        </ul>
      )}
      {problem?.requestId && problem.status !== null && problem.status >= 500 && (
        <small>Request {problem.requestId}</small>
      )}
    </div>
  );
}

/** One sentence of an error, ending as a sentence does. */
export function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}

/** The last name of a JSON pointer in words: `/baseUrl` → `Base url`. */
function nameOf(pointer: string): string {
  const last = pointer.split('/').findLast((part) => /[a-z]/i.test(part)) ?? 'The form';
  const words = last.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
