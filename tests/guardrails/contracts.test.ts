import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { unprojectedContent } from '#engine/check/privacy/minors-content.ts';
import { annotations } from '#schemas/annotations.ts';
import { purposesOf } from '#schemas/content/consent.ts';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { formats as contentFormats } from '#server/core/validation/formats.ts';
import { sourceLoaders } from '#server/website/sources/index.ts';

/** Those of content, and those that the engine brings. */
const formats = [...Object.keys(contentFormats), 'id', 'text', 'time'];
/** Strict: an unknown keyword or format, or a schema that says nothing, throws. */
const strictAjv = (): Ajv =>
  new Ajv({
    strict: true,
    strictRequired: true,
    keywords: annotations,
    formats: Object.fromEntries(formats.map((name) => [name, true])),
  });

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

const schemaAt = (schema: Shape, path: string): Shape | undefined =>
  path.split('.').reduce<Shape | undefined>((current, part) => {
    const next = current?.properties?.[part.replace('[]', '')];
    return part.endsWith('[]') ? next?.items : next;
  }, schema);

describe('content types', () => {
  it('have names of their own', () => {
    const names = contentTypes.map(({ type }) => type);
    expect([...new Set(names)]).toEqual(names);
  });

  it.each(contentTypes)('$type compiles, and its pictures, texts and name stand in its schema', (definition) => {
    strictAjv().compile(definition.schema);
    for (const path of Object.keys(definition.media)) {
      expect(schemaAt(definition.schema as Shape, path), path).toMatchObject({ format: 'media' });
    }
    const html: readonly string[] = 'html' in definition ? definition.html : [];
    for (const path of [...html, ...definition.texts, definition.nameField]) {
      expect(schemaAt(definition.schema as Shape, path), path).toBeDefined();
    }
  });
});

describe('content that shows children', () => {
  it('says what its consent is for, and no other does', () => {
    const shows = ({ media, schema }: ContentType): boolean =>
      Object.values(media).includes('minor') || Object.hasOwn((schema as Shape).properties ?? {}, 'Photo_Consent');
    const named = contentTypes.filter((type: ContentType) => type.consentFor !== undefined);
    expect(named).toEqual(contentTypes.filter(shows));
  });

  it('is given by sources that are marked with the same', () => {
    expect(sources.flatMap((source) => unprojectedContent(source))).toEqual([]);
    const marked = sources.map(({ name, result }) => [name, [...purposesOf(result)]]);
    expect(Object.fromEntries(marked.filter(([, purposes]) => purposes?.length))).toEqual({
      birthdayStudents: ['birthdays'],
      testimonials: ['testimonials'],
      toppers: ['results'],
    });
  });
});

describe('sources', () => {
  it('have a contract for each loader and a loader for each contract', () => {
    expect(sourceLoaders.map(({ source }) => source).sort()).toEqual(sources.map(({ name }) => name).sort());
  });

  it('are stale by tags that a commit can announce', () => {
    const known = [
      ...contentTypes.map(({ type }): string => type),
      'directory',
      'lookup',
      'siteRecord',
      'staff',
      'student',
    ];
    for (const { name, tags } of sources) expect(known, name).toEqual(expect.arrayContaining([...tags]));
  });

  it.each(sources)('$name has params and a result that compile', ({ params, result }) => {
    strictAjv().compile(params);
    strictAjv().compile(result);
  });
});
