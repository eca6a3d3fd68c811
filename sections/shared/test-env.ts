import type { SectionEnv, SectionManifest } from '#engine/section.ts';

/** What the engine would pass to a section of this type, for its tests. */
export const testEnv = (manifest: SectionManifest, over: Partial<SectionEnv> = {}): SectionEnv => ({
  key: `home/${manifest.type}`,
  headingId: `home-${manifest.type}-heading`,
  headingLevel: manifest.headingLevel ?? 2,
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
  ...over,
});
