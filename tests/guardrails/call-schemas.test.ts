import { expect, it } from 'vitest';
import { contentTypes } from '#schemas/content/index.ts';
import { calls } from '#server/main/calls.ts';

interface Found {
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every schema inside a schema, by its place. */
const within = (value: unknown, path: string): Found[] => {
  if (typeof value !== 'object' || value === null) return [];
  const schema = value as Readonly<Record<string, unknown>>;
  return [{ path, schema }, ...Object.entries(schema).flatMap(([key, inner]) => within(inner, `${path}.${key}`))];
};

const requested = [
  ...calls.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) => within(schema, `${id}.${part}`)),
  ),
  ...contentTypes.flatMap(({ type, schema }) => within(schema, type)),
];

it('entries that must differ are of one plain type: ajv compares others each with each', () => {
  const lists = requested.filter(({ schema }) => schema.uniqueItems === true);
  const plain = ['string', 'integer', 'number', 'boolean'];
  const slow = lists.filter(({ schema }) => !plain.includes(String((schema.items as { type?: unknown })?.type)));
  expect(lists.length).toBeGreaterThan(0);
  expect(slow.map(({ path }) => path)).toEqual([]);
});

it('no call takes a field that it does not name', () => {
  const bodies = calls.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ path: `${id}.${part}`, schema }] : [],
    ),
  );
  const open = bodies.filter(({ path, schema }) => {
    const { additionalProperties } = schema as { additionalProperties?: unknown };
    // Content has the fields of its type, which its handler checks.
    return additionalProperties !== false && !/^(create|edit)Content\.body$/.test(path);
  });
  expect(open.map(({ path }) => path)).toEqual([]);
});
