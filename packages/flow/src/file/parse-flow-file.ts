import { type FlowEntry, FlowFile, type Position } from '@smokejumper/contracts';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml';
import type { z } from 'zod';
import { positions, yamlLineEnd } from '../tokenise/position.ts';
import { locator, type ScalarSource } from './locate.ts';
import { brokenLine, commentAfter, lostToComment } from './one-line.ts';

export interface FileProblem extends Position {
  message: string;
}

export interface ParsedFlow extends FlowEntry {
  /** Where the flow begins in the file. */
  position: Position;
  /** Where the text of its spec begins in the file. */
  specPosition: Position;
  /** Where a place of the spec lies in the file. */
  locate: (inSpec: Position) => Position;
}

export interface ParsedFlowFile {
  baseUrl?: string | undefined;
  flows: ParsedFlow[];
}

export type FlowFileRead = { ok: true; file: ParsedFlowFile } | { ok: false; problems: FileProblem[] };

/**
 * Reads a `*.flows.yaml` text. Every mistake is a problem with line and column (1-based) in the file: bad YAML,
 * unknown keys, wrong types, a missing spec, two flows of one name. Never throws.
 */
export function parseFlowFile(text: string, { filename = 'flow file' }: { filename?: string } = {}): FlowFileRead {
  const place = positions(text, yamlLineEnd);
  const bad = (message: string, offset = 0): FlowFileRead => ({ ok: false, problems: [{ message, ...place(offset) }] });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file
  const binary = /[\u0000-\u0008\u000e-\u001f\ufffd]/.exec(text);
  if (binary) return bad(`${filename} is not text: it holds a character that YAML does not allow`, binary.index);
  if (text.trim() === '') return bad(`${filename} is empty; it needs a list of flows`);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: true, uniqueKeys: true });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) => ({
      message: brokenLine(text, pos[0]) ?? firstLine(message),
      ...place(pos[0]),
    }));
    return {
      ok: false,
      problems: [...Map.groupBy(problems, ({ message, line }) => `${line} ${message}`).values()].map(
        ([first]) => first!,
      ),
    };
  }
  return readDocument(document, { text, filename, place });
}

const firstLine = (message: string) => (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');

interface FileContext {
  text: string;
  filename: string;
  place: (offset: number) => Position;
}

function readDocument(document: Document.Parsed, context: FileContext): FlowFileRead {
  const { place, filename } = context;
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    return {
      ok: false,
      problems: [{ message: error instanceof Error ? firstLine(error.message) : 'cannot be read', ...place(0) }],
    };
  }
  if (!isMap(document.contents)) {
    return {
      ok: false,
      problems: [
        {
          message: `${filename} must hold the key “flows” with a list of flows`,
          ...place(rangeOf(document.contents)[0]),
        },
      ],
    };
  }
  const checked = FlowFile.safeParse(value);
  const problems = checked.success
    ? [...duplicates(document, context, checked.data), ...shortened(document, context, checked.data)]
    : checked.error.issues.flatMap((issue) => describeIssue(document, context, issue));
  if (problems.length > 0 || !checked.success)
    return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
  return {
    ok: true,
    file: {
      baseUrl: checked.data.baseUrl,
      flows: checked.data.flows.map((flow, i) => withPlaces(document, context, flow, i)),
    },
  };
}

function rangeOf(node: unknown): [number, number] {
  const range = isNode(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : [0, 0];
}

/** What stands at a path, an alias as what it is of. */
function nodeAt(document: Document.Parsed, path: readonly PropertyKey[]): unknown {
  const named = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  return path.reduce<unknown>(
    (node, key) => (isCollection(node) ? named(node.get(key, true)) : undefined),
    named(document.contents),
  );
}

/** Where a key stands, or the nearest thing around it that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], key?: string): number {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt(document, path.slice(0, length));
    if (key !== undefined && length === path.length && isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
      if (pair) return rangeOf(pair.key)[0];
    }
    if (isNode(node)) return rangeOf(node)[0];
  }
  return 0;
}

const known: Record<string, string[]> = {
  file: ['baseUrl', 'flows'],
  flow: [
    ...['name', 'url', 'spec', 'variables', 'secrets', 'timeout', 'tags', 'paths', 'needs'],
    ...['viewport', 'locale', 'timezone', 'colorScheme', 'userAgentSuffix', 'headers', 'basicAuth', 'allowedOrigins'],
  ],
  viewport: ['width', 'height'],
  basicAuth: ['username', 'password'],
};

function describeIssue(
  document: Document.Parsed,
  { place, filename }: FileContext,
  issue: z.core.$ZodIssue,
): FileProblem[] {
  const path = issue.path;
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  if (issue.code === 'unrecognized_keys') {
    const allowed =
      known[
        path.length === 0 ? 'file' : path.length > 2 && String(path.at(-1)) in known ? String(path.at(-1)) : 'flow'
      ]!;
    return issue.keys.map((key) => ({
      message: `unknown key “${key}”${name ? ` in ${name}` : ''}; known keys are ${allowed.join(', ')}`,
      ...place(offsetOf(document, path, key)),
    }));
  }
  const isMissing = nodeAt(document, path) === undefined;
  const key = String(path.at(-1) ?? '');
  if (isMissing && path.length > 0) {
    const owner = path.slice(0, -1);
    return [
      {
        message: `${owner.length > 0 ? describePath(document, owner) : filename} has no “${key}”`,
        ...place(offsetOf(document, owner)),
      },
    ];
  }
  const node = nodeAt(document, path);
  const message =
    isScalar(node) && node.value === null ? `${name} has no value` : `${name || filename}: ${issue.message}`;
  return [{ message, ...place(offsetOf(document, path)) }];
}

function describePath(document: Document.Parsed, path: readonly PropertyKey[]): string {
  const flow =
    path[0] === 'flows' && typeof path[1] === 'number' ? document.getIn(['flows', path[1], 'name']) : undefined;
  return typeof flow === 'string' ? `the flow “${flow}”` : `flows[${Number(path[1]) + 1}]`;
}

function duplicates(document: Document.Parsed, { place }: FileContext, file: FlowFile): FileProblem[] {
  const seen = new Map<string, number>();
  return file.flows.flatMap(({ name }, i) => {
    const before = seen.get(name);
    if (before === undefined) {
      seen.set(name, i);
      return [];
    }
    return [
      {
        message: `two flows are named “${name}”; results are told apart by name`,
        ...place(offsetOf(document, ['flows', i, 'name'])),
      },
    ];
  });
}

/** Specs on one line that a comment cuts short. */
function shortened(document: Document.Parsed, { text, place }: FileContext, file: FlowFile): FileProblem[] {
  return file.flows.flatMap((_, i) => {
    const spec = nodeAt(document, ['flows', i, 'spec']);
    const at = isScalar(spec) && spec.type === 'PLAIN' ? commentAfter(text, rangeOf(spec)[1]) : -1;
    return at < 0 ? [] : [{ message: lostToComment, ...place(at) }];
  });
}

/** Where the text of a spec's scalar stands: below the head of a block, between the quotes of a quoted one. */
function sourceOf(node: unknown, text: string): ScalarSource {
  const [start, end] = rangeOf(node);
  const type = isScalar(node) ? node.type : undefined;
  if (type === 'QUOTE_DOUBLE') return { start: start + 1, end, quote: 'double' };
  if (type === 'QUOTE_SINGLE') return { start: start + 1, end, quote: 'single' };
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return { start, end };
  const headEnd = text.indexOf('\n', start);
  return { start: headEnd < 0 ? end : headEnd + 1, end };
}

function withPlaces(document: Document.Parsed, { text, place }: FileContext, flow: FlowEntry, i: number): ParsedFlow {
  const locate = locator(text, flow.spec, sourceOf(nodeAt(document, ['flows', i, 'spec']), text));
  const flows = nodeAt(document, ['flows']);
  const node = isSeq(flows) ? flows.items[i] : undefined;
  return { ...flow, position: place(rangeOf(node)[0]), specPosition: locate({ line: 1, column: 1 }), locate };
}
