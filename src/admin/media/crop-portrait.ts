/** Which part of a picture is kept: from the whole width or height to a third of it, and where that lies, 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const wholePortrait: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const closest = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A portrait is three wide and four high (docs/domain.md, Students), and no larger than a card needs. */
const largest: Size = { width: 900, height: 1200 };
const jpegQuality = 0.88;

/** The part of a picture that a crop keeps, in its pixels: always three wide and four high, and inside of it. */
export const keptOf = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const keptWidth = Math.min(width, (height * 3) / 4) / zoom;
  const keptHeight = (keptWidth * 4) / 3;
  return { x: (width - keptWidth) * x, y: (height - keptHeight) * y, width: keptWidth, height: keptHeight };
};

/** Draws what a crop keeps of a picture over the whole of a canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  const kept = keptOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, kept.x, kept.y, kept.width, kept.height, 0, 0, canvas.width, canvas.height);
};

/** The file of a portrait. */
export const portraitFile = async (picture: ImageBitmap, crop: Crop): Promise<File> => {
  const kept = keptOf(picture, crop);
  const scale = Math.min(1, largest.width / kept.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(kept.width * scale));
  canvas.height = Math.max(1, Math.round((canvas.width * 4) / 3));
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (!blob) throw new Error('This browser makes no picture of a canvas.');
  return new File([blob], 'photo.jpg', { type: blob.type });
};
