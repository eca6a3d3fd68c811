import type { JSONSchema } from 'json-schema-to-ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createAjv } from '#engine/schema/validate.ts';
import { emptyingProps, lookId, type SectionEnv, type SectionManifest } from '#engine/section.ts';
import { generate } from '#engine/states/generate.ts';
import { kinds, sections } from '#sections/index.ts';
import { componentName, lookFolder } from '#shared/section-names.ts';
import { foldersIn, listFiles, readText } from './files.ts';

const ajv = createAjv();
const folders = foldersIn('sections').filter((name) => name !== 'shared');
const files = new Set(listFiles('sections'));
interface ObjectSchema {
  readonly properties: object;
  readonly required?: readonly string[];
}

const envOf = ({ type, look, headingLevel, strings }: SectionManifest): SectionEnv => ({
  key: `home/${type}`,
  headingId: `${type}-heading`,
  headingLevel: headingLevel ?? 2,
  look,
  state: 'ok',
  strings: strings.en ?? {},
  locale: 'en',
  dir: 'ltr',
  contentLocale: 'en',
  languages: [],
  today: '2026-11-21',
  nav: [{ href: '/', label: 'Home', menu: 'main' }],
  home: '/',
  path: '/',
  query: {},
});

/**
 * The example with the defaults of the settings and the type's own strings, as the engine gives them to the section.
 */
const propsOf = (manifest: SectionManifest): { valid: boolean; errors: unknown; props: Record<string, unknown> } => {
  const settings = manifest.settings as ObjectSchema;
  const bindings = manifest.bindings as ObjectSchema;
  const properties = { ...settings.properties, ...bindings.properties };
  const validate = ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties,
    required: [...(settings.required ?? []), ...(bindings.required ?? [])],
  });
  const own = Object.entries(manifest.strings.en ?? {}).filter(([key]) => Object.hasOwn(settings.properties, key));
  const props = { ...Object.fromEntries(own), ...manifest.example };
  return { valid: validate(props), errors: validate.errors, props };
};

const render = async (manifest: SectionManifest, props: object, env: Partial<SectionEnv> = {}): Promise<string> => {
  const component = (await manifest.component()) as ComponentType<Record<string, unknown>>;
  return renderToStaticMarkup(createElement(component, { ...props, env: { ...envOf(manifest), ...env } }));
};

/** How the texts and lists of a sample are: as a school has them, as few as there may be, and with HTML in them. */
const varieties = ['full', 'least', 'html-in-text'] as const;

const sampleOf = (bindings: ObjectSchema, look: (typeof varieties)[number]): object => {
  // The generator takes one type at a time.
  const present = ({ type }: { readonly type?: unknown }) => [type].flat().find((one) => one !== 'null');
  const properties = Object.fromEntries(
    Object.entries(bindings.properties).map(([name, schema]) => [name, { ...schema, type: present(schema) }]),
  );
  const recipe = { seed: 7, look, items: 4, today: '2026-11-21' };
  return generate({ ...bindings, properties } as JSONSchema, recipe) as object;
};

interface Heading {
  readonly level: number;
  /** Whether it names the section. */
  readonly own: boolean;
}

const outlineOf = (html: string): readonly Heading[] =>
  [...html.matchAll(/<h([1-6])((?:\s[^>]*)?)>/g)].map(([, level, attributes = '']) => ({
    level: Number(level),
    own: /\sid="[a-z-]+-heading"/.test(attributes),
  }));

/** The levels that are the same whatever the level of the section's own heading is. */
const fixedIn = ([first = [], ...others]: readonly (readonly Heading[])[]): readonly number[] =>
  first
    .filter(
      ({ level, own }, i) =>
        !own && others.every((outline) => outline[i + outline.length - first.length]?.level === level),
    )
    .map(({ level }) => level);

const isThere = (file: string): boolean => files.has(file);

describe('sections/index.ts', () => {
  it('lists every kind once, by its name, and in it every look', () => {
    expect(kinds.map(({ type }) => type)).toEqual([...folders].sort());
    for (const { type, looks } of kinds)
      expect(looks.map(({ look }) => look).sort(), type).toEqual([...foldersIn(`sections/${type}/looks`)].sort());
  });
});

describe('settings of how long one of several stands', () => {
  const autoplays = sections.flatMap(({ type, look, settings }) =>
    Object.entries((settings as ObjectSchema).properties)
      .filter(([name]) => /^(?:autoplay|interval)/.test(name))
      .map(([name, schema]): [string, object] => [`${type}/${look} ${name}`, schema as object]),
  );

  it.each(autoplays)('keep flashes out of %s', (_, schema) => {
    const takes = (ms: number): boolean => ajv.compile({ type: 'object', properties: { ms: schema } })({ ms });
    expect([0, 1, 333, 334, 60_000, 60_001].filter(takes)).toEqual([0, 334, 60_000]);
  });
});

describe.each(folders)('sections/%s', (type) => {
  it('has manifest, schema and strings', () => {
    const wanted = ['manifest.ts', 'schema.ts', 'strings.ts'].map((name) => `sections/${type}/${name}`);
    expect(wanted.filter((file) => !isThere(file))).toEqual([]);
  });

  it('has stylesheets that name no other kind', () => {
    const named = listFiles(`sections/${type}`)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...readText(file).matchAll(/data-type[~|^$*]?=["']?([\w-]+)/g)].map(([, name]) => name));
    expect(named.filter((name) => name !== type)).toEqual([]);
  });
});

describe.each(sections.map((manifest) => [lookId(manifest), manifest] as const))('sections/%s', (_, manifest) => {
  const { type, look } = manifest;
  const folder = lookFolder(type, look);

  it('has a component, a stylesheet and a test of its own, or a stylesheet over its kind’s', () => {
    const own = [`${componentName(type, look)}.tsx`, `${look}.module.css`, `${look}.test.tsx`];
    const shared = [`${componentName(type)}.tsx`, `${type}.module.css`, `${type}.test.tsx`];
    const wanted = isThere(`${folder}/${look}.module.css`)
      ? own.map((name) => `${folder}/${name}`)
      : [`${folder}/${type}.module.css`, ...shared.map((name) => `sections/${type}/${name}`)];
    expect(wanted.filter((file) => !isThere(file))).toEqual([]);
  });

  it('has an example that fits its schemas, and renders it with its heading', async () => {
    const { valid, errors, props } = propsOf(manifest);
    expect(errors ?? valid).toBe(true);
    const html = await render(manifest, props);
    expect(html).not.toBe('');
    if (manifest.headingLevel === null) return;
    expect(html).toMatch(new RegExp(`<h${manifest.headingLevel}[^>]* id="${type}-heading"`));
    expect(await render(manifest, props, { headingLevel: 1 })).toMatch(new RegExp(`<h1[^>]* id="${type}-heading"`));
  });

  it('has headings of the levels that its manifest says, in every state', async () => {
    const { props } = propsOf(manifest);
    const bindings = manifest.bindings as ObjectSchema;
    const settings = Object.fromEntries(
      Object.entries(props).filter(([key]) => !Object.hasOwn(bindings.properties, key)),
    );
    const samples: readonly (readonly [object, Partial<SectionEnv>])[] = [
      [props, {}],
      ...varieties.map((look) => [{ ...props, ...sampleOf(bindings, look) }, {}] as const),
      ...(['empty', 'error', 'loading'] as const).map((state) => [settings, { state }] as const),
    ];
    const fixed = new Set<number>();
    for (const [given, env] of samples) {
      const outlines = await Promise.all(
        ([1, 2, 3] as const).map(async (headingLevel) =>
          outlineOf(await render(manifest, given, { ...env, headingLevel })),
        ),
      );
      for (const level of fixedIn(outlines)) fixed.add(level);
      if (manifest.headingLevel === null) {
        expect(outlines[1]?.filter(({ own }) => own)).toEqual([]);
        continue;
      }
      for (const [at, outline] of outlines.entries()) {
        const [first] = outline;
        if (env.state !== 'loading') expect(first).toBeDefined();
        if (first) expect(first).toEqual({ level: at + 1, own: true });
        expect(outline.slice(1).filter(({ own }) => own)).toEqual([]);
      }
      // Where the section carries the h1, all of them nest beneath it.
      const [top = []] = outlines;
      const isDeeper = ({ level }: Heading, i: number): boolean => level > 1 && level <= (top[i]?.level ?? 0) + 1;
      if (manifest.fixedLevel !== 3) expect(top.slice(1).filter((heading, i) => !isDeeper(heading, i))).toEqual([]);
    }
    expect([...fixed]).toEqual(manifest.fixedLevel === undefined ? [] : [manifest.fixedLevel]);
  });

  it('renders what it has to say of nothing and of a failure', async () => {
    const { props } = propsOf(manifest);
    const { properties } = manifest.bindings as ObjectSchema;
    const unbound = Object.fromEntries(Object.entries(props).filter(([key]) => !Object.hasOwn(properties, key)));
    // A list that the theme writes is there, and empty.
    for (const prop of emptyingProps(manifest)) if (Object.hasOwn(unbound, prop)) unbound[prop] = [];
    for (const state of ['empty', 'error'] as const) {
      const words = manifest.strings.en?.[state];
      if (words) expect(await render(manifest, unbound, { state })).toContain(words.split(/['’{]/)[0]);
    }
  });
});
