export { createDeliver, type DeliverDeps } from './create-deliver.ts';
export type { ResolveHost } from './http.ts';
