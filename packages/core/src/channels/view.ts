import type { Channel, ChannelEvents, ChannelKind, QuietHours } from '@smokejumper/contracts';

interface ChannelRow {
  id: string;
  name: string;
  kind: string;
  settings: unknown;
  environmentId: string | null;
  events: string;
  failuresBeforeTold: number;
  digestMinutes: number;
  quietHours: unknown;
  inconclusiveAs: string;
  disabledAt: Date | null;
  disabledReason: string | null;
  createdAt: Date;
}

export function channelView(row: ChannelRow): Channel {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind as ChannelKind,
    settings: row.settings as Record<string, unknown>,
    environmentId: row.environmentId,
    events: row.events as ChannelEvents,
    failuresBeforeTold: row.failuresBeforeTold,
    digestMinutes: row.digestMinutes,
    quietHours: row.quietHours as QuietHours | null,
    inconclusiveAs: row.inconclusiveAs as Channel['inconclusiveAs'],
    enabled: row.disabledAt === null,
    disabledReason: row.disabledReason,
    createdAt: row.createdAt.toISOString(),
  };
}
