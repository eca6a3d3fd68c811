import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '#schemas/described.ts';
import { defineSource, type SourceContract } from '#schemas/sources/define.ts';
import { type ConditionOp, conditionOps, type Leaf } from '#schemas/theme/conditions.ts';
import type { Clauses } from '../conditions/clauses.ts';
import type { Resolve } from '../conditions/decide-condition.ts';
import { readPath } from '../data/read-path.ts';
import type { RefScope } from '../refs/resolve-ref.ts';

/** A ref of the test's template, with the operands worth comparing it with. */
interface TestRef {
  readonly ref: string;
  readonly operands: readonly (string | number | boolean)[];
}

export const sourceOf = (name: string, result: JSONSchema): SourceContract =>
  defineSource({ name, title: name, params: noParams, result, tags: [], expires: 'never' });

const results = {
  free: { type: 'array', items: { type: 'string' } },
  few: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
  page: {
    anyOf: [
      {
        type: 'object',
        required: ['title', 'kind'],
        properties: {
          title: { type: 'string', minLength: 1 },
          kind: { enum: ['a', 'b', 3] },
          lead: { type: 'string' },
          rank: { anyOf: [{ type: 'integer', minimum: 1, maximum: 4 }, { type: 'null' }] },
          box: { type: 'object', properties: { open: { type: 'boolean' }, size: { type: 'number', minimum: 0 } } },
          more: { type: ['null', 'object'], properties: { deep: { type: 'string' } } },
          any: {},
        },
      },
      { type: 'null' },
    ],
  },
} as const;

/** Gives no more than its `pageSize`. */
const paged: SourceContract = {
  ...sourceOf('paged', { type: 'array', items: { type: 'string' } }),
  params: {
    type: 'object',
    additionalProperties: false,
    properties: { pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
  },
  atMost: 'pageSize',
};

export const testScope: RefScope = {
  template: 'home',
  data: {
    ...Object.fromEntries(Object.keys(results).map((name) => [name, { source: name, notFoundWhenEmpty: false }])),
    some: { source: 'paged', params: { pageSize: 2 }, notFoundWhenEmpty: false },
    many: { source: 'paged', notFoundWhenEmpty: false },
    asked: { source: 'paged', params: { pageSize: { ref: 'route.query.page' } }, notFoundWhenEmpty: false },
    chosen: { source: 'paged', params: { pageSize: { ref: 'settings.size' } }, notFoundWhenEmpty: false },
  },
  settings: [
    { id: 'on', type: 'boolean', default: true, label: { t: 'on' } },
    { id: 'tone', type: 'select', options: ['a', 'b', 'c'], default: 'a', label: { t: 'tone' } },
    { id: 'size', type: 'number', default: 1, label: { t: 'size' } },
    { id: 'text', type: 'string', default: '', label: { t: 'text' } },
  ],
  params: { slug: { type: 'string', format: 'slug' } },
  query: { page: { type: 'integer', minimum: 1, maximum: 3, default: 0 }, tag: { type: 'string', format: 'id' } },
  sources: new Map([
    ...Object.entries(results).map(([name, result]): [string, SourceContract] => [name, sourceOf(name, result)]),
    ['paged', paged],
  ]),
};

const texts = ['a', 'b', '', 'c'];
const numbers = [0, 1, 2, 3, 2.5, -1];

/** Refs whose every value can be listed. */
export const closedRefs: readonly TestRef[] = [
  { ref: 'settings.on', operands: [true, false] },
  { ref: 'settings.tone', operands: ['a', 'b', 'c'] },
  { ref: 'visitor.signedIn', operands: [true, false] },
];

export const allRefs: readonly TestRef[] = [
  ...closedRefs,
  { ref: 'settings.size', operands: numbers },
  { ref: 'settings.text', operands: texts },
  { ref: 'site.student_Domain', operands: ['#', 'a', ''] },
  { ref: 'site.school_Name', operands: texts },
  { ref: 'route.params.slug', operands: texts },
  { ref: 'route.query.page', operands: [0, 1, 3, 4] },
  { ref: 'route.query.tag', operands: texts },
  { ref: 'data.free', operands: numbers },
  { ref: 'data.few', operands: [0, 1, 3, 4] },
  { ref: 'data.some', operands: [0, 1, 2, 3] },
  { ref: 'data.page', operands: [1] },
  { ref: 'data.page.title', operands: texts },
  { ref: 'data.page.kind', operands: ['a', 'b', 3] },
  { ref: 'data.page.lead', operands: texts },
  { ref: 'data.page.rank', operands: [0, 1, 2, 4, 5] },
  { ref: 'data.page.box', operands: [1] },
  { ref: 'data.page.box.open', operands: [true, false] },
  { ref: 'data.page.box.size', operands: numbers },
  { ref: 'data.page.more', operands: [1] },
  { ref: 'data.page.more.deep', operands: texts },
  { ref: 'data.page.any', operands: ['a', 1, true] },
];

const leafOf = ({ ref, operands }: TestRef): fc.Arbitrary<Leaf> =>
  fc
    .record({
      op: fc.constantFrom(...conditionOps),
      value: fc.constantFrom(...operands),
      values: fc.uniqueArray(fc.constantFrom(...operands), { minLength: 1, maxLength: 3 }),
    })
    .map(({ op, value, values }): Leaf => ({ ref, op, ...operandOf(op, value, values, operands) }));

const operandOf = (
  op: ConditionOp,
  value: string | number | boolean,
  values: (string | number | boolean)[],
  operands: TestRef['operands'],
): Pick<Leaf, 'value' | 'values'> => {
  if (op === 'present' || op === 'absent') return {};
  if (op === 'in' || op === 'notIn') return { values };
  if (op === 'equals' || op === 'notEquals') return { value };
  return { value: typeof value === 'number' ? value : operands.length - 1 };
};

/** Conditions over two or three of the refs, so that their leaves meet. */
export const clausesOver = (refs: readonly TestRef[]): fc.Arbitrary<Clauses> =>
  fc.uniqueArray(fc.constantFrom(...refs), { minLength: 1, maxLength: 3 }).chain((some) => {
    const leaf = fc.oneof(...some.map(leafOf));
    return fc.array(fc.array(leaf, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
  });

const textArbitrary = fc.constantFrom('', 'a', 'b', 'c', 'zz');
const listOf = (minLength: number, maxLength: number) => fc.array(textArbitrary, { minLength, maxLength });
const numberArbitrary = fc.oneof(fc.constantFrom(...numbers), fc.double({ min: -9, max: 9, noNaN: true }));

const page = fc.record(
  {
    title: fc.constantFrom('a', 'b', 'zz'),
    kind: fc.constantFrom('a', 'b', 3),
    lead: textArbitrary,
    rank: fc.constantFrom(null, 1, 2, 3, 4),
    box: fc.record({ open: fc.boolean(), size: numberArbitrary.map(Math.abs) }, { requiredKeys: [] }),
    more: fc.option(fc.record({ deep: textArbitrary }, { requiredKeys: [] })),
    any: fc.constantFrom(null, '', 'a', 1, true, [], [1], {}, { a: 1 }),
  },
  { requiredKeys: ['title', 'kind'] },
);

/** Visits of the test's template: whole answers of its sources, read as a page reads them. */
export const visitArbitrary: fc.Arbitrary<Resolve> = fc
  .record({
    settings: fc.record({
      on: fc.boolean(),
      tone: fc.constantFrom('a', 'b', 'c'),
      size: numberArbitrary,
      text: textArbitrary,
    }),
    visitor: fc.record({ signedIn: fc.boolean() }),
    site: fc.record(
      { school_Name: fc.constantFrom('a', 'b', 'zz'), student_Domain: fc.constantFrom('', 'a', 'zz') },
      { requiredKeys: ['school_Name'] },
    ),
    route: fc.record({
      params: fc.record({ slug: fc.constantFrom('a', 'b', 'zz') }),
      query: fc.record(
        { page: fc.constantFrom(0, 1, 2, 3), tag: fc.constantFrom('a', 'b', 'zz') },
        { requiredKeys: ['page'] },
      ),
    }),
    data: fc.record({ free: listOf(0, 5), few: listOf(1, 3), some: listOf(0, 2), page: fc.option(page) }),
  })
  .map(
    (facts): Resolve =>
      (ref) => ({ known: true, value: readPath(facts, ref.split('.')) }),
  );

/** Every visit that closed refs can distinguish. */
export const closedVisits: readonly Resolve[] = [true, false].flatMap((on) =>
  ['a', 'b', 'c'].flatMap((tone) =>
    [true, false].map((signedIn): Resolve => {
      const facts = { settings: { on, tone }, visitor: { signedIn } };
      return (ref) => ({ known: true, value: readPath(facts, ref.split('.')) });
    }),
  ),
);
