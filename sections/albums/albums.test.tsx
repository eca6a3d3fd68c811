import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { Albums } from './Albums.tsx';
import { albums } from './manifest.ts';
import type { Bindings } from './schema.ts';

type Album = Bindings['items'][number];

const album = (album_Id: number, album_Name: string, over: Partial<Album> = {}): Album => ({
  album_Id,
  album_Name,
  album_Slug: album_Name ? `album-${album_Id}` : 'photos',
  total: 250,
  schoolThemeMediaJson: Array.from({ length: 4 }, (_, index) => ({ Media_Name: `/${album_Id}-${index}.webp` })),
  ...over,
});
const render = (items: Bindings['items'], look = 'arches', over: object = {}): string =>
  renderToStaticMarkup(
    <Albums heading="Albums" albumHref="/gallery/:album" items={items} env={testEnv(lookOf(albums, look), over)} />,
  );
const linksIn = (html: string): (string | undefined)[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('albums', () => {
  it('leads to each album’s own page, and to the photos that are in none last', () => {
    const html = render([
      album(4, '', { total: 2 }),
      album(1, 'Sports'),
      album(5, ' ', { total: 1 }),
      album(2, 'Fair'),
    ]);
    expect(linksIn(html)).toEqual(['/gallery/album-1', '/gallery/album-2', '/gallery/photos']);
    expect(html).toMatch(/More photos.*3 photos/s);
  });

  it('says the month and how many there are, not how many were asked for', () => {
    const html = render([album(1, 'Sports', { album_Date: '2025-12-19' })]);
    expect(html).toContain('December 2025 · 250 photos');
    expect(render([album(1, 'Sports', { total: 1 })])).toContain('>1 photo<');
    expect(render([album(1, 'Sports', { total: 3, films: 3 })])).toContain('3 videos');
    expect(render([album(1, 'Sports', { total: 3, films: 1 })])).toContain('3 photos and videos');
    expect(render([album(1, 'Sports', { total: 0, schoolThemeMediaJson: [] })])).toContain('No photos yet');
  });

  it('shows one cover of each, and a strip where the look is made of strips', () => {
    const items = [album(1, 'Sports')];
    expect(render(items).match(/<img/g)).toHaveLength(1);
    expect(render(items, 'plates').match(/<img/g)).toHaveLength(1);
    expect(render(items, 'strips').match(/<img/g)).toHaveLength(4);
  });

  it('says so where there is none', () => {
    expect(render([])).toContain('No media items available.');
    expect(render([album(1, 'Sports')], 'arches', { state: 'error' })).toContain('could not be loaded');
  });
});
