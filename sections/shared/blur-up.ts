import { readThumbHash } from './thumbhash-color.ts';

/** The colours of a picture's corners, in reading order, and of its middle, as `#rgb`. */
type Blur = readonly [string, string, string, string, string];

/** Blurs of pictures, as one server needs them: to decode one takes longer than to write it. */
const maxBlurs = 2000;
const blurs = new Map<string, Blur | undefined>();

const decode = (thumbhash: string): Blur | undefined => {
  const { width, height, isClear, colorAt } = readThumbHash(
    Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)),
  );
  const at = (x: number, y: number): string => {
    const color = colorAt(Math.round(x * (width - 1)), Math.round(y * (height - 1)));
    return `#${color.map((value) => Math.round(value / 17).toString(16)).join('')}`;
  };
  // Through a picture that is partly clear one would see it for ever.
  if (isClear) return undefined;
  return [at(0.1, 0.15), at(0.9, 0.15), at(0.1, 0.85), at(0.9, 0.85), at(0.5, 0.5)];
};

const blurOf = (thumbhash: string): Blur | undefined => {
  if (blurs.has(thumbhash)) return blurs.get(thumbhash);
  const made = decode(thumbhash);
  if (blurs.size >= maxBlurs) blurs.clear();
  blurs.set(thumbhash, made);
  return made;
};

const names = ['--a', '--b', '--c', '--d', '--e'] as const;

/** Custom properties that `src/site/base.css` paints a picture's place with until the picture is there. */
type BlurStyle = Readonly<Partial<Record<(typeof names)[number] | 'background', string>>>;

/**
 * What is seen of a stored picture before it has come, by its ThumbHash; nothing of one that is partly clear. A small
 * one has the colour of its middle all over.
 */
export const blurStyle = (thumbhash: string | undefined, isSmall = false): BlurStyle | undefined => {
  const blur = thumbhash ? blurOf(thumbhash) : undefined;
  if (isSmall) return blur && { background: blur[4] };
  return blur && Object.fromEntries(names.map((name, index) => [name, blur[index]]));
};
