import { describe, expect, it } from 'vitest';
import { drawPicture, makePicture, pictureUrl } from './picture.ts';

describe('drawPicture', () => {
  it('draws what pictureUrl names, in its size', () => {
    expect(drawPicture(pictureUrl(800, 600, 12))).toMatch(/^<svg [^>]*width="800" height="600"/);
    expect(drawPicture(pictureUrl(800, 600, 12))).not.toBe(drawPicture(pictureUrl(800, 600, 13)));
  });

  it('draws every address of a made picture', () => {
    const { url, media } = makePicture('a', 'The yard');
    for (const address of [url, ...media.variants.map((variant) => variant.url)])
      expect(drawPicture(address)).toBeDefined();
    for (const format of ['avif', 'webp'] as const) {
      const widths = media.variants.filter((variant) => variant.format === format).map(({ width }) => width);
      expect(widths.length).toBeGreaterThan(1);
      expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    }
  });

  it.each(['/', '/@state/picture/1-2x3.svg.png', '/@state/picture/1-0002000x3.svg', '/@state/picture/a-2x3.svg"'])(
    'leaves %j alone',
    (path) => expect(drawPicture(path)).toBeUndefined(),
  );
});
