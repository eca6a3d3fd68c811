import { renderToStaticMarkup } from 'react-dom/server';
import { rgbaToThumbHash } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { blurStyle } from './blur-up.ts';
import { Picture } from './Picture.tsx';

/** The hash of a picture that is one colour on the left and another on the right. */
const halves = (left: readonly number[], right: readonly number[]): string => {
  const pixels = Array.from({ length: 32 * 32 }, (_, at) => (at % 32 < 16 ? left : right)).flat();
  return btoa(String.fromCharCode(...rgbaToThumbHash(32, 32, pixels)));
};
const channel = (color = '', at: number): number => Number.parseInt(color[at] ?? '', 16);

describe('blurStyle', () => {
  it('gives the colours of the corners', () => {
    const { '--a': left, '--b': right } = blurStyle(halves([220, 30, 30, 255], [30, 30, 220, 255])) ?? {};
    expect(channel(left, 1)).toBeGreaterThan(channel(left, 3));
    expect(channel(right, 3)).toBeGreaterThan(channel(right, 1));
  });

  it('gives nothing of a picture that is partly clear, nor without a hash', () => {
    expect(blurStyle(halves([220, 30, 30, 0], [30, 30, 220, 255]))).toBeUndefined();
    expect(blurStyle('')).toBeUndefined();
  });
});

describe('Picture', () => {
  const thumbhash = halves([220, 30, 30, 255], [30, 30, 220, 255]);
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    [480, 800, 1200].map((width) => ({ format, width, height: width, url: `/1/${width}.${format}` })),
  );
  const media = { width: 4, height: 3, alt: '', thumbhash, focal: { x: 0.2, y: 0.5 }, variants };
  const render = (logoOf?: string, sizes = '50vw') =>
    renderToStaticMarkup(<Picture src="/a.webp" media={media} sizes={sizes} logoOf={logoOf} />);

  it('has its colours in its place until it has come', () => {
    expect(render()).toMatch(/style="object-position:20% 50%;--a:#\w{3};--b:#\w{3};--c:#\w{3};--d:#\w{3};--e:#\w{3}"/);
  });

  it('is one file where each screen has enough of it, and one colour where it is small', () => {
    const html = render(undefined, '48px');
    expect(html).toContain('<source type="image/avif" srcSet="/1/480.avif"/><img src="/1/480.webp" alt=""');
    expect(html).toMatch(/style="object-position:20% 50%;background:#\w{3}"/);
  });

  it('offers no more than the widest screen needs', () => {
    const html = render(undefined, '150px');
    expect(html).toContain('srcSet="/1/480.webp 480w, /1/800.webp 800w" sizes="150px"');
    expect(html).not.toContain('/1/1200');
    expect(render()).toContain('/1/1200.webp 1200w" sizes="50vw"');
  });

  it('has initials for a logo that does not load, and no colours behind one', () => {
    const html = render('Devdatt Collegiate School');
    expect(html).toContain('data-initials="DCS"');
    expect(html).not.toContain('--e');
  });
});
