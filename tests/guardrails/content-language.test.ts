import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv, SectionManifest } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { testEnv } from '#sections/shared/test-env.ts';

/** Sections that show texts of the school: the items bound to them say their language. */
const written = sections.filter(({ bindings }) => JSON.stringify(bindings).includes('"lang":'));

/** Show pictures of albums, or links of apps, and no word of theirs. */
const wordless = new Set(['apps', 'hero', 'registration', 'tour']);

/** What examples leave out. */
const more: Readonly<Record<string, object>> = {
  'site-header': { today: sections.find(({ type }) => type === 'today')?.example.today },
  faq: { items: [{ question: 'Is it free?', answer: 'The website is.' }] },
  'policy-text': { policy: { policy: 'privacy', policy_Text: '<p>Ours</p>' } },
};

const render = async (manifest: SectionManifest, env: Partial<SectionEnv>): Promise<string> => {
  const Section = (await manifest.component()) as ComponentType<Record<string, unknown>>;
  return renderToStaticMarkup(
    createElement(Section, { ...manifest.example, ...more[manifest.type], env: testEnv(manifest, env) }),
  );
};

it('most kinds of content are among them', () => expect(written.length).toBeGreaterThan(30));

describe.each(written.filter(({ type }) => !wordless.has(type)))('$type', (manifest) => {
  it('marks what the school has written in another language than the page’s', async () => {
    expect(await render(manifest, { locale: 'hi', contentLocale: 'en' })).toContain(' lang="en" dir="auto"');
  });

  it('marks nothing on a page in the school’s own language', async () => {
    expect(await render(manifest, { locale: 'hi', contentLocale: 'hi' })).not.toContain(' lang=');
  });
});
