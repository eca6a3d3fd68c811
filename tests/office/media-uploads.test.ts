import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../media/documents.ts';
import { heicPicture } from '../media/heic-pictures.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { loseUploadAnswer } from '../support/lose-answer.ts';
import { chooseFiles, fileOf, phonePhoto, tileOf, uploadButton } from './support/media-page.ts';
import { adminAccount, startOffice } from './support/office.ts';

/** What a busy machine needs to make a phone's photo smaller, in milliseconds. */
const toPrepare = { timeout: 120_000 };

describe('files on their way to the library', () => {
  const office = startOffice([adminAccount]);
  let admin: Caller;
  let photo: Buffer;
  beforeAll(async () => {
    admin = await signIn(office.app, { name: 'Rohini Lele' });
    photo = await phonePhoto();
  });

  const { open } = office;
  const row = (page: Page, name: string): Locator =>
    page.getByRole('region', { name: /file/ }).getByRole('listitem').filter({ hasText: name });
  const found = async (keyword: string) => (await admin.get('/api/media', { keyword })).json;

  it('sends many files at once, each made smaller and turned on the device, and says what they still need', async () => {
    expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
    const { page, faults, close } = await open('/school/media');
    await chooseFiles(page, uploadButton(page), [
      fileOf('held-upright.jpg', photo),
      fileOf('from-an-iphone.heic', await heicPicture(), 'image/heic'),
      fileOf('fees-2026.pdf', pdf(), 'application/pdf'),
    ]);
    await page.getByRole('heading', { name: '3 files sent' }).waitFor(toPrepare);
    await row(page, 'ld-upright.jpg')
      .getByText(/^\d+\.\d MB made /)
      .waitFor();
    const [upright] = await found('held-upright');
    expect([upright.width, upright.height]).toEqual([1920, 2560]);
    const data = await office.app.storage.get(`${admin.schoolId}/${upright.id}/480.webp`);
    const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number): number => pixels[(y * info.width + info.width / 2) * info.channels] ?? 0;
    expect(redAt(20)).toBeGreaterThan(redAt(info.height - 20) + 60);
    const [turned] = await found('from-an-iphone');
    expect([turned.width, turned.height]).toEqual([64, 96]);
    expect((await found('fees-2026'))[0]).toMatchObject({ kind: 'document', class: 'public' });
    await page.getByRole('button', { name: 'Say what they show' }).click();
    expect(new URL(page.url()).searchParams.get('show')).toBe('undescribed');
    await tileOf(page, 'Held upright').waitFor();
    expect(await tileOf(page, 'Fees 2026').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('says of each file what is wrong with it, and sends the others', async () => {
    const { page, close } = await open('/school/media');
    await chooseFiles(page, uploadButton(page), [
      fileOf('letter.docx', Buffer.from('PK\x03\x04 not a picture'), 'application/msword'),
      fileOf('thick-book.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]), 'application/pdf'),
      fileOf('cut-off.jpg', photo.subarray(0, 2_000_000)),
      fileOf('good.jpg', await jpeg({ seed: 71 })),
    ]);
    await page.getByText('1 sent, 3 failed').waitFor(toPrepare);
    await row(page, 'letter.docx').getByText('not a picture or PDF that the website can show').waitFor();
    await row(page, 'thick-book.pdf').getByText('This PDF is over 5 MB.').waitFor();
    await row(page, 'cut-off.jpg').getByText('damaged or cut off').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Take letter.docx off the list' }).click();
    expect(await row(page, 'letter.docx').count()).toBe(0);
    expect(await found('letter')).toEqual([]);
    expect(await found('good.jpg')).toHaveLength(1);
    await close();
  });

  it('ends forty pictures with none twice and none missing, where the network goes at the twelfth', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `walk-${String(n + 1).padStart(2, '0')}.jpg`);
    const files = await Promise.all(names.map(async (name, n) => fileOf(name, await jpeg({ seed: 800 + n }))));
    const { page, close } = await open('/school/media');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/media') return;
      sent += 1;
      // Whether it has arrived, nobody knows; its answer does not, and then nothing does.
      if (sent === 12) void page.context().setOffline(true);
    });
    await chooseFiles(page, uploadButton(page), files);
    await page.getByText('No connection. It will be sent when the connection is back.').first().waitFor(toPrepare);
    const keyword = 'walk-';
    const arrived = async (): Promise<readonly string[]> =>
      (await admin.get('/api/media', { keyword, pageSize: 100 })).json
        .map(({ fileName }: { fileName: string }) => fileName)
        .sort();
    expect((await arrived()).length).toBeLessThan(40);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: '40 files sent' }).waitFor(toPrepare);
    expect(await arrived()).toEqual(names);
    await close();
  });

  it('sends again what failed for want of a network, and gives up one file by itself', async () => {
    const { page, close } = await open('/school/media');
    await page.route('**/api/media', (route) => route.abort());
    await chooseFiles(page, uploadButton(page), [fileOf('through-a-tunnel.jpg', await jpeg({ seed: 72 }))]);
    await row(page, 'h-a-tunnel.jpg').getByText('No connection').waitFor();
    await page.unroute('**/api/media');
    await page.getByRole('button', { name: 'Retry all' }).click();
    await page.getByRole('heading', { name: '1 file sent' }).waitFor();
    expect(await found('through-a-tunnel')).toHaveLength(1);
    await page.getByRole('button', { name: 'Close' }).click();

    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/media', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue().catch(() => undefined);
    });
    await chooseFiles(page, uploadButton(page), [
      fileOf('given-up.jpg', await jpeg({ seed: 73 })),
      fileOf('kept.jpg', await jpeg({ seed: 74 })),
    ]);
    await page.getByRole('button', { name: 'Cancel given-up.jpg' }).click();
    goOn();
    await page.getByRole('heading', { name: '1 file sent' }).waitFor();
    expect(await found('given-up')).toEqual([]);
    expect(await found('kept.jpg')).toHaveLength(1);
    await close();
  });

  it('lets a form upload a picture, made smaller on the way', async () => {
    const { page, faults, close } = await open('/school/content/facility');
    await page.getByRole('button', { name: 'New facility' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await chooseFiles(page, dialog.getByRole('button', { name: 'Upload from this device' }), [
      fileOf('from-the-form.jpg', photo),
    ]);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByText('Say what it shows, or mark it as decoration.').waitFor();
    await dialog.getByLabel('What the picture shows').fill('A room full of kites');
    const reached = await loseUploadAnswer(page, '*/api/media');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByText('No connection. Nothing was lost: try again.').waitFor(toPrepare);
    expect(reached).toEqual([201]);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('button', { name: 'Choose another' }).waitFor(toPrepare);
    await page.getByText(/^Saved /).waitFor();
    expect(await found('from-the-form')).toMatchObject([{ alt: 'A room full of kites', width: 1920, height: 2560 }]);
    expect(faults).toEqual([expect.stringContaining('ERR_FAILED')]);
    await close();
  });
});
