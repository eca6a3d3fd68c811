import type { JSONSchema } from 'json-schema-to-ts';
import { accessMatrix, type Grant } from '#schemas/access/matrix.ts';
import type { Call, CallAccess } from '#schemas/api/define.ts';
import { problemSchema, problemStatuses } from '#schemas/api/problem.ts';
import { clientKeyPattern } from '#schemas/client-key.ts';
import { apiErrors } from '#schemas/errors/api.ts';

type Json = Readonly<Record<string, unknown>>;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JSONSchema>>;
  readonly required?: readonly string[];
}

const bodyTypes = {
  json: ['application/json'],
  form: ['application/json', 'application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
  jsonOrMultipart: ['application/json', 'multipart/form-data'],
} as const;

/** `:id` as OpenAPI writes it: `{id}`. */
const openPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** The OpenAPI 3.1 document of calls, made of nothing but their contracts. */
export const openApiDocument = (
  calls: readonly Call[],
  { version, server }: { version: string; server: string },
): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = openPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Schoolyard',
      version,
      description:
        'Every call of a school: what the website shows, and what the office does. The school is that of the host; a request that names another one is refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Set by signing in' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token of the school' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'A token of `schoolyard token create`' },
      },
    },
  };
};

const operation = (call: Call): Json => ({
  operationId: call.id,
  tags: [call.group],
  summary: call.summary,
  description: whoMay(call.access),
  ...(call.access.kind === 'public' ? { security: [{}, { session: [] }] } : {}),
  ...(call.access.kind === 'signedIn' ? { security: [{ session: [] }] } : {}),
  ...(call.access.kind === 'operatorToken' ? { security: [{ operatorToken: [] }] } : {}),
  ...(call.access.kind === 'area' || call.access.kind === 'contentType'
    ? { security: [{ session: [] }, { token: [] }] }
    : {}),
  parameters: [
    ...parameters(call.params, 'path'),
    ...parameters(call.query, 'query'),
    ...(call.versioned ? [ifMatch] : []),
    ...(call.keyed ? [idempotencyKey] : []),
  ],
  ...(call.body ? { requestBody: { required: true, content: requestContent(call) } } : {}),
  responses: { ...answers(call), ...problems(call) },
});

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that is changed, as the ETag of the last answer has it: a number in quotes, or * for any',
  schema: { type: 'string' },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name of your own for the request, such as a UUID: the same one sent again is done once',
  schema: { type: 'string', pattern: clientKeyPattern },
};

const parameters = (schema: JSONSchema | undefined, place: 'path' | 'query'): Json[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
};

const requestContent = (call: Call): Json => {
  const takes = call.takes ?? 'json';
  const schemaOf = (type: string) => (type === 'multipart/form-data' ? withFiles(call) : call.body);
  return Object.fromEntries(bodyTypes[takes].map((type) => [type, { schema: schemaOf(type) }]));
};

/** A multipart body's schema with its files: binary, so that nothing is said of their text. */
const withFiles = ({ body, files = {} }: Call): Json => {
  const schema = body as ObjectSchema & Json;
  const parts = Object.entries(files).map(([name, { maxCount }]) => [
    name,
    maxCount > 1 ? { type: 'array', items: {}, maxItems: maxCount } : {},
  ]);
  return { ...schema, properties: { ...Object.fromEntries(parts), ...schema.properties } };
};

const answers = (call: Call): Json =>
  Object.fromEntries(
    Object.entries(call.answers).map(([status, { description, schema, type = 'application/json' }]) => [
      status,
      {
        description,
        ...headersOf(call, schema),
        ...(schema || type !== 'application/json' ? { content: { [type]: schema ? { schema } : {} } } : {}),
      },
    ]),
  );

const text = { schema: { type: 'string' } };
const number = { schema: { type: 'integer' } };

/** What an answer says besides its body: how many rows a list has, which version an item. */
const headersOf = ({ method, validated, versioned, query }: Call, schema: JSONSchema | undefined): Json => {
  const { page } = ((query ?? {}) as ObjectSchema).properties ?? {};
  const isList = method === 'GET' && page !== undefined && (schema as { type?: unknown } | undefined)?.type === 'array';
  const headers = {
    ...(isList ? { 'X-Total-Count': { description: 'The number of all rows', ...number } } : {}),
    ...(validated || versioned ? { ETag: text } : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
};

/** The failures that a call may meet, by status. */
const problems = (call: Call): Json => {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    ...(call.validated ? { 304: { description: 'It is as If-None-Match says' } } : {}),
    ...Object.fromEntries(
      problemStatuses(call).map((status) => [String(status), { description: describe(status), content }]),
    ),
  };
};

const describe = (status: number): string =>
  Object.values(apiErrors)
    .filter((entry) => entry.status === status)
    .map(({ text }) => text)
    .join(' · ') || 'Something went wrong. Nothing was saved. Reference {id}.';

const scopeWords = { all: '', classes: ' of their own classes', own: ' of their own' } as const;

/** Who may make a call, in words. */
export const whoMay = (access: CallAccess): string => {
  if (access.kind === 'public') return 'Anyone.';
  if (access.kind === 'signedIn') return 'Anyone who is signed in.';
  if (access.kind === 'operatorToken') return 'Operators, with a token of `schoolyard token create`.';
  if (access.kind === 'contentType')
    return `Who may ${access.level} in the area of the type; of most, that is /website.`;
  const row: Readonly<Record<string, Grant>> = accessMatrix[access.area];
  const holders = Object.entries(row).flatMap(([holder, { level, scope }]) =>
    (access.level === 'read' || level === 'write') && access.scopes.includes(scope)
      ? [`${holderNames.get(holder) ?? holder}${scopeWords[scope]}`]
      : [],
  );
  return `${holders.join(', ')}. API tokens with ${access.area}:${access.level}.`;
};

const holderNames: ReadonlyMap<string, string> = new Map([
  ['frontOffice', 'front office'],
  ['classTeacher', 'class teachers'],
  ['contentEditor', 'content editors'],
  ['hr', 'HR'],
  ['medical', 'who may read notes of health'],
  ['Student', 'students'],
  ['Parent', 'parents'],
  ['Operator', 'platform operators'],
]);
