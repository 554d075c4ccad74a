import { type Reply, type Server, serve } from './servers.ts';

interface SlackMessage {
  ts: string;
  channel: string;
  text: string;
  blocks: unknown[];
  thread_ts?: string;
  reply_broadcast?: boolean;
  edited: number;
}

interface FakeSlack extends Server {
  messages: SlackMessage[];
  /** The next call is answered so instead. */
  next(reply: Reply): void;
}

/** Slack's Web API as far as messages of the bot `xoxb-good` in the conversation C1 go: it refuses with a 200. */
export async function serveSlack(): Promise<FakeSlack> {
  const messages: SlackMessage[] = [];
  const once: Reply[] = [];
  const no = (error: string): Reply => ({ status: 200, body: { ok: false, error } });
  const server = await serve((heard) => {
    const planned = once.shift();
    if (planned) return planned;
    if (heard.headers.authorization !== 'Bearer xoxb-good') return no('invalid_auth');
    if (heard.json.channel !== 'C1') return no('channel_not_found');
    const said = heard.json as unknown as SlackMessage;
    if (heard.path === '/chat.postMessage') {
      const ts = `1700000000.00000${messages.length + 1}`;
      messages.push({ ...said, ts, edited: 0 });
      return { status: 200, body: { ok: true, channel: 'C1', ts } };
    }
    if (heard.path !== '/chat.update') return no('unknown_method');
    const known = messages.find(({ ts }) => ts === said.ts);
    if (!known) return no('message_not_found');
    Object.assign(known, said, { edited: known.edited + 1 });
    return { status: 200, body: { ok: true, channel: 'C1', ts: said.ts } };
  });
  return { ...server, messages, next: (reply) => once.push(reply) };
}
