import type { ChannelKind } from '@smokejumper/contracts';

interface TargetField {
  name: string;
  label: string;
  kind?: 'secret' | 'key' | 'url' | 'tick';
  optional?: boolean;
  hint?: string;
  placeholder?: string;
}

/** What each kind of channel is called, and what it needs to know. A secret is written and never read. */
export const channelKinds: Record<ChannelKind, { name: string; fields: readonly TargetField[] }> = {
  slack: {
    name: 'Slack (incoming webhook)',
    fields: [{ name: 'url', label: 'Address of the webhook', kind: 'secret' }],
  },
  slack_app: {
    name: 'Slack (app)',
    fields: [
      { name: 'token', label: 'Bot token', kind: 'secret', placeholder: 'xoxb-…' },
      { name: 'channel', label: 'Conversation', placeholder: '#deploys' },
    ],
  },
  teams: { name: 'Microsoft Teams', fields: [{ name: 'url', label: 'Address of the webhook', kind: 'secret' }] },
  discord: { name: 'Discord', fields: [{ name: 'url', label: 'Address of the webhook', kind: 'secret' }] },
  email: {
    name: 'E-mail',
    fields: [
      { name: 'to', label: 'To', hint: 'Addresses, with commas.' },
      { name: 'from', label: 'From' },
      { name: 'smtpUrl', label: 'Mail server', kind: 'secret', placeholder: 'smtp://user:password@host:587' },
    ],
  },
  webhook: { name: 'Webhook (signed)', fields: [{ name: 'url', label: 'Address', kind: 'url' }] },
  github: {
    name: 'GitHub check',
    fields: [
      { name: 'appId', label: 'App ID' },
      { name: 'privateKey', label: 'Private key (PEM)', kind: 'key' },
      { name: 'comment', label: 'Comment on the pull request', kind: 'tick', optional: true },
    ],
  },
  github_status: { name: 'GitHub commit status', fields: [{ name: 'token', label: 'Token', kind: 'secret' }] },
  gitlab: { name: 'GitLab commit status', fields: [{ name: 'token', label: 'Token', kind: 'secret' }] },
  vercel: {
    name: 'Vercel check',
    fields: [
      { name: 'token', label: 'Token', kind: 'secret' },
      { name: 'checkId', label: 'Check ID' },
      { name: 'teamId', label: 'Team ID', optional: true },
    ],
  },
};

/** Those that show how a deployment stands; the others tell what came of runs. */
export function isCheck(kind: ChannelKind): boolean {
  return ['github', 'github_status', 'gitlab', 'vercel'].includes(kind);
}
