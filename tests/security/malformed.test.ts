import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSchoolSlug } from '#schemas/api/school-address.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { extent } from '../support/extent.ts';
import { createRandom, type Random } from '../support/random.ts';
import { type Answer, ask } from '../support/request.ts';
import { type SampledSchema, sampleOf } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: SampledSchema;
}

interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: SampledSchema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>;
}

const requests = extent(500, 10_000);

const badTexts = [
  '',
  ' ',
  'abc',
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  '0x10',
  '99999999999999999999',
  "' or '1'='1",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '\u0000',
  '\uFFFF',
  '‮abc',
  '../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  '[object Object]',
  '{{7*7}}',
  '١٢٣',
  'x'.repeat(4000),
  '2026-02-30',
  'true',
  'null',
];

const badValues: readonly unknown[] = [
  ...badTexts,
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[]]]],
  [null],
  { $ne: null },
  { toString: 1 },
  { a: { b: { c: {} } } },
  'é'.repeat(3000),
  Array.from({ length: 2000 }, () => 1),
];

const badBodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":1',
  '{"a":01}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '['.repeat(20_000),
  '{"a":'.repeat(5_000),
  `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"a":1e309}',
  '\uFEFF{}',
  '{"a":"\u0001"}',
  '{"a":NaN}',
];

const badTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'x',
  '*/*',
];

const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

/** A body that would do, with a few of its fields replaced, left out or added. */
const malformed = (schema: SampledSchema, random: Random): Record<string, unknown> => {
  const names = Object.keys(schema.properties ?? {});
  const body = { ...(sampleOf(schema) as Record<string, unknown>) };
  for (let count = random.below(3) + 1; count > 0; count--) {
    const name = random.pick(names) ?? 'x';
    const choice = random.below(5);
    if (choice === 0) delete body[name];
    else if (choice === 1) body[`${name}_`] = random.pick(badValues);
    else body[name] = random.pick(badValues);
  }
  return body;
};

interface Sent {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const malformedRequest = (operation: Operation, random: Random): Sent => {
  const search = new URLSearchParams();
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const isBad = random.below(3) === 0;
    const value = isBad ? String(random.pick(badTexts)) : String(sampleOf(parameter.schema));
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value) || '%20');
    else if (random.below(4) > 0) search.append(parameter.name, value);
    if (parameter.in === 'query' && random.below(12) === 0) search.append(parameter.name, value);
  }
  if (random.below(6) === 0) search.append(String(random.pick(badTexts)), String(random.pick(badTexts)));
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[random.below(2)] ??
    Object.entries(operation.requestBody?.content ?? {})[0] ?? ['', undefined];
  const target = search.size > 0 ? `${path}?${search}` : path;
  if (!content)
    return random.below(8) > 0
      ? { path: target, headers: {} }
      : { path: target, headers: { 'content-type': 'application/json' }, body: random.pick(badBodies) ?? '' };
  if (random.below(8) === 0)
    return { path: target, headers: { 'content-type': random.pick(badTypes) ?? '' }, body: '{}' };
  if (type === 'application/json') {
    const body = random.below(6) === 0 ? random.pick(badBodies) : JSON.stringify(malformed(content.schema, random));
    return { path: target, headers: { 'content-type': type }, body: body ?? '' };
  }
  const fields = Object.entries(malformed(content.schema, random)).map(
    ([name, value]) => [name, asText(value)] as const,
  );
  if (type !== 'multipart/form-data')
    return {
      path: target,
      headers: { 'content-type': type },
      body: new URLSearchParams(fields.map(([n, v]) => [n, v])).toString(),
    };
  const parts = fields.map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const end = random.below(5) === 0 ? '--b\r\ncontent-disposition: form-data; name="cut' : '--b--\r\n';
  return { path: target, headers: { 'content-type': `${type}; boundary=b` }, body: parts.join('') + end };
};

let app: TestApp;
let operations: readonly Operation[];
let admin: Caller;
beforeAll(async () => {
  app = await startApp({ trustProxy: ['127.0.0.1'] });
  const { json } = await visitorOf(app, 'localhost').get('/api/docs/openapi.json');
  // A new address would take the school away from the host that all others are sent to.
  operations = operationsOf(json as OpenApi).filter(({ operationId }) => operationId !== changeSchoolSlug.id);
  admin = await signIn(app);
});
afterAll(() => app.stop());

/** What is wrong with an answer to a malformed request; nothing if it says where the fault is. */
const faultOf = ({ status, headers, text }: Answer): string | undefined => {
  if (status >= 500) return `a status of ${status}`;
  if (status < 400) return undefined;
  if (!/^application\/problem\+json/.test(String(headers['content-type']))) return 'no problem+json';
  const problem = JSON.parse(text) as { errorText?: string; requestId?: string; errors?: object };
  if (!problem.errorText || !problem.requestId) return 'no text or no id';
  return status === 422 && Object.keys(problem.errors ?? {}).length === 0 ? 'no field named' : undefined;
};

it(`${requests} malformed requests made from the OpenAPI document meet an answer that says what is wrong`, async () => {
  const random = createRandom(20261121);
  const statuses = new Map<number, number>();
  const faults = new Map<string, string>();
  for (let count = 0; count < requests; count++) {
    const operation = operations[count % operations.length] as Operation;
    const { path, headers, body } = malformedRequest(operation, random);
    const isSigned = random.below(5) > 0;
    const host = `greenfield.localhost:${app.port}`;
    const answer = await ask(app.port, path, {
      host: random.below(6) === 0 ? `localhost:${app.port}` : host,
      method: operation.method,
      headers: {
        origin: `http://${host}`,
        'x-forwarded-for': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
        ...(isSigned ? admin.headers : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = faultOf(answer);
    if (fault) {
      const cause = app.log.all.findLast(({ level }) => level >= 50)?.err;
      const shown = `${operation.method} ${path.slice(0, 300)} ${body?.slice(0, 300) ?? ''}`;
      faults.set(
        `${operation.operationId}: ${fault}`,
        `${shown} ${answer.text.slice(0, 200)} ${JSON.stringify(cause)?.slice(0, 400)}`,
      );
    }
    if (answer.status === 401 && isSigned) admin = await signIn(app);
  }
  expect([...faults]).toEqual([]);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(requests / 10);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}, 600_000);
