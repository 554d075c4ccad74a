/** Those that were ticked: first the ones of before in their order, then new ones, the oldest first. */
export function pickedOf(values: Record<string, string>, before: readonly string[] = []): string[] {
  const ticked = Object.keys(values).filter((name) => name.startsWith('flw_'));
  const kept = before.filter((id) => ticked.includes(id));
  return [...kept, ...ticked.filter((id) => !kept.includes(id)).toReversed()];
}
