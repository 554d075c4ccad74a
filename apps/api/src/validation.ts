import { AppError, type FieldError } from '@smokejumper/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Checks a part of a request with its zod schema; a refusal points at each bad field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const prefix = httpPart === undefined || httpPart === 'body' ? '' : `/${partNames[httpPart] ?? httpPart}`;
  return (data) => {
    try {
      // Fastify says null where there is no body at all.
      return { value: checkPart(schema, data ?? undefined, prefix) };
    } catch (error) {
      return { error: error as Error };
    }
  };
};

const partNames: Record<string, string> = { querystring: 'query' };

/** The parsed value. Throws AppError `invalid_input`, whose pointers begin with `prefix`. */
export function checkPart<S extends z.ZodType>(schema: S, data: unknown, prefix: string): z.output<S> {
  const parsed = schema.safeParse(data);
  const errors = parsed.success
    ? unstorable(parsed.data, prefix).map((pointer) => ({ pointer, detail: 'holds a NUL or half of a character' }))
    : parsed.error.issues.flatMap((issue) => fieldErrors(issue, prefix));
  if (parsed.success && errors.length === 0) return parsed.data;
  const [first, ...more] = errors;
  const message = `${first?.pointer || 'The body'} ${first?.detail}${more.length > 0 ? `, and ${more.length} more` : ''}`;
  throw new AppError('invalid_input', message, { details: { errors } });
}

function fieldErrors(issue: z.core.$ZodIssue, prefix: string): FieldError[] {
  const at = prefix + pointerOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ pointer: `${at}${pointerOf([key])}`, detail: 'is not a known field' }));
  }
  return [{ pointer: at, detail: detailOf(issue) }];
}

/** What is wrong, to be read after the field's pointer. A schema's own words for it begin in lower case. */
function detailOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? 'is missing'
        : `is not ${a(issue.expected)}`;
    case 'too_small':
      return `is ${comparedTo(issue.origin, issue.minimum, { less: true })}`;
    case 'too_big':
      return `is ${comparedTo(issue.origin, issue.maximum, { less: false })}`;
    case 'invalid_value':
      return `is not one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not in the form it should have';
    default:
      return issue.message;
  }
}

const formats: Record<string, string> = {
  email: 'is not an e-mail address',
  url: 'is not an address',
  datetime: 'is not a time such as 2026-01-31T08:00:00Z',
};

function comparedTo(origin: string, limit: number | bigint, { less }: { less: boolean }): string {
  if (origin === 'string' && less && limit <= 1) return 'empty';
  if (origin === 'string') return `${less ? 'shorter' : 'longer'} than ${limit} characters`;
  if (origin === 'array' || origin === 'set') return `a list of ${less ? 'fewer' : 'more'} than ${limit}`;
  return `${less ? 'less' : 'more'} than ${limit}`;
}

function a(type: string): string {
  const name = type === 'array' ? 'list' : type === 'int' ? 'whole number' : type;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Where a NUL or a lone surrogate stands: legal in JSON, but no text that Postgres could store. */
function unstorable(value: unknown, at: string): string[] {
  if (typeof value === 'string') return isText(value) ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    isText(key) ? unstorable(child, `${at}${pointerOf([key])}`) : [at],
  );
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
