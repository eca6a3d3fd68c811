import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { pictureOf, upload } from '../../api/media-files.ts';
import { jpeg } from '../../media/pictures.ts';
import type { Caller } from '../../support/callers.ts';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const fileOf = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): ChosenFile => ({
  name,
  mimeType,
  buffer,
});

/** Chooses files where a button opens the device's folders. */
export const chooseFiles = async (page: Page, button: Locator, files: readonly ChosenFile[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles([...files]);
};

export const uploadButton = (page: Page): Locator => page.getByRole('button', { name: 'Upload', exact: true });

/** A picture in the grid of the library. */
export const tileOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Pictures and files' }).getByRole('button', { name });

/** Sends a picture past the screen; its id. */
export const addPicture = async (
  admin: Caller,
  name: string,
  { seed, children }: { readonly seed: number; readonly children?: string },
): Promise<number> => {
  const file = pictureOf(name, await jpeg({ width: 640, height: 480, seed }));
  const { json } = await upload(admin, [file], { describeLater: 'true' });
  const { id } = json.files[0].media;
  if (children) await admin.call('PATCH', `/api/media/${id}`, { body: { children } });
  return id;
};

/**
 * A phone's photo of 24 megapixels, held upright: stored lying, with an orientation to turn it by; red above, blue
 * below.
 */
export const phonePhoto = async (): Promise<Buffer> => {
  const [width, height] = [5600, 4200];
  const half = (background: string): Promise<Buffer> =>
    sharp({
      create: {
        width: width / 2,
        height,
        channels: 3,
        background,
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .tint(background)
      .jpeg()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: await half('#ff2020'), left: 0, top: 0 },
      { input: await half('#2020ff'), left: width / 2, top: 0 },
    ])
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
};
