import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { galleryPreview } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { albumMedia, someOfEach } from './album-media.ts';
import { GalleryPreviewJustified } from './GalleryPreviewJustified.tsx';
import { justify } from './justify.ts';

const justifiedGallery = lookOf(galleryPreview, 'justified');

const album = (album_Id: number, count: number) => ({
  album_Id,
  album_Name: `Album ${album_Id}`,
  schoolThemeMediaJson: Array.from({ length: count }, (_, index) => ({ Media_Name: `/${album_Id}-${index}.webp` })),
});
const render = (items: Bindings['items'], over: object = {}, env: object = {}) =>
  renderToStaticMarkup(
    <GalleryPreviewJustified
      heading="Gallery"
      limit={8}
      byAlbum={false}
      moreLabel="View gallery"
      moreHref="/gallery"
      items={items}
      {...over}
      env={testEnv(justifiedGallery, env)}
    />,
  );

describe('gallery-preview/justified', () => {
  it('shows at most 8 unless told otherwise, and leads to all of them from the last cell', () => {
    expect(defaultOf(justifiedGallery, 'limit')).toBe(8);
    const html = render([album(1, 60), album(2, 40)]);
    expect(html.match(/<img/g)).toHaveLength(8);
    expect(html).toMatch(/<li[^>]*><a href="\/gallery"[^>]*>.*View gallery.*100 photos and videos.*<\/li><\/ul>/);
  });

  it('groups by album on request, with a way to each', () => {
    const html = render([album(1, 2), album(2, 1), album(3, 0)], { byAlbum: true, limit: 100 });
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toContain('href="#home-gallery-preview-heading-2"');
  });

  it('says the fixed words when there is nothing', () => {
    expect(render([album(1, 0)])).toContain('No media items available.');
    expect(render([], {}, { state: 'error' })).toContain('could not be loaded');
  });
});

describe('someOfEach', () => {
  it('takes one of each album in turn', () => {
    expect(someOfEach([album(1, 3), album(2, 1)], 3).map(({ key }) => key)).toEqual(['1-0', '2-0', '1-1']);
  });

  it('leaves out what cannot be shown, and videos that lead nowhere', () => {
    const media = [{}, { Video_Url: 'javascript:alert(1)' }, { Video_Url: 'https://video.example/1' }];
    expect(albumMedia({ album_Id: 1, album_Name: '', schoolThemeMediaJson: media })).toHaveLength(1);
  });

  it('bears no picture that is too wide or too tall for a row', () => {
    const shot = (width: number, height: number) => ({
      Media_Name: '/a.webp',
      Media_Name_Media: { width, height, alt: '', thumbhash: '', focal: { x: 0.5, y: 0.5 }, variants: [] },
    });
    const media = [shot(4000, 500), shot(500, 4000), shot(1500, 1000)];
    expect(albumMedia({ album_Id: 1, album_Name: '', schoolThemeMediaJson: media }).map(({ ratio }) => ratio)).toEqual([
      2, 0.7, 1.5,
    ]);
  });
});

describe('justify', () => {
  it('fills every row of a full gallery, and keeps the order', () => {
    const places = justify([1.6, 1.6, 0.8, 1.5, 1.5, 0.7, 1.3, 1.9, 1]);
    expect(places).toHaveLength(9);
    const rows: number[] = [];
    for (let at = 0; at < places.length; at += places[at]?.count ?? 1) {
      rows.push(places.slice(at, at + (places[at]?.count ?? 1)).reduce((sum, { share }) => sum + share, 0));
    }
    for (const sum of rows) expect(sum).toBeCloseTo(1, 3);
  });

  it('does not blow up a single picture', () => {
    expect(justify([1.5])[0]?.share).toBeLessThan(0.4);
    expect(justify([])).toEqual([]);
  });
});
