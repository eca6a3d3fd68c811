import fc from 'fast-check';
import type { SchemaObject } from '../schema.ts';

const names = ['a', 'b', 'c'] as const;
const small = fc.integer({ min: 0, max: 3 });
const bound = fc.constantFrom(-2, -1, 0, 0.5, 1, 2, 3);
const scalar = fc.constantFrom<unknown>('a', 'ab', '', 0, 1, 2, 0.5, true, false, null, '2026-01-31');

/** A schema with some of the keys. */
const some = (fields: Record<string, fc.Arbitrary<unknown>>, type: unknown): fc.Arbitrary<SchemaObject> =>
  fc.record(fields, { requiredKeys: [] }).map((rest) => ({ type, ...rest }) as SchemaObject);

/** Both ends of a range, in order nearly always; then some of them are left out. */
const range = (names: readonly [string, string], ends: fc.Arbitrary<number>): fc.Arbitrary<Record<string, number>> =>
  fc.tuple(ends, ends, fc.integer({ min: 0, max: 20 })).map(([a, b, die]) => {
    const [low, high] = die === 0 ? [b, a] : [Math.min(a, b), Math.max(a, b)];
    return { ...(die % 3 === 1 ? {} : { [names[0]]: low }), ...(die % 3 === 2 ? {} : { [names[1]]: high }) };
  });

const ranged = (type: string, ranges: fc.Arbitrary<object>, rest: fc.Arbitrary<object>): fc.Arbitrary<SchemaObject> =>
  fc.tuple(ranges, rest).map(([ends, more]) => ({ type, ...more, ...ends }) as SchemaObject);

const numeric = fc.oneof(
  range(['minimum', 'maximum'], bound),
  range(['exclusiveMinimum', 'exclusiveMaximum'], bound),
  range(['exclusiveMinimum', 'maximum'], bound),
);
const nothing = fc.constant({});
/** The same now and then, else nothing. */
const rarely = (more: object): fc.Arbitrary<object> =>
  fc.integer({ min: 0, max: 14 }).map((n) => (n === 0 ? more : {}));

/** Schemas of all kinds that sources and sections use, and a few that the proof does not understand. */
const schemas: fc.Arbitrary<SchemaObject> = fc.letrec<{ schema: SchemaObject; leaf: SchemaObject }>((tie) => ({
  leaf: fc.oneof(
    { weight: 4, arbitrary: ranged('string', range(['minLength', 'maxLength'], small), nothing) },
    { weight: 1, arbitrary: some({ format: fc.constantFrom('date', 'slug', 'id') }, 'string') },
    { weight: 1, arbitrary: some({ pattern: fc.constantFrom('^a', 'b$') }, 'string') },
    { weight: 3, arbitrary: ranged('number', numeric, nothing) },
    { weight: 3, arbitrary: ranged('integer', numeric, rarely({ multipleOf: 2 })) },
    { weight: 1, arbitrary: fc.constantFrom({ type: 'boolean' }, { type: 'null' }, {}) as fc.Arbitrary<SchemaObject> },
    {
      weight: 2,
      arbitrary: fc
        .uniqueArray(scalar, { minLength: 1, maxLength: 4 })
        .map((list) => ({ enum: list })) as fc.Arbitrary<SchemaObject>,
    },
    { weight: 1, arbitrary: scalar.map((value) => ({ const: value })) as fc.Arbitrary<SchemaObject> },
    {
      weight: 1,
      arbitrary: some({ minLength: small, minimum: bound, nullable: fc.constant(true) }, [
        'string',
        'integer',
        'boolean',
      ]),
    },
    { weight: 1, arbitrary: fc.constantFrom('text', 'count').map((name) => ({ $ref: `#/definitions/${name}` })) },
  ),
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    tie('leaf'),
    fc
      .tuple(tie('schema'), range(['minItems', 'maxItems'], small), rarely({ uniqueItems: true }))
      .map(([items, ends, more]) => ({ type: 'array', items, ...ends, ...more }) as SchemaObject),
    fc
      .record(
        {
          properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { minKeys: 1, maxKeys: 3 }),
          required: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
          additionalProperties: fc.oneof(fc.constant(false), fc.constant(false), fc.boolean(), tie('schema')),
        },
        { requiredKeys: ['properties'] },
      )
      .chain((rest) =>
        rarely({ minProperties: 1 }).map((more) => ({ type: 'object', ...rest, ...more }) as SchemaObject),
      ),
    tie('schema').map((form) => ({ anyOf: [form, { type: 'null' }] }) as SchemaObject),
    fc.tuple(tie('schema'), tie('schema')).map((forms) => ({ anyOf: forms }) as SchemaObject),
    fc.tuple(tie('leaf'), tie('schema')).map((forms) => ({ oneOf: forms }) as SchemaObject),
    fc.tuple(numeric, numeric).map(
      ([a, b]) =>
        ({
          allOf: [
            { type: 'number', ...a },
            { type: 'number', ...b },
          ],
        }) as SchemaObject,
    ),
  ),
})).schema;

type Mutable = Record<string, unknown>;
const isObject = (value: unknown): value is Mutable =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One small change somewhere in a schema: most widen or narrow it a little. */
const change = (schema: unknown, pick: () => number): unknown => {
  if (!isObject(schema)) return schema;
  const copy: Mutable = structuredClone(schema);
  const inside = ['items', 'additionalProperties'].filter((key) => isObject(copy[key]));
  const parts = isObject(copy.properties) ? Object.keys(copy.properties) : [];
  const choice = pick() % 9;
  if (choice < 3 && parts.length > 0) {
    const key = parts[pick() % parts.length] ?? 'a';
    (copy.properties as Mutable)[key] = change((copy.properties as Mutable)[key], pick);
    return copy;
  }
  if (choice < 3 && inside[0] !== undefined) return { ...copy, [inside[0]]: change(copy[inside[0]], pick) };
  if (choice < 3 && Array.isArray(copy.anyOf)) {
    return { ...copy, anyOf: copy.anyOf.map((form, i) => (i === 0 ? change(form, pick) : form)) };
  }
  if (choice === 3) return { anyOf: [copy, { type: 'null' }] };
  if (choice === 4 && parts.length > 0) {
    copy.required = [...new Set([...((copy.required as string[] | undefined) ?? []), parts[pick() % parts.length]])];
    return copy;
  }
  if (choice === 5 && copy.type === 'integer') return { ...copy, type: 'number' };
  const keys = Object.keys(copy).filter((key) => key !== 'type' && key !== 'properties');
  const key = keys[pick() % Math.max(keys.length, 1)];
  if (key === undefined) return copy.type === 'object' ? { ...copy, additionalProperties: false } : copy;
  const value = copy[key];
  if (choice === 6 && typeof value === 'number') return { ...copy, [key]: value + 1 };
  if (choice === 7 && typeof value === 'number' && value >= 1) return { ...copy, [key]: value - 1 };
  if (choice === 7 && Array.isArray(value) && value.length > 1 && !value.some(isObject)) {
    return { ...copy, [key]: value.slice(1) };
  }
  delete copy[key];
  return Object.keys(copy).length === 0 ? schema : copy;
};

const definitions = { text: { type: 'string', minLength: 1 }, count: { type: 'integer', minimum: 0 } };
const rooted = (schema: unknown): SchemaObject => ({ ...(schema as SchemaObject), definitions }) as SchemaObject;

/** Two schemas: mostly one and a change of it, in either order, else two apart. */
export const schemaPairs: fc.Arbitrary<{ source: SchemaObject; target: SchemaObject }> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        schemas,
        fc.array(fc.nat(1000), { minLength: 24, maxLength: 24 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 2 }),
      )
      .map(([schema, picks, turned, times]) => {
        let at = 0;
        const pick = (): number => picks[at++ % picks.length] ?? 0;
        let other: unknown = schema;
        for (let i = 0; i < times; i++) other = change(other, pick);
        return turned
          ? { source: rooted(other), target: rooted(schema) }
          : { source: rooted(schema), target: rooted(other) };
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(schemas, schemas)
      .map(([source, target]) => ({ source: rooted(source), target: rooted(target) })),
  },
);
