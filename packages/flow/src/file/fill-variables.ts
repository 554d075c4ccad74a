const placeholder = /\{\{\s*([\w .-]+?)\s*\}\}|\$\{\s*([\w.-]+)\s*\}|<([A-Za-z_][\w.-]*)>/g;

export interface FilledText {
  text: string;
  /** Declared names that stand in the text and have no value. */
  missing: string[];
  /** Names in braces that nobody declared; left as they are. `<x>` may be anything, so it never counts. */
  undeclared: string[];
}

/**
 * Puts values in for `{{x}}`, `${x}` and `<x>`, each only when `x` is declared. Names of secrets are not declared
 * here, so their placeholders stay until the value is typed.
 */
export function fillVariables(
  text: string,
  values: Readonly<Record<string, string>>,
  declared: readonly string[],
): FilledText {
  const missing = new Set<string>();
  const undeclared = new Set<string>();
  const filled = text.replace(placeholder, (whole, braces?: string, dollar?: string, angle?: string) => {
    const name = braces ?? dollar ?? angle ?? '';
    if (!declared.includes(name)) {
      if (angle === undefined) undeclared.add(name);
      return whole;
    }
    if (Object.hasOwn(values, name)) return values[name]!;
    missing.add(name);
    return whole;
  });
  return { text: filled, missing: [...missing], undeclared: [...undeclared] };
}
