import sharp from 'sharp';

export interface TestPicture {
  width?: number;
  height?: number;
  /** Gives the picture a colour of its own, so that its bytes differ from others'. */
  seed?: number;
  /** Of a JPEG, from 1 to 100. */
  quality?: number;
}

/** A small plain JPEG. */
export const jpeg = ({ width = 64, height = 48, seed = 0 }: TestPicture = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour(seed) } })
    .jpeg()
    .toBuffer();

/** A JPEG of coloured noise, which hardly compresses. */
export const noisyJpeg = ({ width = 64, height = 48, quality = 80 }: TestPicture = {}): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality })
    .toBuffer();

/** A PNG with a transparent half. */
export async function transparentPng(width = 80): Promise<Buffer> {
  const half = await sharp({ create: { width: width / 2, height: width, channels: 4, background: '#c00f' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height: width, channels: 4, background: '#0000' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** A JPEG from a camera held upright: EXIF with a place, a profile, and an orientation of 90 degrees. */
export const cameraJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 60, channels: 3, background: '#a40' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret-owner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A WebP with two frames. */
export async function animatedWebp(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('red'), await frame('blue')];
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** A few kilobytes that unpack to 8,000 × 8,000 pixels. */
export const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'white' }, limitInputPixels: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 3 })
    .toBuffer();

const colour = (seed: number) => ({ r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 53 + 7) % 256 });
