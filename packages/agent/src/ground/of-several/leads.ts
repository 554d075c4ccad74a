/**
 * A link to the page we are on ("Sign in" of the menu on the sign-in page) is not what a step wants. What ends in a bare
 * "#" is a link of a script's, "#/orders" the address of another view and "#plans" that of a part.
 */
export function leadsHere(url: string, href: string): boolean {
  if (href.endsWith('#') || !URL.canParse(href, url)) return false;
  const { hash } = new URL(href, url);
  const page = (address: string) => address.replace(/#(?![/!]).*$/, '');
  return page(new URL(href, url).href) === page(url) && (hash === '' || hash === new URL(url).hash);
}

/** The order in which an address names its parameters says nothing, unless it names one of them twice. */
export function leadAlike(one: string, other: string): boolean {
  if (one === other || !URL.canParse(one) || !URL.canParse(other)) return one === other;
  const [first, second] = [new URL(one), new URL(other)];
  for (const { searchParams } of [first, second]) searchParams.sort();
  return first.href === second.href;
}

/** What a link to nowhere does is done by a script, and in each entry of a list something else: "Delete". */
export function isScripts(url: string, href: string): boolean {
  return href.startsWith('javascript:') || href.replace(/#$/, '') === url.replace(/#.*$/, '');
}
