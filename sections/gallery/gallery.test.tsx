import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { tileSizes } from './bento.ts';
import { Gallery } from './Gallery.tsx';
import { gallery } from './manifest.ts';
import { albumMedia } from './media.ts';
import { defaultPanel, panelsOf } from './panels.ts';
import type { Bindings } from './schema.ts';

const galleryViewer = lookOf(gallery, 'bento');

type Album = Bindings['items'][number];

const album = (album_Id: number, album_Name: string, photos: number): Album => ({
  album_Id,
  album_Name,
  schoolThemeMediaJson: Array.from({ length: photos }, (_, index) => ({ Media_Name: `/${album_Id}-${index}.webp` })),
});
const film = (Video_Url: string, caption = 'Film'): Album => ({
  album_Id: 9,
  album_Name: 'Films',
  schoolThemeMediaJson: [{ Video_Url, caption }],
});
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<Gallery heading="Albums" items={items} env={testEnv(galleryViewer, over)} />);
const tabsIn = (html: string): string[] =>
  [...html.matchAll(/<a href="#[^>]*>(.*?)<\/a>/g)].map(([, text]) => (text ?? '').replace(/<[^>]*>/g, ''));

describe('gallery', () => {
  it('has a tab for the loose photos, with their count, and one per album', () => {
    const html = render([album(1, 'Sports', 2), album(2, '', 3), album(3, 'Fair', 1), album(4, ' ', 1)]);
    expect(tabsIn(html)).toEqual(['Photos (4)', 'Sports (2)', 'Fair (1)']);
  });

  it('starts with Photos if there are loose photos, else with the first album', () => {
    expect(defaultPanel(panelsOf([album(1, 'Sports', 2), album(2, '', 1)])).name).toBe('');
    expect(defaultPanel(panelsOf([album(1, 'Sports', 2), album(2, 'Fair', 1)])).name).toBe('Sports');
    expect(defaultPanel(panelsOf([])).name).toBe('');
    const html = render([album(1, 'Sports', 2), album(2, 'Fair', 1)]);
    expect(html).toMatch(/id="home-gallery-heading-1"[^>]*data-active=""/);
    expect(html.match(/data-active/g)).toHaveLength(1);
  });

  it('holds every panel, each under a heading, with links to the full pictures', () => {
    const html = render([album(1, 'Sports', 2), album(2, '', 1)]);
    expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['Photos', 'Sports']);
    expect(html).toContain('href="/1-1.webp"');
    expect(html).toContain('aria-label="Open photo 2 of 2: Sports"');
  });

  describe('on the gallery’s own page', () => {
    const front = (items: Bindings['items']): string =>
      renderToStaticMarkup(
        <Gallery
          heading="Albums"
          items={items}
          galleryHref="/gallery"
          albumHref="/gallery/:album"
          env={testEnv(galleryViewer, { home: '/hi', path: '/hi/gallery' })}
        />,
      );
    const linksIn = (html: string): [string | undefined, string][] =>
      [...html.matchAll(/<a href="(\/gallery\/[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
        href,
        (text ?? '').replace(/<[^>]*>/g, ''),
      ]);

    it('has tabs for one album too, with the link to its page', () => {
      const html = front([{ ...album(1, 'Sports', 2), album_Slug: 'sports-1', total: 2, films: 0 }]);
      expect(tabsIn(html)).toEqual(['Photos (0)', 'Sports (2)']);
      expect(linksIn(html)).toEqual([['/gallery/sports-1', 'Open this album Sports']]);
    });

    it('counts what the database has, not what is shown, and leads to the rest', () => {
      const html = front([
        { ...album(1, 'Sports', 2), album_Slug: 'sports-1', total: 250, films: 0 },
        { ...album(2, '', 2), album_Slug: 'photos', total: 60, films: 0 },
        { ...album(3, '', 0), album_Slug: 'photos', total: 3, films: 3 },
        { ...album(4, 'Late', 0), album_Slug: 'late-4', total: 9, films: 9 },
      ]);
      expect(tabsIn(html)).toEqual(['Photos (63)', 'Sports (250)', 'Late (9)']);
      expect(linksIn(html)).toEqual([
        ['/gallery/photos', 'See all 63 photos and videos'],
        ['/gallery/sports-1', 'See all 250 photos Sports'],
        ['/gallery/late-4', 'See all 9 videos Late'],
      ]);
      expect(html).not.toContain('No media items');
    });

    it('says the fixed words where no album has anything', () => {
      expect(front([])).toContain('>No media items available.<');
      expect(front([{ ...album(1, 'Sports', 0), total: 0, films: 0 }])).toContain('>No media items available.<');
    });
  });

  it('shows one album under its name, with its month and count, and leads to the others', () => {
    const sports = { ...album(1, 'Sports', 2), album_Slug: 'sports-1', album_Date: '2025-12-19', total: 2 };
    const loose = { ...album(2, '', 3), album_Slug: 'photos', total: 7 };
    const html = renderToStaticMarkup(
      <Gallery
        heading="Gallery"
        items={[sports]}
        albums={[sports, loose]}
        galleryHref="/gallery"
        albumHref="/gallery/:album"
        env={testEnv(galleryViewer, { headingLevel: 1, path: '/gallery/sports-1' })}
      />,
    );
    expect(html).toMatch(/<h1[^>]*>Sports<\/h1><p[^>]*>December 2025 · 2 photos/);
    expect(html).not.toContain('data-gallery-tabs');
    expect([...html.matchAll(/href="(\/gallery[^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/gallery',
      '/gallery/photos',
      '/gallery/sports-1',
    ]);
    expect(html).toContain('Photos (7)');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('marks the album that is open in every language', () => {
    const sports = { ...album(1, 'Sports', 2), album_Slug: 'sports-1' };
    const fair = { ...album(2, 'Fair', 3), album_Slug: 'fair-2' };
    const html = renderToStaticMarkup(
      <Gallery
        heading="Gallery"
        items={[sports]}
        albums={[sports, fair]}
        albumHref="/gallery/:album"
        env={testEnv(galleryViewer, { headingLevel: 1, home: '/hi', path: '/hi/gallery/sports-1' })}
      />,
    );
    expect(html).toMatch(/href="\/gallery\/sports-1"[^>]*aria-current="page"/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('links to the largest picture that every browser reads', () => {
    const variant = (format: 'avif' | 'webp', width: number) => ({ format, width, url: `/41/${width}.${format}` });
    const variants = [variant('avif', 1920), variant('webp', 480), variant('webp', 1920)];
    const picture = { width: 1920, height: 1280, alt: 'Sports', thumbhash: '', focal: { x: 0.5, y: 0.5 }, variants };
    const [media] = albumMedia({
      ...album(1, 'Sports', 0),
      schoolThemeMediaJson: [{ Media_Name: '/41/1280.webp', Media_Name_Media: picture }],
    });
    expect(media).toMatchObject({
      href: '/41/1920.webp',
      file: 'sports-1.webp',
      caption: '',
      name: 'Sports',
      ratio: 1.5,
    });
  });

  it('names the file to download by its last 15 characters', () => {
    const html = render([album(1, 'Monsoon fortnight', 1)]);
    expect(html).toContain('data-file="monsoon-fortnight-1.webp"');
    expect(html).toContain('data-short-file="ortnight-1.webp"');
  });

  it('says the fixed words where there is nothing', () => {
    expect(render([])).toContain('No media items available.');
    expect(render([], { state: 'empty' })).toContain('No media items available.');
    const html = render([album(1, 'Sports', 1), album(2, 'Fair', 0)]);
    expect(html.match(/No media items in this album\./g)).toHaveLength(1);
    expect(html).toMatch(/heading-photos".*?No media items available\./);
    expect(html).toContain('The image could not be loaded.');
    expect(render([album(2, 'Fair', 0)])).toContain('No media items in this album.');
    expect(render([album(1, 'Sports', 1)], { state: 'error' })).toContain('The gallery could not be loaded.');
  });

  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube'],
    ['https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ', 'youtube'],
    ['https://youtu.be/aqz-KE-bpKQ?t=5', 'youtube'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube'],
    ['https://media.example/fair.mp4?v=2', 'video'],
    ['https://media.example/watch', 'link'],
    ['https://youtube.com.example/watch?v=aqz-KE-bpKQ', 'link'],
  ])('takes %s for %s', (url, kind) => {
    expect(albumMedia(film(url)).map((media) => media.kind)).toEqual([kind]);
  });

  it('lets only what it can show open in the viewer, and asks no other host for anything', () => {
    const html = render([film('https://youtu.be/aqz-KE-bpKQ')]);
    expect(html).toMatch(/<a href="https:\/\/youtu\.be\/aqz-KE-bpKQ"[^>]*data-kind="youtube"/);
    expect(html).not.toMatch(/(?:src|srcSet)="https?:|<iframe|data-file=/);
    expect(render([film('https://media.example/watch')])).not.toContain('data-kind');
  });

  it('takes no scripting link and escapes text', () => {
    const html = render([{ ...film('https://youtu.be/aqz-KE-bpKQ', '<b>x</b>'), album_Name: '"><i>y</i>' }]);
    expect(html).not.toMatch(/<b>|<i>/);
    expect(html).toContain('&lt;i&gt;y');
    expect(render([film('javascript:alert(1)')])).toContain('No media items in this album.');
  });
});

describe('tileSizes', () => {
  const lying = 1.4;
  const upright = 0.75;

  it('fills two rows of four columns with each four, every second time mirrored', () => {
    const eight = Array.from({ length: 8 }, () => lying);
    const small = [undefined, undefined];
    expect(tileSizes(eight)).toEqual(['big', 'wide', ...small, 'wide', 'big-end', ...small]);
    expect(tileSizes([lying, upright, lying, lying])).toEqual(['big', 'tall', ...small]);
  });

  it('lays what is left over by its shapes', () => {
    expect(tileSizes([lying, upright, upright])).toEqual(['big', 'tall', 'tall']);
    expect(tileSizes([lying, upright, lying])).toEqual(['big', 'wide', 'wide']);
    expect(tileSizes([upright, lying])).toEqual(['tall', 'wide']);
    expect(tileSizes([lying])).toEqual([undefined]);
    expect(tileSizes([])).toEqual([]);
  });
});
