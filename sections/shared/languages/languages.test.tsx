import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionManifest } from '#engine/section.ts';
import { sections } from '../../index.ts';
import { testEnv } from '../test-env.ts';

const languages = [
  { locale: 'en', name: 'English', href: '/about', current: false },
  { locale: 'hi', name: 'हिन्दी', href: '/hi/about', current: true },
];
const headers = sections.filter(({ landmark }) => landmark === 'banner');

const render = async (manifest: SectionManifest, names: typeof languages): Promise<string> => {
  const Header = (await manifest.component()) as ComponentType<Record<string, unknown>>;
  const env = testEnv(manifest, { locale: 'hi', strings: manifest.strings.hi ?? {}, languages: names, home: '/hi' });
  return renderToStaticMarkup(createElement(Header, { ...manifest.example, env }));
};

it('there is a header in every theme', () => expect(headers.length).toBeGreaterThanOrEqual(4));

describe.each(headers)('$type', (manifest) => {
  it('leads to the page in its other languages, each named and marked in its own', async () => {
    const html = await render(manifest, languages);
    expect(html).toContain('data-languages="" aria-label="भाषा"');
    expect(html).toContain('<a href="/about" lang="en" hrefLang="en">English</a>');
    expect(html).toContain('<a href="/hi/about" lang="hi" hrefLang="hi" aria-current="true">हिन्दी</a>');
  });

  it('has no switch where there is one language', async () => {
    expect(await render(manifest, [])).not.toContain('data-languages');
  });

  it('leads to the home page in the page’s language', async () => {
    expect(await render(manifest, [])).toContain('href="/hi"');
  });
});
