import { isIP } from 'node:net';
import { z } from 'zod';

// A message continues the variable's name: "PORT is …". One that could hold a secret never repeats the value.

/** A variable that must be set. `why` ends the sentence "X is not set; …". */
export function needed<S extends z.ZodType<unknown, string>>(field: S, why: string) {
  return z.string({ error: `is not set; ${why}` }).pipe(field);
}

export function wholeNumber(limits: { min: number; max: number }) {
  return z.string().transform((text, ctx) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= limits.min && value <= limits.max) return value;
    return complain(ctx, `is a whole number from ${limits.min} to ${limits.max}, not "${text}"`);
  });
}

export function oneOf<const T extends string>(values: readonly T[]) {
  return z.string().transform((text, ctx) => {
    const found = values.find((value) => value === text);
    return found ?? complain(ctx, `is one of ${values.join(', ')}, not "${text}"`);
  });
}

/** A URL with one of these schemes (`http:`). It may hold a password, so it is not repeated. */
export function urlOf(...schemes: string[]) {
  const shown = schemes.map((scheme) => `${scheme}//…`).join(' or ');
  return z.string().transform((text, ctx) => {
    if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
    return complain(ctx, `is an address like ${shown}`);
  });
}

/** An http address without a slash at its end, so that paths can be put after it. */
export const httpBase = urlOf('http:', 'https:').transform((text) => text.replace(/\/+$/, ''));

/** A boolean-like switch: 1, true, yes or 0, false, no. */
export const flag = z.string().transform((text, ctx) => {
  if (['1', 'true', 'yes'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'no'].includes(text.toLowerCase())) return false;
  return complain(ctx, `is 1 or 0, not "${text}"`);
});

export interface EncryptionKey {
  id: string;
  /** 32 bytes in base64. */
  key: string;
}

/** `keyId:base64,…`: the first seals, all of them open. */
export const encryptionKeys = z.string().transform((text, ctx): EncryptionKey[] => {
  const keys = text.split(',').map((part) => {
    const [, id, key] = /^\s*([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+={0,2})\s*$/.exec(part) ?? [];
    return id !== undefined && key !== undefined && Buffer.from(key, 'base64').length === 32 ? { id, key } : null;
  });
  const good = keys.filter((key) => key !== null);
  if (good.length < keys.length) return complain(ctx, 'is a list KEYID:KEY,… with each key being 32 bytes in base64');
  if (new Set(good.map((key) => key.id)).size < good.length) return complain(ctx, 'names a key id twice');
  return good;
});

/** Which private, loopback and link-local hosts a browser may reach. */
export type AllowedPrivateHosts = 'none' | 'all' | readonly string[];

/** `1` for all of them, or a comma list of hosts (`*.` for subdomains) and CIDRs. */
export const allowedPrivateHosts = z.string().transform((text, ctx): AllowedPrivateHosts => {
  if (text === '1') return 'all';
  if (text === '0') return 'none';
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  const bad = entries.find((entry) => !isHostOrCidr(entry));
  return bad === undefined
    ? entries
    : complain(ctx, `is 1 or a comma list of hosts and CIDRs, and "${bad}" is neither`);
});

function isHostOrCidr(text: string): boolean {
  const [address, prefix, rest] = text.split('/');
  if (address === undefined || rest !== undefined) return false;
  const version = isIP(address.replace(/^\[|\]$/g, ''));
  if (prefix !== undefined)
    return version !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
  return version !== 0 || /^(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(text);
}

/** A comma list of addresses and CIDRs. */
export const addressRanges = z.string().transform((text, ctx): string[] => {
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  const bad = entries.find((entry) => isIP(entry.split('/')[0] ?? '') === 0 || !isHostOrCidr(entry));
  return bad === undefined ? entries : complain(ctx, `is a comma list of addresses and CIDRs, and "${bad}" is neither`);
});

/** Refuses a value: the message continues the variable's name. */
export function complain(ctx: z.RefinementCtx, message: string): never {
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
}
