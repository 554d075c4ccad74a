import type { ModelChoice } from '@smokejumper/contracts';

/** What the key of a workspace's model is bound to: it opens for no other workspace and no other provider. */
export function aboutModelKey(workspaceId: string, provider: ModelChoice['provider']): string {
  return `model key ${workspaceId} ${provider}`;
}

/** The parts of a `ModelName`; the name may hold colons itself. */
export function splitModelName(model: string): Pick<ModelChoice, 'provider' | 'name'> {
  const colon = model.indexOf(':');
  return { provider: model.slice(0, colon) as ModelChoice['provider'], name: model.slice(colon + 1) };
}
