/** The first line of an error's message, without the name of the call that threw it. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/^\w+\.\w+: /, '');
}
