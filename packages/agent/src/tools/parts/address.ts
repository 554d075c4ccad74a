import { AppError } from '@smokejumper/contracts';

const startWords =
  /^(the )?(home|start|landing|main|front) ?(page|screen)?$|^(the )?(homepage|app|site|website|application)$/i;

/** The address a step names: absolute, a path below the deployment's own address, or the start page in words. */
export function addressOf(input: { value: string; baseUrl: string; startUrl: string }): string | null {
  const value = input.value.trim();
  if (value === '' || startWords.test(value)) return input.startUrl;
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(value)) return URL.canParse(value) ? value : null;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(value) && !/^[\w-]+\.(html?|php|aspx?)$/i.test(value)) {
    return URL.canParse(`https://${value}`) ? `https://${value}` : null;
  }
  if (/\s/.test(value)) return null;
  return joinAddress(input.baseUrl, value);
}

/** A path appended to a deployment's address, whose own path is kept. */
export function joinAddress(baseUrl: string, path: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return path;
  if (!URL.canParse(baseUrl)) throw new AppError('invalid_input', `"${baseUrl}" is not an address`);
  const base = new URL(baseUrl);
  if (path === '' || path === '/') return base.href;
  if (path.startsWith('?') || path.startsWith('#')) return `${base.href.replace(/[?#].*$/, '')}${path}`;
  const prefix = base.pathname.replace(/\/+$/, '');
  return `${base.origin}${prefix}/${path.replace(/^\/+/, '')}`;
}
