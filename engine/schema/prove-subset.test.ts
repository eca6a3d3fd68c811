import type { JSONSchema } from 'json-schema-to-ts';
import { describe, expect, it } from 'vitest';
import { namedFormats } from '../formats.ts';
import { proveSubset, type SubsetOptions, type SubsetResult } from './prove-subset.ts';
import { say } from './words.ts';

type Row = readonly [name: string, source: unknown, target: unknown, options?: Partial<SubsetOptions>];
type Refused = readonly [
  name: string,
  source: unknown,
  target: unknown,
  path: readonly (string | number)[],
  counterexample: unknown,
  options?: Partial<SubsetOptions>,
];

const prove = (source: unknown, target: unknown, options: Partial<SubsetOptions> = {}): SubsetResult =>
  proveSubset(source as JSONSchema, target as JSONSchema, { projected: false, formats: namedFormats, ...options });

const text = { type: 'string' };
const whole = { type: 'integer' };
const nullable = (form: object) => ({ anyOf: [form, { type: 'null' }] });
const object = (properties: object, required: readonly string[] = [], more: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const closed = { additionalProperties: false };
const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });
const cut = { projected: true };
const node = (child: object) => ({ type: 'object', properties: { next: child }, ...closed });
const tree = { definitions: { node: node({ $ref: '#/definitions/node' }) }, $ref: '#/definitions/node' };

const accepted: readonly Row[] = [
  ['anything takes a text', text, {}],
  ['true takes anything', {}, true],
  ['nothing fits everything', false, text],
  ['annotations restrict nothing', { ...text, title: 'A' }, { ...text, description: 'B', default: 'c' }],
  ['a text is one of several types', text, { type: ['string', 'null'] }],
  ['each type of several fits', { type: ['string', 'null'] }, { type: ['null', 'string', 'boolean'] }],
  ['a whole number is a number', whole, { type: 'number' }],
  ['a longer minimum', { ...text, minLength: 3 }, { ...text, minLength: 2 }],
  ['a shorter maximum', { ...text, maxLength: 3 }, { ...text, maxLength: 3 }],
  ['the same format', { ...text, format: 'date' }, { ...text, format: 'date' }],
  ['an unknown format on both sides', { ...text, format: 'x' }, { ...text, format: 'x' }],
  ['an enum whose texts have the format', { enum: ['a-b', 'c'] }, { ...text, format: 'slug' }],
  ['an enum in a larger one', { enum: ['a', 1] }, { enum: [1, 'b', 'a'] }],
  ['an enum whose other values its type leaves out', { type: 'string', enum: ['a', 1] }, text],
  ['a constant in an enum', { const: 'a' }, { enum: ['a', 'b'] }],
  ['a constant object', { const: { a: [1] } }, object({ a: list(whole) }, ['a'])],
  ['true and false are all', { type: 'boolean' }, { enum: [true, false] }],
  ['a few whole numbers', { ...whole, minimum: 1, maximum: 3 }, { enum: [0, 1, 2, 3] }],
  ['a narrower range', { type: 'number', minimum: 1, maximum: 2 }, { type: 'number', minimum: 0, maximum: 2 }],
  ['an open end at a closed one', { type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 0 }],
  ['whole numbers above 0 are at least 1', { ...whole, exclusiveMinimum: 0 }, { type: 'number', minimum: 1 }],
  ['a bound of another type', text, { minimum: 3, maxItems: 1 }],
  ['a list in a list', list(whole, { minItems: 2 }), list({ type: 'number' }, { minItems: 1 })],
  ['a list that is always empty', list(text, { maxItems: 0 }), list(whole)],
  ['an optional property', object({ a: text }, [], closed), object({ a: text })],
  ['a required property', object({ a: text }, ['a']), object({ a: text }, ['a'])],
  ['a property that cannot be there', object({ a: text, b: false }, [], closed), object({ a: text }, [], closed)],
  [
    'other properties of the schema',
    object({}, [], { additionalProperties: whole }),
    object({ a: { type: 'number' } }),
  ],
  ['a nullable text', nullable(text), nullable(text)],
  ['a text in a nullable one', text, nullable(text)],
  ['a nullable text whose null does not arrive', nullable(text), text, { present: true }],
  ['nullable as a keyword', { ...text, nullable: true }, { type: ['null', 'string'] }],
  [
    'each form of a union in a form',
    { anyOf: [text, whole] },
    { anyOf: [{ type: 'number' }, { ...text, minLength: 0 }] },
  ],
  ['exactly one form, told by its type', text, { oneOf: [text, { type: 'null' }] }],
  ['all of several', { ...whole, minimum: 2 }, { allOf: [{ type: 'number' }, { minimum: 1 }] }],
  ['a definition', { $ref: '#/definitions/a', definitions: { a: { ...text, minLength: 2 } } }, text],
  ['a definition of the target', text, { $ref: '#/$defs/a', $defs: { a: text } }],
  ['the same pattern', { ...text, pattern: '^a' }, { ...text, pattern: '^a' }],
  ['keywords of the source that only restrict', { ...text, pattern: '^a', not: { const: 'b' } }, text],
  ['the same recursive schema', tree, tree],
  ['a recursive schema in a finite one', tree, node(node({}))],
  ['cut: further properties', object({ a: text, b: text }, ['a']), object({ a: text }, ['a'], closed), cut],
  ['cut: a null property is dropped', object({ a: nullable(text) }), object({ a: text }), cut],
  [
    'cut: in lists and nullable forms',
    list(object({ a: nullable(text), b: {} })),
    nullable(list(object({ a: text }, [], closed))),
    cut,
  ],
  [
    'cut: a pattern of a property',
    object({ a: { ...text, pattern: 'b' } }),
    object({ a: { ...text, pattern: 'b' } }),
    cut,
  ],
];

const unproven = undefined;
const rejected: readonly Refused[] = [
  ['nothing takes a text', text, false, [], 'a'],
  ['another type', text, whole, [], 'a'],
  ['one type of several', { type: ['string', 'null'] }, text, [], null],
  ['anything in a text', {}, text, [], null],
  ['a number that may be broken', { type: 'number' }, whole, [], 0.5],
  ['a shorter minimum', { ...text, minLength: 1 }, { ...text, minLength: 2 }, [], 'a'],
  ['a longer maximum', { ...text, maxLength: 4 }, { ...text, maxLength: 3 }, [], 'aaaa'],
  ['no format', text, { ...text, format: 'date' }, [], 'a'],
  ['another format', { ...text, format: 'id' }, { ...text, format: 'date' }, [], 'a'],
  ['an unknown format', text, { ...text, format: 'x' }, [], unproven],
  ['an enum with a text of another form', { enum: ['a', 'A b'] }, { ...text, format: 'slug' }, [], 'A b'],
  ['an enum with another value', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }, [], 'c'],
  ['a text in an enum', text, { enum: ['a', 'b'] }, [], '2026-01-31'],
  ['a text in a constant', text, { const: 'a' }, [], '2026-01-31'],
  ['true where false is wanted', { type: 'boolean' }, { const: false }, [], true],
  ['a lower minimum', { ...whole, minimum: 0 }, { ...whole, minimum: 1 }, [], 0],
  ['no minimum', whole, { ...whole, minimum: 1 }, [], 0],
  ['a higher maximum', { type: 'number', maximum: 2 }, { type: 'number', maximum: 1 }, [], 1.5],
  ['a closed end at an open one', { type: 'number', minimum: 0 }, { type: 'number', exclusiveMinimum: 0 }, [], 0],
  ['a gap smaller than a step', { type: 'number', minimum: 0.9 }, { type: 'number', minimum: 1 }, [], 0.95],
  ['items of another type', list(text), list(whole), [0], ['a']],
  ['items that may be null', list(nullable(text)), list(text), [0], [null]],
  ['fewer items', list(text), list(text, { minItems: 2 }), [], []],
  ['more items', list(text, { maxItems: 5 }), list(text, { maxItems: 2 }), [], ['a', 'a', 'a']],
  ['an optional property', object({ a: text }), object({ a: text }, ['a']), ['a'], {}],
  [
    'a property deep inside',
    list(object({ a: object({ b: text }, ['b']) }, ['a'])),
    list(object({ a: object({ b: whole }) })),
    [0, 'a', 'b'],
    [{ a: { b: 'a' } }],
  ],
  [
    'a property beside the named',
    object({ a: text, b: text }, ['a'], closed),
    object({ a: text }, [], closed),
    ['b'],
    { a: 'a', b: 'a' },
  ],
  ['properties that are not named', object({ a: text }), object({ a: text }, [], closed), [], { other: 'a' }],
  [
    'properties that are not named, of another type',
    object({}),
    object({}, [], { additionalProperties: whole }),
    ['other'],
    { other: null },
  ],
  ['a property that the source leaves open', object({}), object({ a: text }), ['a'], { a: null }],
  ['a nullable text', nullable(text), text, [], null],
  ['nullable as a keyword', { ...text, nullable: true }, text, [], null],
  ['a form that fits no form', { anyOf: [text, whole] }, { anyOf: [text, { type: 'null' }] }, [], 1],
  ['two forms that both may fit', text, { oneOf: [text, { ...text, minLength: 2 }] }, [], '2026-01-31'],
  ['one of all', { ...whole, minimum: 0 }, { allOf: [{ type: 'number' }, { minimum: 1 }] }, [], 0],
  ['a definition', { $ref: '#/definitions/a', definitions: { a: text } }, whole, [], 'a'],
  ['a ref that leads elsewhere', text, { $ref: 'https://a.example/b' }, [], unproven],
  ['another pattern', { ...text, pattern: '^a' }, { ...text, pattern: '^b' }, [], unproven],
  ['unique items', list(text), list(text, { uniqueItems: true }), [], unproven],
  [
    'two recursive schemas',
    tree,
    { ...tree, title: 'B', definitions: { node: { ...node({ $ref: '#/definitions/node' }), maxProperties: 3 } } },
    [],
    unproven,
  ],
  [
    'cut: a required property that may be null',
    object({ a: nullable(text) }, ['a']),
    object({ a: text }, ['a']),
    ['a'],
    { a: null },
    cut,
  ],
  [
    'cut: a required property that is null in both',
    object({ a: { type: 'null' } }, ['a']),
    object({ a: { type: 'null' } }, ['a']),
    ['a'],
    { a: null },
    cut,
  ],
  [
    'cut: a constant that loses a property',
    { const: { a: 1, b: 2 } },
    { enum: [{ a: 1, b: 2 }], properties: { a: {} } },
    [],
    { a: 1, b: 2 },
    cut,
  ],
  [
    'cut: a count of what is cut off',
    object({ a: text }, [], { minProperties: 1 }),
    object({ a: text }, [], { minProperties: 1 }),
    [],
    unproven,
    cut,
  ],
  [
    'cut: by the first form only',
    object({ b: text }, ['b']),
    { anyOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] },
    ['a'],
    { b: 'a' },
    cut,
  ],
];

describe('proveSubset', () => {
  for (const [name, source, target, options] of accepted) {
    it(`accepts ${name}`, () => expect(prove(source, target, options)).toEqual({ ok: true }));
  }

  for (const [name, source, target, path, counterexample, options] of rejected) {
    it(`rejects ${name}`, () => {
      const result = prove(source, target, options);
      expect(result).toMatchObject({ ok: false, path });
      expect(result).toHaveProperty('counterexample', counterexample);
    });
  }

  it('says why', () => {
    const why = (source: unknown, target: unknown): unknown => (prove(source, target) as { why?: string }).why;
    expect(why(nullable(text), text)).toBe('it may be null');
    expect(why(object({ a: text }), object({ a: text }, ['a']))).toBe('it may be absent');
    expect(why(text, { ...text, maxLength: 12 })).toBe('it may be longer than 12 characters');
    expect(why(text, { ...text, pattern: 'a' })).toBe('it cannot be proven: "pattern" is not known to hold');
    expect(why(tree, rejected.find(([name]) => name === 'two recursive schemas')?.[2])).toContain('cannot be proven');
  });

  it('gives up on a proof that would not end', () => {
    const wide = (name: string) => ({
      definitions: {
        a: object({ x: { $ref: '#/definitions/a' }, y: { $ref: '#/definitions/a' } }, [], { title: name }),
      },
      $ref: '#/definitions/a',
    });
    expect(prove(wide('one'), wide('two'))).toMatchObject({ ok: false, counterexample: undefined });
  });
});

describe('say', () => {
  it.each([
    [true, 'anything'],
    [false, 'nothing'],
    [{ ...text, format: 'date' }, 'a text of the format "date"'],
    [{ ...text, minLength: 1, maxLength: 12 }, 'a text of at least 1 character and at most 12 characters'],
    [{ ...whole, minimum: 1 }, 'a whole number of at least 1'],
    [{ type: 'number', exclusiveMaximum: 2 }, 'a number below 2'],
    [nullable(text), 'a text or null'],
    [{ enum: ['a', 1] }, '"a" or 1'],
    [list(object({ a: text, b: text })), 'a list of items that are each an object with a, b'],
    [list({}, { minItems: 1 }), 'a list of at least 1 item'],
    [{ not: {} }, 'a value of a certain form'],
  ])('%j is %s', (schema, words) => {
    expect(say(schema as JSONSchema)).toBe(words);
  });
});
