import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heicPicture } from '#tests/media/heic-pictures.ts';
import { cameraJpeg } from '#tests/media/pictures.ts';
import { readHead } from './picture-head.ts';

const plain = () => sharp({ create: { width: 321, height: 123, channels: 4, background: '#a40' } });

describe('the head of a file', () => {
  it.each([
    ['jpeg', () => plain().jpeg().toBuffer()],
    ['jpeg', () => plain().jpeg({ progressive: true }).toBuffer()],
    ['png', () => plain().png().toBuffer()],
    ['webp', () => plain().webp().toBuffer()],
    ['webp', () => plain().webp({ lossless: true }).toBuffer()],
    ['webp', () => plain().removeAlpha().webp().toBuffer()],
  ])('says kind and size: %s', async (kind, make) => {
    expect(readHead(await make())).toEqual({ kind, width: 321, height: 123 });
  });

  it('has the size of a camera’s picture behind its EXIF, as it is stored', async () => {
    expect(readHead(await cameraJpeg())).toEqual({ kind: 'jpeg', width: 120, height: 60 });
  });

  it('knows HEIC and PDF, whose size it does not read', async () => {
    expect(readHead(await heicPicture())).toEqual({ kind: 'heic' });
    expect(readHead(Buffer.from('%PDF-1.7\n%----\n'))).toEqual({ kind: 'pdf' });
  });

  it('says no size where the file is cut off before it', async () => {
    const data = await plain().jpeg().toBuffer();
    expect(readHead(data.subarray(0, 40))).toEqual({ kind: 'jpeg' });
  });

  it.each(['GIF89a\x01\x00\x01\x00\x00\x00', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ', ''])(
    'takes nothing else: %j',
    (text) => {
      expect(readHead(Buffer.from(text, 'latin1'))).toBeUndefined();
    },
  );
});
