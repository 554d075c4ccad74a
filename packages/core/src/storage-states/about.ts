/** What a stored sign-in is bound to: it opens nowhere else. */
export function aboutStorageState(environmentId: string, flowId: string): string {
  return `storage state ${environmentId} ${flowId}`;
}
