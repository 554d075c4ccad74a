const kinds: [RegExp, string][] = [
  [/^(?:email|e-mail|mail)(?: address)?$/, 'email'],
  [/^(?:(?:full|first|last|user|company|product|project|display|team) ?)?name$/, 'name'],
  [/^(?:text|string|word|sentence|title|comment|message|note|paragraph|description)$/, 'text'],
  [/^(?:number|amount|integer|digit|quantity)$/, 'number'],
  [/^(?:phone|telephone|mobile)(?: number)?$/, 'phone'],
  [/^(?:password|passphrase)$/, 'password'],
  [/^date$/, 'date'],
  [/^(?:uuid|guid|id|identifier)$/, 'uuid'],
];
const makers =
  /^(?:(?:a|an|the|some) )?(?:random|unique|new unique|fresh|generated|made-up|made up|invented|fictitious|fake|randomly generated|new random|new|dummy|unused|never used)(?: (?:but |and )?(?:unique|random|valid|fake))? (.+)$/;

/** The kind of data that "a unique email" asks to make up. */
export function madeKind(words: string): string | undefined {
  const what = makers.exec(words.trim().toLowerCase())?.[1];
  return what === undefined ? undefined : kinds.find(([form]) => form.test(what))?.[1];
}
