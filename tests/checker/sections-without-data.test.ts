import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionComponent } from '#engine/render/render-page.tsx';
import type { SectionEnv } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { testEnv } from '#sections/shared/test-env.ts';

/** A theme may ask every section to stand where its data lacks, and to carry the page's h1. */
describe.each(sections)('$type', (manifest) => {
  const { properties: bound = {} } = manifest.bindings as { properties?: object };
  const settings = Object.entries(manifest.example).filter(([name]) => !Object.hasOwn(bound, name));
  const render = async (props: object, env: Partial<SectionEnv>) =>
    renderToStaticMarkup(
      createElement((await manifest.component()) as SectionComponent, {
        ...manifest.strings.en,
        ...props,
        env: testEnv(manifest, env),
      }),
    );

  it.each(['empty', 'error'] as const)('stands without its data, as %s', async (state) => {
    const html = await render(Object.fromEntries(settings), { state });
    expect(html).not.toBe('');
    expect(html).not.toContain('undefined');
  });

  it('skips no level beneath the h1', async () => {
    const html = await render(manifest.example, { headingLevel: 1 });
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });
});
