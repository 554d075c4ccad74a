import type { PageError } from '@smokejumper/contracts';
import { Chip } from '../parts/badge.tsx';
import { Section } from '../parts/page.tsx';

/** What went wrong in the site by itself. It changes no verdict. */
export function PageErrors({ errors }: { errors: readonly PageError[] }) {
  if (errors.length === 0) return null;
  return (
    <Section
      title="Errors of the site"
      lead="Seen beside the steps; they change the verdict only where the flow asks for none."
    >
      <ul className="page-errors">
        {errors.map(({ kind, message, url, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same error may come twice
          <li key={index}>
            <Chip>{status === null ? kind : `${kind} ${status}`}</Chip> <code>{message}</code>
            <small>{url}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
