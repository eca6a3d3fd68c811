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
  const media = { width: 4, height: 3, alt: '', thumbhash, focal: { x: 0.2, y: 0.5 }, variants: [] };
  const render = (logoOf?: string) =>
    renderToStaticMarkup(<Picture src="/a.webp" media={media} sizes="9px" logoOf={logoOf} />);

  it('has its colours in its place until it has come', () => {
    expect(render()).toMatch(/style="object-position:20% 50%;--a:#\w{3};--b:#\w{3};--c:#\w{3};--d:#\w{3};--e:#\w{3}"/);
  });

  it('has initials for a logo that does not load, and no colours behind one', () => {
    const html = render('Devdatt Collegiate School');
    expect(html).toContain('data-initials="DCS"');
    expect(html).not.toContain('--e');
  });
});
