/** The one form of a host: lower case, no brackets, no final dot, IPv4 in four decimals; null if it is none. */
export function normaliseHost(host: string): string | null {
  const wrapped = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  if (/[\s/\\@?#]/.test(wrapped)) return null;
  const url = URL.parse(`http://${wrapped}/`);
  if (url === null || url.port !== '' || url.username !== '') return null;
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
  return name === '' ? null : name;
}
