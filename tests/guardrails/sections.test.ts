import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createAjv } from '#engine/schema/validate.ts';
import type { SectionEnv, SectionManifest } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { componentName } from '#shared/section-names.ts';
import { foldersIn, listFiles } from './files.ts';

const ajv = createAjv();
const folders = foldersIn('sections').filter((name) => name !== 'shared');
interface ObjectSchema {
  readonly properties: object;
  readonly required?: readonly string[];
}

const envOf = ({ type, headingLevel, strings }: SectionManifest): SectionEnv => ({
  key: `home/${type}`,
  headingId: `${type}-heading`,
  headingLevel: headingLevel ?? 2,
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

describe('sections/index.ts', () => {
  it('lists every folder once, by its name', () => {
    expect(sections.map(({ type }) => type)).toEqual([...folders].sort());
  });
});

describe.each(folders)('sections/%s', (type) => {
  const manifest = sections.find((one) => one.type === type);

  it('has manifest, schema, component, stylesheet, a stylesheet a variant, and a test', () => {
    const variants = (manifest?.variants ?? []).map((name) => `${name}.module.css`);
    const wanted = ['manifest.ts', 'schema.ts', `${componentName(type)}.tsx`, `${type}.module.css`, `${type}.test.tsx`];
    expect(listFiles(`sections/${type}`)).toEqual(
      expect.arrayContaining([...wanted, ...variants].map((name) => `sections/${type}/${name}`)),
    );
  });

  it('has an example that fits its schemas, and renders it with its heading', async () => {
    if (!manifest) throw new Error(`sections/index.ts lacks ${type}.`);
    const { valid, errors, props } = propsOf(manifest);
    expect(errors ?? valid).toBe(true);
    const html = await render(manifest, props);
    expect(html).not.toBe('');
    if (manifest.headingLevel === null) return;
    expect(html).toMatch(new RegExp(`<h${manifest.headingLevel}[^>]* id="${type}-heading"`));
    expect(await render(manifest, props, { headingLevel: 1 })).toMatch(new RegExp(`<h1[^>]* id="${type}-heading"`));
  });

  it('renders what it has to say of nothing and of a failure', async () => {
    if (!manifest) throw new Error(`sections/index.ts lacks ${type}.`);
    const { props } = propsOf(manifest);
    const { properties } = manifest.bindings as ObjectSchema;
    const unbound = Object.fromEntries(Object.entries(props).filter(([key]) => !Object.hasOwn(properties, key)));
    for (const state of ['empty', 'error'] as const) {
      const words = manifest.strings.en?.[state];
      if (words) expect(await render(manifest, unbound, { state })).toContain(words.split(/['’{]/)[0]);
    }
  });
});
