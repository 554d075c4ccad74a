/** What a scripted model answers with: words, tool calls, or both. */
export interface Said {
  say?: string;
  call?: Call | readonly Call[];
  usage?: { input?: number; output?: number; cacheRead?: number; cacheWrite?: number };
  /** Why it ended. Default: its natural end. */
  end?: 'length' | 'filtered';
}

/** `args` as text goes out as it is, valid JSON or not. */
export interface Call {
  name: string;
  args: unknown;
}

/** A question as a provider's server reads it, whatever its wire. */
export interface Asked {
  wire: 'openai' | 'anthropic';
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Record<string, unknown>;
  /** The request as it came over the wire: line, headers and body. */
  bytes: string;
  model: string;
  system: string;
  /** Every message but the system's, as text. */
  messages: readonly { role: string; text: string }[];
  /** The last message. */
  last: string;
  tools: readonly string[];
  /** The tool it must call, if it was told so. */
  forced: string | null;
}

/** One event of a stream, as its lines. */
export function frames(wire: Asked['wire'], said: Said): string[] {
  const calls =
    said.call === undefined ? [] : Array.isArray(said.call) ? (said.call as readonly Call[]) : [said.call as Call];
  return wire === 'openai' ? openaiFrames(said, calls) : anthropicFrames(said, calls);
}

function openaiFrames(said: Said, calls: readonly Call[]): string[] {
  const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' };
  const chunk = (delta: object, finish: string | null = null) =>
    line({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] });
  const words = pieces(said.say ?? '').map((content) => chunk({ content }));
  const called = calls.flatMap(({ name, args }, index) => [
    chunk({
      tool_calls: [{ index, id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } }],
    }),
    ...pieces(textOf(args)).map((text) => chunk({ tool_calls: [{ index, function: { arguments: text } }] })),
  ]);
  const finish = said.end === 'length' ? 'length' : said.end === 'filtered' ? 'content_filter' : null;
  const { input = 100, output = 10, cacheRead = 0, cacheWrite = 0 } = said.usage ?? {};
  const usage = {
    prompt_tokens: input + cacheRead + cacheWrite,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cacheRead },
  };
  return [
    chunk({ role: 'assistant', content: '' }),
    ...words,
    ...called,
    chunk({}, finish ?? (calls.length > 0 ? 'tool_calls' : 'stop')),
    line({ ...base, choices: [], usage }),
    'data: [DONE]\n\n',
  ];
}

function anthropicFrames(said: Said, calls: readonly Call[]): string[] {
  const event = (data: { type: string; [field: string]: unknown }) => `event: ${data.type}\n${line(data)}`;
  const { input = 100, output = 10, cacheRead = 0, cacheWrite = 0 } = said.usage ?? {};
  const usage = {
    input_tokens: input,
    output_tokens: 1,
    cache_read_input_tokens: cacheRead,
    cache_creation_input_tokens: cacheWrite,
  };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted', content: [] };
  const blocks: { start: object; deltas: object[] }[] = [];
  if (said.say !== undefined && said.say !== '')
    blocks.push({
      start: { type: 'text', text: '' },
      deltas: pieces(said.say).map((text) => ({ type: 'text_delta', text })),
    });
  for (const [index, { name, args }] of calls.entries())
    blocks.push({
      start: { type: 'tool_use', id: `toolu_${index}_${name}`, name, input: {} },
      deltas: pieces(textOf(args)).map((text) => ({ type: 'input_json_delta', partial_json: text })),
    });
  const reason = said.end === 'length' ? 'max_tokens' : said.end === 'filtered' ? 'refusal' : null;
  return [
    event({ type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null, usage } }),
    ...blocks.flatMap(({ start, deltas }, index) => [
      event({ type: 'content_block_start', index, content_block: start }),
      ...deltas.map((delta) => event({ type: 'content_block_delta', index, delta })),
      event({ type: 'content_block_stop', index }),
    ]),
    event({
      type: 'message_delta',
      delta: { stop_reason: reason ?? (calls.length > 0 ? 'tool_use' : 'end_turn'), stop_sequence: null },
      usage: { output_tokens: output },
    }),
    event({ type: 'message_stop' }),
  ];
}

function line(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function textOf(args: unknown): string {
  return typeof args === 'string' ? args : JSON.stringify(args);
}

// Streams arrive in pieces that respect nothing.
function pieces(text: string): string[] {
  const size = Math.max(7, Math.ceil(text.length / 40));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

/** A request's body in the words both wires share. */
export function askedOf(wire: Asked['wire'], raw: Pick<Asked, 'path' | 'headers' | 'bytes' | 'body'>): Asked {
  const { body } = raw;
  const all = (body.messages as { role: string; content: unknown }[] | undefined) ?? [];
  const messages = all.filter(({ role }) => role !== 'system').map(({ role, ...rest }) => ({ role, text: flat(rest) }));
  const system = wire === 'openai' ? flat(all.filter(({ role }) => role === 'system')) : flat(body.system);
  const tools = ((body.tools as { name?: string; function?: { name: string } }[] | undefined) ?? []).map(
    (tool) => tool.function?.name ?? tool.name ?? '',
  );
  const choice = body.tool_choice as { name?: string; function?: { name: string } } | string | undefined;
  const forced = typeof choice === 'object' ? (choice.function?.name ?? choice.name ?? null) : null;
  return {
    wire,
    ...raw,
    model: String(body.model),
    system,
    messages,
    last: messages.at(-1)?.text ?? '',
    tools,
    forced,
  };
}

function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(flat).join('\n');
  if (value === null || typeof value !== 'object') return '';
  const { text, content, input, arguments: args } = value as Record<string, unknown>;
  const calls = (value as { tool_calls?: { function?: unknown }[] }).tool_calls ?? [];
  return [
    text,
    content,
    input === undefined ? undefined : JSON.stringify(input),
    args,
    ...calls.map((one) => flat(one.function)),
  ]
    .map(flat)
    .filter((part) => part !== '')
    .join('\n');
}
