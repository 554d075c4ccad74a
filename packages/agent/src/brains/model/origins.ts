/** Where a model may take a flow: the origins of its deployment, of its start, and of addresses its spec itself names. */
export function allowedOrigins(flow: { baseUrl: string; url: string; spec: string }): ReadonlySet<string> {
  const named = flow.spec.match(/https?:\/\/[^\s"'<>)]+/gi) ?? [];
  const origins = [flow.baseUrl, flow.url, ...named].filter((address) => URL.canParse(address)).map(originOf);
  return new Set(origins.filter((origin) => origin !== 'null'));
}

export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : 'null';
}
