import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { extent, itFurther } from '../support/extent.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { pairs } from '../support/pairs.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { chooseFiles, fileOf } from './support/media-page.ts';
import { phone, startOffice } from './support/office.ts';

describe('a post', () => {
  const office = startOffice();
  const { open } = office;
  const sentence = 'What should everyone know?';
  let admin: Caller;
  beforeAll(async () => {
    admin = await signIn(office.app, { name: 'Rohini Lele' });
  });

  const found = async (type: string, keyword: string) => (await admin.get(`/api/content/${type}`, { keyword })).json;
  const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
  const isPosted = (page: Page, title = 'Posted') => page.getByRole('heading', { name: title, level: 1 }).waitFor();

  it('takes three taps and a sentence on a phone', async () => {
    const { page, faults, close } = await open('/school', { viewport: phone });
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('dialog', { name: 'New' }).getByRole('button', { name: 'Post something' }).click();
    await page.getByLabel(sentence).fill('School closes at one today');
    await post(page).click();
    await isPosted(page);
    expect(await found('notice', 'School closes at one')).toMatchObject([
      { state: 'published', document: { audience: 'All', noticeHead: 'School closes at one today' } },
    ]);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.waitForURL(/\/school\/content\/notice\/\d+$/);
    expect(await found('notice', 'School closes at one')).toMatchObject([{ state: 'draft' }]);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('goes to a group, on top, as an emergency, at a time', async () => {
    const { page, close } = await open('/school/post');
    await page.getByLabel(sentence).fill('Heavy rain on Monday');
    await page.getByRole('switch', { name: /^Emergency/ }).press('Space');
    await page.getByText('Audience, time and more').click();
    await page.getByLabel('Who sees it').selectOption('Parents');
    await page.getByLabel('Keep on top').check();
    await page.getByLabel('At a time').check();
    await page.getByLabel('Shown from').fill('2031-06-02');
    await page.getByLabel('Time', { exact: true }).fill('06:30');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await isPosted(page, 'Scheduled');
    expect(await found('notice', 'Heavy rain')).toMatchObject([
      { state: 'scheduled', document: { audience: 'Parents', isPinned: true, level: 'Emergency' } },
    ]);
    await close();
  });

  itFurther('says what is missing, and keeps what is typed on the device', async () => {
    const { page, close } = await open('/school/post?kind=event');
    await post(page).click();
    await page.getByRole('alert').getByText('2 things to put right').waitFor();
    await page.getByLabel('What is happening?').fill('Kite festival');
    await page.getByText('Saved on this device').waitFor();
    await page.reload();
    await page.getByText('You began this on').waitFor();
    expect(await page.getByLabel('What is happening?').inputValue()).toBe('Kite festival');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByLabel('What is happening?').inputValue()).toBe('');
    await close();
  });

  it('is one post where the answer is lost on the way, and the page is loaded anew', async () => {
    const { page, close } = await open('/school/post', { viewport: phone });
    const reached = await loseAnswer(page, /\/api\/content\/notice\?/);
    await page.getByLabel(sentence).fill('The bridge is closed');
    await post(page).click();
    await page.getByText('No answer from the server. Your post is saved on this device.').waitFor();
    expect(reached.map(({ status }) => status)).toEqual([201]);
    expect(await page.getByLabel(sentence).isDisabled()).toBe(true);
    await page.reload();
    await page.getByText('No answer from the server.').waitFor();
    expect(await page.getByLabel(sentence).inputValue()).toBe('The bridge is closed');
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send again' }).click();
    await isPosted(page);
    expect(await found('notice', 'The bridge is closed')).toHaveLength(1);
    await close();
  });

  itFurther('sends itself once there is a network again', async () => {
    const { page, close } = await open('/school/post?kind=holiday');
    await page.getByLabel('Name of the holiday').fill('Pola');
    await page.getByLabel('First day').fill('2031-09-12');
    await page.context().setOffline(true);
    await post(page).click();
    await page.getByText('No answer from the server.').waitFor();
    await page.context().setOffline(false);
    await isPosted(page);
    expect(await found('holiday', 'Pola')).toMatchObject([{ document: { endHolidayDate: '2031-09-12' } }]);
    await close();
  });

  itFurther('of photos is one album with each of them once, where the network goes between two', async () => {
    const { page, close } = await open('/school/post?kind=photos', { viewport: phone });
    await page.getByLabel('What are the photos of?').fill('Planting day');
    await chooseFiles(page, page.getByRole('button', { name: 'Choose photos' }), [
      fileOf('first-sapling.jpg', await jpeg({ seed: 881 })),
      fileOf('second-sapling.jpg', await jpeg({ seed: 882 })),
    ]);
    await post(page).click();
    await page.getByText('Say what it shows, or mark it as decoration.').first().waitFor();
    await page.getByLabel('What photo 1 shows').fill('Two children plant a neem');
    await page.getByLabel('Decoration only').nth(1).check();
    let count = 0;
    await page.route('**/api/media', (route) => (++count === 2 ? route.abort() : route.continue()));
    await post(page).click();
    await page.getByText('No answer from the server.').waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await isPosted(page);
    const [album] = await found('galleryAlbum', 'Planting day');
    const pictures = (await admin.get('/api/media', { keyword: 'sapling' })).json;
    expect(pictures).toMatchObject([{ decorative: true }, { alt: 'Two children plant a neem' }]);
    expect(album).toMatchObject({
      state: 'published',
      document: {
        schoolThemeMediaJson: pictures.toReversed().map(({ reference }: { reference: string }) => ({
          Media_Name: reference,
        })),
      },
    });
    await close();
  });

  itFurther(
    'of photos is not left by one press elsewhere, and says how many of them went with their page',
    async () => {
      const { page, close } = await open('/school/post?kind=photos');
      await page.getByLabel('What are the photos of?').fill('Rangoli day');
      await chooseFiles(page, page.getByRole('button', { name: 'Choose photos' }), [
        fileOf('first-rangoli.jpg', await jpeg({ seed: 883 })),
        fileOf('second-rangoli.jpg', await jpeg({ seed: 884 })),
      ]);
      await page.getByLabel('What photo 1 shows').fill('A peacock of coloured powder');
      await page.getByRole('link', { name: 'Today' }).first().click();
      const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
      await asked.getByRole('button', { name: 'Stay' }).click();
      expect(await page.getByLabel('What photo 1 shows').inputValue()).toBe('A peacock of coloured powder');
      await page.getByRole('link', { name: 'Today' }).first().click();
      await asked.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.waitForURL(/\/school\/?(today)?$/);
      await page.goto(`${office.origin()}/school/post?kind=photos`);
      await page.getByText('Your words are here. 2 photos were not sent').waitFor();
      await page.getByRole('button', { name: 'Discard' }).click();
      await close();
    },
  );

  it('is made by the keyboard alone', async () => {
    const { page, faults, close } = await open('/school/post');
    await page.getByRole('button', { name: 'Event', exact: true }).press('Enter');
    await page.waitForURL(/kind=event/);
    await page.getByLabel('What is happening?').press('a');
    await page.keyboard.type(' fair for all');
    await page.getByLabel('Day', { exact: true }).fill('2031-03-03');
    await page.keyboard.press('Control+s');
    await isPosted(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Posted');
    expect(await found('event', 'a fair for all')).toMatchObject([{ document: { allDay: true } }]);
    expect(faults).toEqual([]);
    await close();
  });

  it.each(pairs(extent(['notice'], ['notice', 'photos']), axeSizes))(
    'axe finds nothing at %s, %o',
    async (kind, viewport) => {
      const { page, close } = await open(`/school/post?kind=${kind}`, { viewport });
      await page.getByText('Audience, time and more').click();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await close();
    },
  );
});
