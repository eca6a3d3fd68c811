import type { PictureData } from '#schemas/sources/picture.ts';
import { oneOf, wholeOf } from './random.ts';

const address = /^\/@state\/picture\/(\d{1,9})-(\d{1,4})x(\d{1,4})\.svg$/;

/** The address of a drawn picture. Whoever shows a state answers it with `drawPicture`. */
export const pictureUrl = (width: number, height: number, n: number): string =>
  `/@state/picture/${n}-${width}x${height}.svg`;

/** The SVG (`image/svg+xml`) of a path that `pictureUrl` made; undefined for every other path. */
export const drawPicture = (path: string): string | undefined => {
  const [, n, width, height] = address.exec(path) ?? [];
  if (n === undefined || width === undefined || height === undefined) return undefined;
  const hue = (Number(n) * 47) % 360;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 3" preserveAspectRatio="none">` +
    `<path fill="hsl(${hue} 45% 78%)" d="M0 0h4v3H0z"/><path fill="hsl(${hue} 40% 58%)" d="M0 3V2l1-1 1 1 1-1 1 1v1z"/></svg>`
  );
};

const shapes = [
  [1600, 1200],
  [1600, 900],
  [900, 1200],
] as const;
const widths = [400, 800];
/** Of a meadow and of a wall. */
const thumbhashes = ['1QcSHQRnh493V4dIh4eXh1h4kJUI', 'VggKDYAW6lZvdYd6d2iZh/p4GE/k'] as const;

/** A stored picture with its variants, as the media store would describe it. */
export const makePicture = (key: string, alt: string): { readonly url: string; readonly media: PictureData } => {
  const n = wholeOf(key, 1, 999);
  const [width, height] = oneOf(`${key}/shape`, shapes);
  // AVIF stands first, as the media store lists it: a page's `<source>` elements are there in every state.
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    [...widths, width].map((wide) => ({
      url: pictureUrl(wide, Math.round((wide * height) / width), n),
      width: wide,
      format,
    })),
  );
  const media = {
    width,
    height,
    alt,
    thumbhash: oneOf(`${key}/thumbhash`, thumbhashes),
    focal: { x: 0.5, y: oneOf(`${key}/focal`, [0.4, 0.5]) },
    variants,
  };
  return { url: pictureUrl(width, height, n), media };
};
