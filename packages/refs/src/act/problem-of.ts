/**
 * What an action lacks, in words; null when it can be tried. Actions come from models and from plain JavaScript, so
 * their type is no promise.
 */
export function problemOf(action: unknown): string | null {
  if (typeof action !== 'object' || action === null) return 'an action is an object with a type';
  const { type } = action as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(wants, type)) return `there is no action called "${String(type)}"`;
  return wants[type]!(action as Record<string, unknown>);
}

/** For the record, whatever was handed in. */
export function typeOf(action: unknown): string {
  const type = (action as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? type.slice(0, 40) : 'unknown';
}

type Want = (action: Record<string, unknown>) => string | null;

const nothing: Want = () => null;
const text: Want = ({ type, value }) => (typeof value === 'string' ? null : `${type} needs a value, a text`);
const key: Want = ({ value }) => (typeof value === 'string' && value !== '' ? null : 'press needs a value, a key');

const options: Want = ({ value }) => {
  const fits = typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
  return fits ? null : 'select needs a value, a text or a list of texts';
};

const files: Want = ({ files }) => {
  const isFile = (one: unknown) =>
    typeof one === 'string' || (typeof one === 'object' && one !== null && 'name' in one && 'buffer' in one);
  const fits = typeof files === 'string' || (Array.isArray(files) && files.every(isFile));
  return fits ? null : 'upload needs files: a path, a list of paths, or of { name, mimeType, buffer }';
};

const onto: Want = ({ to }) => (typeof to === 'string' ? null : 'drag needs the ref to drag to');

const wants: Readonly<Record<string, Want>> = {
  click: nothing,
  dblclick: nothing,
  rightClick: nothing,
  hover: nothing,
  focus: nothing,
  check: nothing,
  uncheck: nothing,
  clear: nothing,
  scrollIntoView: nothing,
  read: nothing,
  fill: text,
  type: text,
  press: key,
  select: options,
  upload: files,
  drag: onto,
};
