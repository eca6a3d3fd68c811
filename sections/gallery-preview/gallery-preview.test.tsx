import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { GalleryPreview } from './GalleryPreview.tsx';
import { galleryPreview } from './manifest.ts';
import type { Bindings } from './schema.ts';

const photoGallery = lookOf(galleryPreview, 'grid');

const album = (album_Id: number, album_Name: string, photos: number): Bindings['items'][number] => ({
  album_Id,
  album_Name,
  schoolThemeMediaJson: Array.from({ length: photos }, (_, index) => ({ Media_Name: `/${album_Id}-${index}.webp` })),
});

const settings = {
  heading: 'Photos',
  limit: 6,
  byAlbum: false,
  moreLabel: 'View Gallery',
  moreHref: '/gallery',
} as const;
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<GalleryPreview {...settings} {...over} items={items} env={testEnv(photoGallery)} />);

describe('gallery-preview', () => {
  it('shows no more than the limit, some of every album, and the way to all', () => {
    const html = render([album(1, 'Sports', 9), album(2, 'Science', 2)]);
    expect(html.match(/<img/g)).toHaveLength(6);
    expect(html).toContain('src="/2-1.webp"');
    expect(html).toMatch(/href="\/gallery"[^>]*>.*View Gallery/);
    expect(html).toContain('11 photos and videos');
    expect(render([{ ...album(1, 'Sports', 9), total: 240 }])).toContain('240 photos and videos');
  });

  it('shows a video without a still by its play mark, and no link that could run code', () => {
    const video = (Video_Url: string) => [{ album_Id: 1, album_Name: 'Fair', schoolThemeMediaJson: [{ Video_Url }] }];
    expect(render(video('https://v.example/1'))).toContain('aria-label="Watch video: Fair"');
    expect(render(video('javascript:alert(1)'))).toContain('No media items available.');
  });

  it('groups by album, under "Photos" where an album has no name', () => {
    const html = render([album(1, 'Sports', 1), album(0, '', 2), album(3, 'Nothing', 0)], {
      byAlbum: true,
      limit: 100,
    });
    expect(html).toMatch(/<h3[^>]*><span>Sports/);
    expect(html).toMatch(/<h3[^>]*><span>Photos/);
    expect(html).not.toContain('Nothing');
  });

  it('says the fixed words when there is nothing', () => {
    expect(render([])).toContain('No media items available.');
  });
});
