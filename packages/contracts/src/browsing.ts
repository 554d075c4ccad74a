import { z } from 'zod';

/** Size of the page in CSS pixels. */
export const Viewport = z.strictObject({
  width: z.number().int().min(200).max(4000),
  height: z.number().int().min(200).max(4000),
});
export type Viewport = z.infer<typeof Viewport>;

/** A language tag (BCP 47) such as `de-AT`. */
export const Locale = z
  .string()
  .max(50)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, 'is not a language tag such as de-AT');

/** An IANA time zone such as `Europe/Vienna`. */
export const Timezone = z.string().max(100).refine(isTimezone, 'is not a time zone such as Europe/Vienna');

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const ColorScheme = z.enum(['light', 'dark']);
export type ColorScheme = z.infer<typeof ColorScheme>;

/** Put after the browser's own user agent, so that a site's logs tell our visits apart. */
export const UserAgentSuffix = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\x20-\x7e]*$/, 'holds characters that a header cannot carry');

// What the browser itself must say, or what would change where and how a request goes.
const ownHeaders =
  /^(host|cookie|content-length|content-encoding|connection|keep-alive|transfer-encoding|upgrade|te|trailer|expect|origin|referer|user-agent|accept-encoding|proxy-.*|sec-.*)$/i;

const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;

const HeaderValue = z
  .string()
  .max(4_000)
  .regex(/^[\x20-\x7e\t\u0080-\u00ff]*$/, 'holds characters that a header cannot carry');

/** Headers by name. A value may hold `{{name}}` of a secret or a variable. */
export const Headers = z.record(z.string(), HeaderValue).superRefine((headers, ctx) => {
  const complain = (path: string[], message: string): void => ctx.addIssue({ code: 'custom', path, message });
  if (Object.keys(headers).length > 30) complain([], 'has more than 30 headers');
  for (const name of Object.keys(headers)) {
    if (!headerName.test(name)) complain([name], 'is not the name of a header');
    else if (ownHeaders.test(name)) complain([name], 'is a header that the browser itself sets');
  }
});
export type Headers = z.infer<typeof Headers>;

/** What a protected preview asks for. The password never stands here: it is `{{name}}` of a secret. */
export const BasicAuth = z.strictObject({
  username: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^:\p{Cc}]*$/u, 'holds a colon or control characters'),
  password: z
    .string()
    .max(200)
    .regex(/^\{\{\s*[\w .-]+?\s*\}\}$/, 'names no secret: write it as {{name}}, the value is kept as a secret'),
});
export type BasicAuth = z.infer<typeof BasicAuth>;

/** An origin such as `https://shop.example`, or all below one: `https://*.shop.example`. */
const OriginPattern = z
  .string()
  .max(300)
  .refine(isOriginPattern, 'is not an origin such as https://shop.example or https://*.shop.example');

function isOriginPattern(text: string): boolean {
  const exact = text.replace('://*.', '://any.');
  const url = URL.parse(exact);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === exact && !exact.includes('*');
}

/** Where a run may go besides the origin it is for; none: nowhere else. */
export const AllowedOrigins = z.array(OriginPattern).max(50);

/** How a run's browser is set up, as an environment, a flow and a flow file say it. The flow's word wins. */
export const browsingFields = {
  viewport: Viewport,
  locale: Locale,
  timezone: Timezone,
  colorScheme: ColorScheme,
  userAgentSuffix: UserAgentSuffix,
  /** Sent to the origin of the run's base address, and to no other. */
  headers: Headers,
  /** Answered to the origin of the run's base address, and to no other. */
  basicAuth: BasicAuth,
  /** null: wherever the network's own rules let it. */
  allowedOrigins: AllowedOrigins,
};

/** The same fields for a patch: null takes back what was set. */
export function nullable<T extends Record<string, z.ZodType>>(fields: T): { [K in keyof T]: z.ZodNullable<T[K]> } {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.nullable()]);
  return Object.fromEntries(entries) as { [K in keyof T]: z.ZodNullable<T[K]> };
}

export const Browsing = z.object({
  viewport: Viewport.nullable(),
  locale: z.string().nullable(),
  timezone: z.string().nullable(),
  colorScheme: ColorScheme.nullable(),
  userAgentSuffix: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  basicAuth: z.object({ username: z.string(), password: z.string() }).nullable(),
  allowedOrigins: z.array(z.string()).nullable(),
});
export type Browsing = z.infer<typeof Browsing>;
