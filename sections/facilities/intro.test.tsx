import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { facilities } from './manifest.ts';
import type { Bindings } from './schema.ts';

const render = async (look: string, intro?: Bindings['intro']): Promise<string> => {
  const manifest = lookOf(facilities, look);
  const component = (await manifest.component()) as ComponentType<Record<string, unknown>>;
  const items = [{ facilityId: 1, name: 'Library' }];
  return renderToStaticMarkup(
    createElement(component, { heading: 'Facilities', items, intro, env: testEnv(manifest) }),
  );
};

describe.each(['carousel', 'mosaic', 'selector'])('what stands over the facilities in %s', (look) => {
  it('is what the school has written, in its language', async () => {
    const html = await render(look, { heading: 'परिसर', description: 'सीखने की जगहें।', lang: 'hi', facilityJSON: [] });
    expect(html).toMatch(/<h2[^>]* lang="hi" dir="auto"[^>]*>परिसर<\/h2>/);
    expect(html).toMatch(/<p[^>]* lang="hi" dir="auto"[^>]*>सीखने की जगहें।<\/p>/);
    expect(html).not.toContain('>Facilities<');
  });

  it('is the heading of the theme where the school has written none', async () => {
    for (const intro of [undefined, null, { facilityJSON: [] }])
      expect(await render(look, intro)).toMatch(/<h2[^>]*>Facilities<\/h2>/);
  });
});
