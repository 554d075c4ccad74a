/**
 * Whether a pattern of source files stands for a path: `*` and `?` for characters of a name, `**` for any folders, a
 * folder for all that is in it. Takes time in proportion to both lengths, whatever the pattern.
 */
export function covers(pattern: string, path: string): boolean {
  const parts = partsOf(pattern);
  const below = /[*?]/.test(parts.at(-1) ?? '') ? parts : [...parts, '**'];
  return fits(below, partsOf(path), { star: '**', same: fitsName });
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.');
}

function fitsName(pattern: string, name: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === name;
  return fits([...pattern], [...name], { star: '*', same: (a, b) => a === '?' || a === b });
}

/** Each item of the pattern stands for one of the text, and a star for any number. */
function fits(
  pattern: readonly string[],
  text: readonly string[],
  rule: { star: string; same: (pattern: string, text: string) => boolean },
): boolean {
  let at = 0;
  let star = -1;
  let starAt = 0;
  let next = 0;
  while (at < text.length) {
    const item = pattern[next];
    if (item === rule.star) {
      star = next++;
      starAt = at;
    } else if (item !== undefined && rule.same(item, text[at]!)) {
      next += 1;
      at += 1;
    } else if (star >= 0) {
      // The last star takes one more; those before it can stay as they are.
      next = star + 1;
      at = ++starAt;
    } else return false;
  }
  return pattern.slice(next).every((item) => item === rule.star);
}
