import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionEnv, SectionKind, SectionManifest } from '#engine/section.ts';

/** A look of a kind, for its tests, with the types of what the kind says. */
export const lookOf = <K extends SectionKind>(
  kind: K,
  look: string,
): SectionManifest & {
  readonly example: K['example'];
  readonly strings: { readonly [L in keyof K['strings']]: K['strings'][L] & Readonly<Record<string, string>> };
} => {
  const found = kind.looks.find((one) => one.look === look);
  if (!found) throw new Error(`"${kind.type}" has no look "${look}".`);
  return found as ReturnType<typeof lookOf<K>>;
};

/** What a setting of a look is where nobody sets it. */
export const defaultOf = ({ settings }: SectionManifest, name: string): unknown =>
  (settings as { readonly properties: Readonly<Record<string, { readonly default?: unknown }>> }).properties[name]
    ?.default;

/** What the engine would pass to a section in this look, for its tests. */
export const testEnv = (manifest: SectionManifest, over: Partial<SectionEnv> = {}): SectionEnv => ({
  key: `home/${manifest.type}`,
  headingId: `home-${manifest.type}-heading`,
  headingLevel: manifest.headingLevel ?? 2,
  look: manifest.look,
  state: 'ok',
  strings: manifest.strings.en ?? {},
  locale: 'en',
  dir: 'ltr',
  contentLocale: 'en',
  languages: [],
  today: '2026-11-21',
  nav: [
    { href: '/', label: 'Home', menu: 'main' },
    { href: '/registration', label: 'Admissions', menu: 'footer' },
  ],
  home: '/',
  path: '/',
  query: {},
  ...over,
});

/** The HTML of a look with its example, its own strings for what that leaves out. */
export const renderExample = async (manifest: SectionManifest): Promise<string> => {
  const component = (await manifest.component()) as ComponentType<Record<string, unknown>>;
  const env = testEnv(manifest);
  return renderToStaticMarkup(createElement(component, { ...env.strings, ...manifest.example, env }));
};
