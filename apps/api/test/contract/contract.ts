import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Api } from '../../src/app.ts';

type Injected = Awaited<ReturnType<Api['inject']>>;

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

export interface Contract {
  /** Throws unless the answer is one that the OpenAPI document says. The operation, or null where it describes none. */
  judge(asked: { method: string; url: string }, answer: Injected): string | null;
  /** Every operation, as `GET /v1/flows`. */
  operations: string[];
}

/** What the server promises in /openapi.json, to hold its answers to. */
export async function contractOf(inject: (url: string) => Promise<Injected>): Promise<Contract> {
  const document = (await inject('/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'api', ...document });
  const validators = new Map<string, ValidateFunction>();
  const known = Object.entries(document.paths).map(([path, verbs]) => ({ path, verbs, pattern: patternOf(path) }));
  // A fixed name wins over a parameter, as it does in the server.
  known.sort((a, b) => a.path.split('{').length - b.path.split('{').length);

  const validate = (pointer: string, value: unknown): string => {
    const validator = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, validator);
    return validator(value) ? '' : ajv.errorsText(validator.errors);
  };

  return {
    operations: known.flatMap(({ path, verbs }) => Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`)),
    judge({ method, url }, answer) {
      const [path = ''] = url.split('?');
      const found = known.find((each) => each.pattern.test(path) && method.toLowerCase() in each.verbs);
      if (found === undefined) return null;
      const verb = method.toLowerCase();
      const name = `${method} ${found.path}`;
      const status = String(answer.statusCode);
      const { responses } = found.verbs[verb]!;
      const key = status in responses ? status : 'default';
      const said = responses[key] ?? assert.fail(`${name} answers ${status}, which is not documented: ${answer.body}`);
      assert.ok(key === status || answer.statusCode >= 400, `${name} answers ${status}, which is not documented`);
      if (answer.body === '') return name;
      const [type = ''] = String(answer.headers['content-type']).split(';');
      const documented = said.content?.[type] === undefined ? '*/*' : type;
      const content = said.content?.[documented];
      if (content === undefined && said.content === undefined) return name;
      assert.ok(content, `${name} answers ${status} as ${type}, which is not documented`);
      if (content.schema === undefined || !type.endsWith('json')) return name;
      const parts = ['paths', found.path, verb, 'responses', key, 'content', documented, 'schema'];
      const problem = validate(parts.map((part) => `/${pointerPart(part)}`).join(''), JSON.parse(textOf(answer)));
      assert.equal(problem, '', `${name} ${status}: ${problem}`);
      return name;
    },
  };
}

/** The body as it was before it was compressed. */
function textOf({ headers, rawPayload, body }: Injected): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return unpack === undefined ? body : unpack(rawPayload).toString();
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function pointerPart(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
