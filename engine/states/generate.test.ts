import { Ajv } from 'ajv';
import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import { describe, expect, it } from 'vitest';
import { annotations } from '#schemas/annotations.ts';
import { sources } from '#schemas/sources/index.ts';
import { siteSchema } from '#schemas/theme/site.ts';
import { namedFormats } from '../formats.ts';
import { generate } from './generate.ts';
import { looks, type TextVariety } from './look.ts';

const ajv = new Ajv({ strict: true, keywords: annotations, formats: namedFormats });
const today = '2026-09-15';
const recipe = (look: TextVariety, items = 6, seed = 1) => ({ seed, look, items, today });

/** Every text that stands anywhere in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const text = fc
  .record({ minLength: fc.nat({ max: 5 }), extra: fc.nat({ max: 5 }) })
  .map(({ minLength, extra }) => ({ type: 'string', minLength, maxLength: minLength + extra }));
const number = fc
  .record({
    minimum: fc.integer({ min: -9, max: 9 }),
    extra: fc.nat({ max: 9 }),
    type: fc.constantFrom('integer', 'number'),
  })
  .map(({ type, minimum, extra }) => ({ type, minimum, maximum: minimum + extra }));
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    text,
    number,
    fc.constantFrom({ type: 'boolean' }, { enum: ['a', 2, null] }, { type: 'string', format: 'date' }, { const: 7 }),
    tie('schema').map((items) => ({ type: 'array', items, minItems: 1, maxItems: 3 })),
    tie('schema').map((form) => ({ anyOf: [form, { type: 'null' }] })),
    fc
      .dictionary(
        fc.constantFrom('name', 'heading', 'Id', 'email', 'message', 'x', 'startDate', 'endDate'),
        tie('schema'),
      )
      .map((properties) => ({
        type: 'object',
        additionalProperties: false,
        properties,
        required: Object.keys(properties).slice(0, 2),
      })),
  ),
}));

describe('generate', () => {
  const schemas = [...sources.map(({ name, result }) => ({ name, result })), { name: 'site', result: siteSchema }];

  it.each(schemas)('makes what $name accepts, in every look and length, with fifty seeds', ({ result }) => {
    const validate = ajv.compile(result);
    for (let seed = 1; seed <= 50; seed++) {
      for (const look of looks) {
        for (const items of [1, 6]) {
          const value = generate(result, recipe(look, items, seed));
          expect(validate(value) ? [] : [look, items, seed, validate.errors]).toEqual([]);
        }
      }
    }
    expect(validate(generate(result, recipe('full', 200)))).toBe(true);
  });

  it('makes what any schema of the subset accepts', () => {
    fc.assert(
      fc.property(schema, fc.constantFrom(...looks), fc.nat({ max: 9 }), fc.nat(), (any, look, items, seed) => {
        const validate = ajv.compile(any);
        const value = generate(any as JSONSchema, recipe(look, items, seed));
        expect(validate(value) ? [] : [value, validate.errors]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same for the same random seed, and something else for another', () => {
    const all = (seed: number) => sources.map(({ result }) => generate(result, recipe('full', 6, seed)));
    expect(all(1)).toEqual(all(1));
    expect(all(2)).not.toEqual(all(1));
  });

  it('keeps its values when the product is built again', () => {
    const one = {
      type: 'object',
      required: ['name', 'days'],
      properties: { name: { type: 'string' }, days: { type: 'integer' } },
    } as const;
    expect(generate(one, recipe('full', 1, 7))).toEqual({ name: 'School bus', days: 17 });
  });

  it('names the schema that it cannot make', () => {
    expect(() => generate({ pattern: '^a$' }, recipe('full'))).toThrow('No data can be made for {"pattern":"^a$"}');
  });
});

describe('a look', () => {
  const contract = (name: string) => sources.find((source) => source.name === name)?.result as JSONSchema;
  const made = (name: string, look: TextVariety, items = 6) => textsIn(generate(contract(name), recipe(look, items)));

  it('"least" has what is required and no more', () => {
    expect(generate(contract('birthdayStudents'), recipe('least', 1))).toEqual([{ student_Name: expect.any(String) }]);
    expect(generate(contract('gallery'), recipe('least', 1))).toEqual([
      { album_Id: 1, album_Name: expect.any(String), schoolThemeMediaJson: [] },
    ]);
  });

  it('"longest" has a name of 90 characters', () => {
    const [first] = generate(contract('birthdayStudents'), recipe('longest')) as { student_Name: string }[];
    expect(first?.student_Name).toMatch(/^\S.{88}\S$/);
  });

  it('"devanagari" and "urdu" are written in their scripts', () => {
    expect(made('testimonials', 'devanagari').join(' ')).toMatch(/\p{Script=Devanagari}{3}/u);
    expect(made('testimonials', 'urdu').join(' ')).toMatch(/\p{Script=Arabic}{3}/u);
    expect(made('testimonials', 'full').join(' ')).not.toMatch(/\p{Script=Devanagari}|\p{Script=Arabic}/u);
  });

  it('"no-images" has no picture anywhere, and "full" has', () => {
    for (const name of ['banners', 'gallery', 'about']) {
      expect(made(name, 'no-images').filter((text) => text.includes('/@state/picture/'))).toEqual([]);
      expect(made(name, 'full').some((text) => text.includes('/@state/picture/'))).toBe(true);
    }
  });

  it('"html-in-text" has markup in plain text, and leaves links alone', () => {
    const [banner] = generate(contract('banners'), recipe('html-in-text')) as {
      heading: string;
      button1_Url: string;
    }[];
    expect(banner?.heading).toContain('<b>bold</b> <script>alert(1)</script> & "quotes"');
    expect(banner?.button1_Url).toMatch(/^\/[#a-z]*$/);
  });

  it('leaves markup out of fields that hold sanitised HTML', () => {
    const post = {
      type: 'object',
      required: ['blog_Description'],
      properties: { blog_Description: { type: 'string' } },
    } as const;
    for (const look of looks) {
      const [html = ''] = textsIn(generate(post, recipe(look)));
      expect(html).toMatch(/^<h2>.*<\/ul>$/);
      expect(html).not.toContain('<script');
    }
  });
});

describe('a list', () => {
  it('counts its ids up and starts with an item that has everything', () => {
    const result = sources.find(({ name }) => name === 'facilities')?.result as JSONSchema;
    const list = generate(result, recipe('full', 200)) as { facilityId: number }[];
    expect(new Set(list.map(({ facilityId }) => facilityId)).size).toBe(200);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['facilityId', 'image', 'image_Media', 'lang', 'name']);
  });

  it('has holidays in date order within the school year, and what it says of each is true', () => {
    const result = sources.find(({ name }) => name === 'holidays')?.result as JSONSchema;
    const list = generate(result, recipe('full', 200)) as Record<'startHolidayDate' | 'endHolidayDate', string>[];
    const starts = list.map(({ startHolidayDate }) => startHolidayDate);
    expect(starts).toEqual([...starts].sort());
    for (const item of list as (Record<'startHolidayDate' | 'endHolidayDate', string> & {
      days: number;
      past: boolean;
    })[]) {
      expect(item.startHolidayDate >= '2026-04-01' && item.endHolidayDate <= '2027-03-31').toBe(true);
      expect((Date.parse(item.endHolidayDate) - Date.parse(item.startHolidayDate)) / 86_400_000 + 1).toBe(item.days);
      expect(item.past).toBe(item.endHolidayDate < today);
    }
  });
});

describe('the hours of a day', () => {
  it('are of a day that has begun, and of nothing else that has, whatever the clock says', () => {
    const result = sources.find(({ name }) => name === 'today')?.result as JSONSchema;
    const { days } = generate(result, recipe('full')) as {
      days: Record<'from' | 'opensAt' | 'closesAt' | 'until', number>[];
    };
    const [first, second] = days;
    expect(first?.from).toBeLessThan(Date.now());
    const later = [first?.opensAt, first?.closesAt, first?.until, second?.opensAt, second?.closesAt, second?.until];
    for (const [at, time = 0] of later.entries()) expect(time).toBeGreaterThan(later[at - 1] ?? Date.now());
    expect(second?.from).toBe(first?.until);
  });
});
