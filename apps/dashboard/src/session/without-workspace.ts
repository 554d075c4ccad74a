/** The rest of an address's question, once the workspace in it has been entered. */
export function withoutWorkspace(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('workspace');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
