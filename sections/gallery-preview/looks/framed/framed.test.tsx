import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { galleryPreview } from '../../manifest.ts';
import { framesOf, mixedFrames } from './frames.ts';
import { GalleryPreviewFramed } from './GalleryPreviewFramed.tsx';

const framedGallery = lookOf(galleryPreview, 'framed');

const album = (id: number, media: GalleryAlbumItem['schoolThemeMediaJson']): GalleryAlbumItem => ({
  album_Id: id,
  album_Name: `Album ${id}`,
  schoolThemeMediaJson: media,
});
const one = album(1, [{ Media_Name: '/a.webp', caption: 'The tower' }, { Media_Name: '/b.webp' }]);
const two = album(2, [{ Video_Url: 'https://video.example/1' }, { Video_Url: 'javascript:alert(1)' }, {}]);
const render = (items: GalleryAlbumItem[], byAlbum = false) =>
  renderToStaticMarkup(
    <GalleryPreviewFramed heading="Gallery" items={items} limit={8} byAlbum={byAlbum} env={testEnv(framedGallery)} />,
  );

describe('gallery-preview/framed', () => {
  it('writes a caption under each picture, the album’s name where there is none', () => {
    expect(framesOf(one).map(({ caption }) => caption)).toEqual(['The tower', 'Album 1']);
    expect(render([one])).toContain('aria-label="Open photo: The tower"');
  });

  it('takes one of each album in turn, and nothing that cannot be shown', () => {
    expect(mixedFrames([one, two], 8).map(({ key }) => key)).toEqual(['1-0', '2-0', '1-1']);
    expect(mixedFrames([one, two], 2)).toHaveLength(2);
  });

  it('groups by album, with its count', () => {
    expect(render([one, two], true)).toMatch(/<span>Album 1<\/span> <small>2 photos and videos/);
    expect(render([album(3, [])], true)).toContain('No media items available.');
  });
});
