import type { ModelMessage as SdkMessage, SystemModelMessage, ToolSet } from 'ai';
import { z } from 'zod';
import type { ModelMessage, ModelPicture, ModelRequest, ToolSpec } from './types.ts';

/** What is handed to the SDK for a request. */
export interface SdkRequest {
  instructions: SystemModelMessage;
  messages: SdkMessage[];
  tools: ToolSet;
  toolChoice: 'auto' | { type: 'tool'; toolName: string };
}

// Read by Anthropic alone; the others cache a repeated beginning by themselves.
const cached = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' as const } } } };

/**
 * A request in the SDK's words. An object is asked for as the arguments of one tool, which every provider and local
 * server understands; structured output is not.
 */
export async function toSdk(request: ModelRequest): Promise<SdkRequest> {
  const { output } = request;
  const specs: readonly ToolSpec[] =
    output === undefined
      ? (request.tools ?? [])
      : [{ name: output.name, description: 'Gives the answer. Call it exactly once.', input: output.schema }];
  const { jsonSchema, tool } = await import('ai');
  const tools: ToolSet = {};
  for (const { name, description, input } of specs) {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    // Without a validator of ours: what the model wrote comes back as it is, for the caller to judge.
    tools[name] = tool({ description, inputSchema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]) });
  }
  return {
    instructions: { role: 'system', content: request.system, ...cached },
    messages: messagesOf(request),
    tools,
    toolChoice: output === undefined ? 'auto' : { type: 'tool', toolName: output.name },
  };
}

// What comes before the volatile end is the same in the next call: the provider may keep it.
function messagesOf(request: ModelRequest): SdkMessage[] {
  const stable = request.messages.length - (request.volatile ?? 1) - 1;
  return request.messages.flatMap((message, index) => {
    const turned = sdkMessages(message);
    const last = turned.at(-1);
    if (index === stable && last !== undefined) turned[turned.length - 1] = { ...last, ...cached };
    return turned;
  });
}

function sdkMessages(message: ModelMessage): SdkMessage[] {
  if (message.role === 'user') return [userMessage(message.text, message.pictures ?? [])];
  if (message.role === 'assistant') {
    const text = message.text === '' ? [] : [{ type: 'text' as const, text: message.text }];
    const calls = message.calls.map(({ id, name, args }) => ({
      type: 'tool-call' as const,
      toolCallId: id,
      toolName: name,
      input: args ?? {},
    }));
    return [{ role: 'assistant', content: [...text, ...calls] }];
  }
  const content = message.results.map(({ id, name, text }) => ({
    type: 'tool-result' as const,
    toolCallId: id,
    toolName: name,
    output: { type: 'text' as const, value: text },
  }));
  // Not every provider takes a picture inside a result, so it follows as a message of its own.
  const pictures = message.results.flatMap((result) => result.pictures ?? []);
  const shown = pictures.length === 0 ? [] : [userMessage('The picture belonging to the result above.', pictures)];
  return [{ role: 'tool', content }, ...shown];
}

function userMessage(text: string, pictures: readonly ModelPicture[]): SdkMessage {
  const files = pictures.map(({ mediaType, base64 }) => ({ type: 'file' as const, data: base64, mediaType }));
  return { role: 'user', content: [{ type: 'text', text }, ...files] };
}
