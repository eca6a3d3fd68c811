import { expect, it } from 'vitest';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';
import { lookupKinds } from '#schemas/lookups/index.ts';
import { formats } from '#server/core/validation/formats.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import { fileCollections } from '#server/domains/import/file/content-file.ts';
import { calls } from '#server/main/calls.ts';

interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: unknown;
  readonly propertyNames?: { readonly format?: string };
}

interface Text {
  readonly path: string;
  readonly format: string | undefined;
  /** A value of the whole schema with a text in this one place. */
  put(text: string): unknown;
}

/** Every place for a text in a schema; `open` collects those where a schema says nothing. */
const textsOf = (shape: Shape, path: string, open: string[], put: Text['put'] = (text) => text): Text[] => {
  const { type, format, properties, items, anyOf = [], additionalProperties, propertyNames } = shape;
  const types = [type].flat();
  const translated = propertyNames?.format === 'locale' ? (additionalProperties as Shape) : undefined;
  const isClosed = translated !== undefined || (properties !== undefined && additionalProperties === false);
  const isOpen = types.includes('object') && !isClosed;
  if (isOpen || (types.includes('array') && !items)) open.push(path);
  return [
    ...(types.includes('string') && !shape.enum ? [{ path, format, put }] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) =>
      textsOf(inner, `${path}.${name}`, open, (text) => put({ [name]: text } as never)),
    ),
    ...(translated ? textsOf(translated, `${path}.hi`, open, (text) => put({ hi: text } as never)) : []),
    ...(items ? textsOf(items, `${path}[]`, open, (text) => put([text] as never)) : []),
    ...anyOf.flatMap((inner) => textsOf(inner, path, open, put)),
  ];
};

const open: string[] = [];
const of = (schema: unknown, path: string): Text[] => (schema ? textsOf(schema as Shape, path, open) : []);

const asked = calls.filter(({ verbatim }) => !verbatim);
const fields = [
  ...asked.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      of(schema, `${id}.${part}`).map((text) => ({ ...text, schema })),
    ),
  ),
  ...contentTypes.flatMap(({ type, schema }) => of(schema, type).map((text) => ({ ...text, schema }))),
  ...lookupKinds.flatMap(({ kind, own }) => {
    const schema = { type: 'object', additionalProperties: false, properties: own ?? {} } as const;
    return of(schema, kind).map((text) => ({ ...text, schema }));
  }),
];

it.each(fields)('$path is on one line, of its own form, or says that it is not', ({ format, schema, put }) => {
  const [sent, line] = [' a \u2028\tb\r\n\u00a0c\u2029', 'a b c'];
  const keepsLines = format === 'multiline' || format === 'password';
  if (format === undefined) expect(normaliseTexts(put(sent), schema)).toEqual(put(line));
  else expect(new Map(Object.entries(formats)).get(format as keyof typeof formats)?.test('a\nb')).toBe(keepsLines);
  if (keepsLines) expect(normaliseTexts(put(' a\r\nb '), schema)).toEqual(put('a\nb'));
});

it('no schema leaves a text open but those whose fields a content type, a list of values or a theme names', () => {
  expect(fields.length).toBeGreaterThan(400);
  expect(fields.map(({ path }) => path)).toContain('galleryAlbum.schoolThemeMediaJson[].translations.hi.caption');
  expect([...new Set(open)]).toEqual([
    'createContent.body',
    'editContent.body',
    'previewContent.body.document',
    'addLookupValue.body.details',
    'changeLookupValue.body.details',
    ...['settings', 'tokens', 'overrides', 'order'].map((part) => `saveThemeSettings.body.${part}`),
  ]);
});

it('HTML keeps its lines', () => {
  for (const { type, html = [], schema } of contentTypes as readonly ContentType[])
    for (const name of html) expect((schema as Shape).properties?.[name]?.format, `${type}.${name}`).toBe('multiline');
});

it('paths of pictures in a file are as they are written', () => {
  for (const { type } of fileCollections)
    for (const path of Object.keys(type.media)) {
      const [name = '', inner] = path.split('[].');
      const document = {
        [name]: inner === undefined ? 'images/two  spaces.jpg' : [{ [inner]: 'images/two  spaces.jpg' }],
      };
      expect(normaliseTexts(document, type.schema)).toEqual(document);
    }
});
