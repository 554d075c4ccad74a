import type { ToolCall } from '../../model/types.ts';
import { createBreaker } from './breaker.ts';
import { type Desk, refused, type ToolReply } from './desk.ts';
import type { ModelTool } from './tool.ts';
import { modelTools } from './tools/all.ts';

/** One call's result. `halt`: the loop ends here, with the reason. */
export interface Dispatched extends ToolReply {
  halt?: string;
}

export interface Dispatcher {
  /** A new answer of the model begins: it has seen all results so far. */
  turn(): void;
  run(call: ToolCall): Promise<Dispatched>;
}

const mostFailures = 3;
/** Tools that show something else than the page as it was shown. */
const changesSight = new Set(['expand', 'find', 'tabs', 'screenshot', 'scroll', 'goto', 'back', 'wait_for']);

/**
 * The one way from a model's call to the page. Whatever is wrong with a call comes back as words it can act on; the
 * rules of the prompt hold here too, whether or not they were read.
 */
export function createDispatcher(desk: Desk): Dispatcher {
  const breaker = createBreaker();
  const rules = { failures: 0, failedNow: false, byDescription: false, sightChanged: true };
  const settle = async (tool: ModelTool, call: ToolCall, reply: ToolReply): Promise<Dispatched> => {
    if (changesSight.has(tool.name) && reply.ok) rules.sightChanged = true;
    if (tool.kind !== 'act') return reply;
    rules.byDescription = !reply.ok && describes(call.args);
    if (reply.ok) {
      rules.failures = 0;
      return reply;
    }
    rules.failures += 1;
    rules.failedNow = true;
    if (rules.failures === mostFailures - 1) rules.sightChanged = false;
    const halt =
      rules.failures >= mostFailures
        ? `${mostFailures} attempts in a row failed; the last: ${firstLineOf(reply.text)}`
        : undefined;
    if (halt !== undefined) return { ...reply, halt };
    // The first thing after a failure is a fresh read: it comes along with the refusal.
    const page = reply.shown === true ? '' : `\n${await desk.help.sight.show({ fresh: true })}`;
    return { ...reply, text: `${reply.text}${page}` };
  };
  return {
    turn: () => {
      rules.failedNow = false;
    },
    async run(call) {
      const tool = modelTools.find((entry) => entry.name === call.name);
      if (tool === undefined)
        return refused(`there is no tool ${JSON.stringify(call.name.slice(0, 60))}; there are ${names}`);
      const parsed = tool.input.safeParse(call.args ?? {});
      if (!parsed.success) {
        const issues = parsed.error.issues.slice(0, 4).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
        return refused(`the arguments do not fit ${tool.name}: ${issues.join('; ').slice(0, 600)}`);
      }
      const view = await desk.course.session.look({ values: true });
      if (tool.kind !== 'word') {
        const before = breaker.seen(desk.course.session.record(view).text, { name: call.name, args: parsed.data });
        if (before > (tool.kind === 'act' ? 0 : 1))
          return {
            ok: false,
            text: 'this was done on this very page before',
            halt: `it repeats itself: ${call.name} again on an unchanged page`,
          };
      }
      const forbidden = tool.kind === 'act' ? await forbids(desk, call, rules) : null;
      if (forbidden !== null) return refused(forbidden);
      return settle(tool, call, await attempt(desk, tool, parsed.data));
    },
  };
}

const names = modelTools.map((tool) => tool.name).join(', ');

async function forbids(
  desk: Desk,
  call: ToolCall,
  rules: { failedNow: boolean; byDescription: boolean; sightChanged: boolean },
): Promise<string | null> {
  const { sight } = desk.help;
  if (rules.failedNow) return 'not done: the call before it failed; decide anew on the page as it is now';
  if (!sight.isShown()) return `not done: this page has not been read yet. It shows:\n${await sight.show()}`;
  if (rules.byDescription && describes(call.args))
    return 'not done: describing it in other words is no fresh look; cite a ref from the page as it is now';
  const { name } = call;
  if (!rules.sightChanged && !changesSight.has(name))
    return 'not done: two attempts failed on what you see; look differently first: expand, find, tabs or screenshot';
  return null;
}

// A bug of a tool is a result too: the model goes another way, and the log knows.
async function attempt(desk: Desk, tool: ModelTool, args: unknown): Promise<ToolReply> {
  const { ctx } = desk.course.session;
  try {
    return await tool.run(desk, args);
  } catch (err) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ err, tool: tool.name }, 'a tool of the model broke');
    return refused(`${tool.name} broke: ${err instanceof Error ? firstLineOf(err.message) : 'for an unknown reason'}`);
  }
}

function describes(args: unknown): boolean {
  const { ref, description } = (args ?? {}) as { ref?: unknown; description?: unknown };
  return !ref && typeof description === 'string' && description !== '';
}

function firstLineOf(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
