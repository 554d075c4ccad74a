export { createDeliver, type DeliverDeps } from './create-deliver.ts';
export { createMailer } from './create-mailer.ts';
export type { ResolveHost } from './http.ts';
