/**
 * What the dashboard's page may load and do: files of this server, nothing inline, and no text that becomes markup
 * or code. What a tested site wrote is shown as text; were it not, it still could not run.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
