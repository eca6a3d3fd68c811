import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import type { Call } from '#schemas/api/define.ts';

/** A body that somebody might send to a call to hold the server up. */
export interface HostileBody {
  readonly kind: string;
  readonly call: Call;
  /** At most 1 MB. */
  readonly text: string;
  readonly type: string;
}

interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

const mb = 1024 * 1024;

const shapeOf = (schema: JSONSchema | undefined): Shape => (typeof schema === 'object' ? (schema as Shape) : {});

const fieldsOf = ({ body }: Call): readonly string[] => {
  const { properties = {}, anyOf = [], oneOf = [] } = shapeOf(body);
  const names = [properties, ...[...anyOf, ...oneOf].map((one) => one.properties ?? {})].flatMap(Object.keys);
  return names.length > 0 ? [...new Set(names)] : ['name'];
};

/** One value in each field of a call. */
const inEach = (call: Call, value: unknown): string =>
  JSON.stringify(Object.fromEntries(fieldsOf(call).map((field) => [field, value])));

const repeated = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));

/** A text of this many bytes in one field, the others left out. */
const inOne = (call: Call, at: number, text: string): string => {
  const fields = fieldsOf(call);
  return JSON.stringify({ [fields[at % fields.length] ?? 'name']: text });
};

/** What no schema is asked for: each grows faster than its length somewhere, if nothing stops it. */
const crafted: Readonly<Record<string, (call: Call, at: number) => string>> = {
  marks: (call, at) => inOne(call, at, `a${repeated('\u0301\u0316', mb - 200)}`),
  'thirty marks': (call, at) => inOne(call, at, repeated(`a${'\u0301\u0316'.repeat(15)}`, mb / 2)),
  depth: () => repeated('[', mb / 2) + repeated(']', mb / 2),
  'deep objects': () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  breadth: () => JSON.stringify(Object.fromEntries(Array.from({ length: 70_000 }, (_, i) => [`f${i}`, 1]))),
  'unknown fields': () => JSON.stringify(Object.fromEntries(Array.from({ length: 990 }, (_, i) => [`nam${i}`, {}]))),
  'long names': () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 990 }, (_, i) => [`${i}${'x'.repeat(190)}`, '']))),
  'long lists': (call) =>
    inEach(
      call,
      Array.from({ length: Math.floor(19_000 / fieldsOf(call).length) }, (_, i) => i),
    ),
  'a list without end': (call, at) => inOne(call, at, '').replace('""', `[${repeated('1,', mb - 500)}1]`),
  numbers: (call, at) => inOne(call, at, '').replace('""', repeated('9', mb - 500)),
  exponents: (call) => inEach(call, 0).replaceAll(':0', ':1e999'),
  'long texts': (call, at) => inOne(call, at, repeated('word ', mb - 200)),
  'open tags': (call, at) => inOne(call, at, repeated('<b>', mb - 200)),
  'tables in tables': (call, at) => inOne(call, at, repeated('<table><tr><td>', 190_000)),
  paragraphs: (call, at) => inOne(call, at, repeated('<p>a', 195_000)),
  brackets: (call, at) => inOne(call, at, repeated('<', 195_000)),
  spaces: (call, at) => inOne(call, at, `a${repeated(' ', 300_000)}b`),
  digits: (call, at) => inOne(call, at, repeated('9', 300_000)),
  addresses: (call, at) => inOne(call, at, `${repeated('a.', 300_000)}@${repeated('b.', 300_000)}`),
  'half a pair': (call, at) => inOne(call, at, repeated('\ud83d', 300_000)),
  prototypes: () => '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  'no JSON': () => repeated('{"a":', mb - 10),
};

const garbage = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.json({ maxDepth: 5 }),
  fc.array(fc.integer(), { maxLength: 300 }),
  fc.dictionary(fc.string({ maxLength: 30 }), fc.string(), { maxKeys: 50 }),
);

/** Values that fit a schema more or less: the right type at its limits and beyond them, or anything at all. */
const shaped = (schema: Shape): fc.Arbitrary<unknown> => fc.oneof({ weight: 7, arbitrary: sound(schema) }, garbage);

const sound = (schema: Shape): fc.Arbitrary<unknown> => {
  const { type, maxLength = 5000, properties = {}, items = {}, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(sound));
  switch ([type].flat()[0]) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shaped(one)])), {
        requiredKeys: [],
      });
    case 'array':
      return fc.array(shaped(items), { maxLength: 200 });
    case 'string':
      return fc
        .tuple(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-composite' }), fc.nat(maxLength + 1))
        .map(([text, length]) => text.repeat(Math.ceil(length / text.length)).slice(0, length));
    case 'integer':
      return fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, 1e300));
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    default:
      return garbage;
  }
};

/** The fields of a JSON text; none where it holds no object. */
const fieldsIn = (text: string): [string, string][] => {
  const value: unknown = JSON.parse(text);
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  // One of them may have a `toString` of its own.
  return fields.map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]);
};

const asForm = (text: string): string => String(new URLSearchParams(fieldsIn(text))).slice(0, mb);

const boundary = 'hostile';

const part = (disposition: string, text: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;

/** The fields as a multipart body, with a file whose name is hostile too. */
const asMultipart = ({ files = {} }: Call, text: string): string => {
  const isJson = !/^[[{]{2}|^\{"a":/.test(text);
  const fields = (isJson ? fieldsIn(text) : [['a', text] as const]).map(([name, one]) => part(`name="${name}"`, one));
  const name = `${repeated('a\u0301\u0316', 30_000)}.jpg`;
  const sent = Object.keys(files).map((field) =>
    part(`name="${field}"; filename="${name}"`, '\u00ff\u00d8 no picture'),
  );
  return `${[...fields, ...sent].join('').slice(0, mb)}--${boundary}--\r\n`;
};

/** So many bodies, to the calls by turns, of every kind. The same for the same seed. */
export const hostileBodies = (calls: readonly Call[], count: number, seed: number): readonly HostileBody[] => {
  const kinds = Object.entries(crafted);
  return Array.from({ length: count }, (_, at): HostileBody => {
    const call = calls[at % calls.length];
    if (!call) throw new Error('There are no calls to send bodies to.');
    const round = Math.floor(at / calls.length);
    const [kind, make] = kinds[(at >> 1) % kinds.length] ?? [];
    // As many of the schema's own shape as of all other kinds together.
    const [drawn] = fc.sample(shaped(shapeOf(call.body)), { seed: seed + at, numRuns: 1 });
    const isShaped = (at + round) % 2 === 0 || !make;
    const text = isShaped ? (JSON.stringify(drawn) ?? 'null') : make(call, at);
    const told = { kind: isShaped ? 'of its shape' : String(kind), call };
    if (call.takes === 'form' && isShaped && round % 2 === 1)
      return { ...told, text: asForm(text), type: 'application/x-www-form-urlencoded' };
    if (call.takes?.endsWith('ultipart') && round % 2 === 0)
      return { ...told, text: asMultipart(call, text), type: `multipart/form-data; boundary=${boundary}` };
    return { ...told, text: text.slice(0, mb), type: 'application/json' };
  });
};
