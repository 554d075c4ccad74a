import type { ChannelKind } from '@smokejumper/contracts';
import type { CreateChannelData } from '@smokejumper/sdk';
import type { Values } from '../parts/forms/form.tsx';
import { words } from '../parts/forms/lists-of-words.ts';
import { channelKinds } from './kinds.ts';

type Target = CreateChannelData['body']['target'];

/** The target that was written in the fields. The API judges it; nothing is left out but what is empty and optional. */
export function targetOf(kind: ChannelKind, values: Values): Target {
  const target: Record<string, unknown> = { kind };
  for (const { name, kind: fieldKind, optional } of channelKinds[kind].fields) {
    const value = values[name] ?? '';
    if (fieldKind === 'tick') target[name] = value === 'on';
    else if (optional !== true || value !== '') target[name] = name === 'to' ? words(value) : value;
  }
  return target as Target;
}
