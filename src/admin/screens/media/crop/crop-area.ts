import type { MediaCrop } from '#schemas/api/media-crop.ts';

/** A part of a picture, as shares of its width and height. */
export type Area = Pick<MediaCrop, 'x' | 'y' | 'width' | 'height'>;

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const whole: Area = { x: 0, y: 0, width: 1, height: 1 };

/** The corners that an area is taken by: which way each lies from the middle. */
export const corners = {
  topLeft: { x: -1, y: -1 },
  topRight: { x: 1, y: -1 },
  bottomLeft: { x: -1, y: 1 },
  bottomRight: { x: 1, y: 1 },
} as const;
export type Corner = keyof typeof corners;

/** No side of an area is less, as a share. */
const least = 0.04;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** What a side of an area is of the other in shares, where it has this shape in pixels. */
const slopeOf = (ratio: number, { width, height }: Size): number => (ratio * height) / width;

/** The largest area of a shape (width by height) that has the middle of another, as far as it fits. */
export const fitted = (area: Area, ratio: number, size: Size): Area => {
  const slope = slopeOf(ratio, size);
  const width = Math.min(1, slope);
  const height = width / slope;
  return {
    x: between(area.x + area.width / 2 - width / 2, 0, 1 - width),
    y: between(area.y + area.height / 2 - height / 2, 0, 1 - height),
    width,
    height,
  };
};

/** An area at another place, within the picture. */
export const moved = (area: Area, by: { readonly x: number; readonly y: number }): Area => ({
  ...area,
  x: between(area.x + by.x, 0, 1 - area.width),
  y: between(area.y + by.y, 0, 1 - area.height),
});

interface Pull {
  readonly corner: Corner;
  readonly x: number;
  readonly y: number;
  /** Width by height of what it is to be; free without it. */
  readonly ratio: number | undefined;
  readonly size: Size;
}

/** An area with one corner at another place and the one across from it where it was. */
export const pulled = (area: Area, { corner, x, y, ratio, size }: Pull): Area => {
  const { x: right, y: down } = corners[corner];
  const stay = { x: right > 0 ? area.x : area.x + area.width, y: down > 0 ? area.y : area.y + area.height };
  const room = { width: right > 0 ? 1 - stay.x : stay.x, height: down > 0 ? 1 - stay.y : stay.y };
  let width = between((x - stay.x) * right, least, room.width);
  let height = between((y - stay.y) * down, least, room.height);
  if (ratio !== undefined) {
    const slope = slopeOf(ratio, size);
    width = Math.min(Math.max(width, height * slope), room.width, room.height * slope);
    height = width / slope;
  }
  return { x: right > 0 ? stay.x : stay.x - width, y: down > 0 ? stay.y : stay.y - height, width, height };
};

/** The same part after the picture was turned by a quarter, clockwise. */
export const turnedArea = ({ x, y, width, height }: Area): Area => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
});

/** How large what is kept will be. */
export const sizeOf = ({ width, height }: Area, size: Size): Size => ({
  width: Math.max(1, Math.round(width * size.width)),
  height: Math.max(1, Math.round(height * size.height)),
});
