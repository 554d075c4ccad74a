export type Root = Document | ShadowRoot;

/** Reads the selectors of the style rules of which a test holds. */
export function readerOf(
  holds: (style: CSSStyleDeclaration) => boolean,
): (sheet: CSSStyleSheet) => readonly string[] | null {
  const read = new WeakMap<CSSStyleSheet, { size: number; selectors: readonly string[] }>();
  const within = (rules: CSSRuleList): string[] =>
    Array.from(rules).flatMap((rule) => {
      const { style, selectorText, cssRules } = rule as CSSStyleRule;
      const inner = cssRules ?? (rule as CSSImportRule).styleSheet?.cssRules;
      const own = selectorText !== undefined && holds(style) ? [selectorText] : [];
      return [...own, ...(inner === undefined ? [] : within(inner))];
    });
  // Null: of another site, which may not be looked into.
  return (sheet) => {
    try {
      const { cssRules } = sheet;
      const last = read.get(sheet);
      if (last?.size === cssRules.length) return last.selectors;
      const selectors = within(cssRules);
      read.set(sheet, { size: cssRules.length, selectors });
      return selectors;
    } catch {
      return null;
    }
  };
}

export function sheetsOf(root: Root): CSSStyleSheet[] {
  return [...Array.from(root.styleSheets), ...root.adoptedStyleSheets].filter(({ disabled }) => !disabled);
}
