import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';

describe('the calendar', () => {
  const office = startOffice();
  const { open } = office;
  const path = '/school/calendar?month=2031-05';
  let admin: Caller;
  const add = async (type: string, body: object, query: Readonly<Record<string, string | boolean>>) => {
    const { status, text } = await admin.call('POST', `/api/content/${type}`, { body, query });
    if (status !== 201) throw new Error(`It was refused: ${text}`);
  };
  beforeAll(async () => {
    admin = await signIn(office.app, { name: 'Rohini Lele' });
    const days = (noticeHead: string, day: number) => ({ noticeHead, entryDateTime: `2031-05-${day}T09:00` });
    await add('event', { ...days('Science fair', 13), endDateTime: '2031-05-14T16:00' }, { publish: true });
    await add('event', days('Music evening', 20), { publish: true });
    await add('holiday', { name: 'Long rest', startHolidayDate: '2031-05-26', endHolidayDate: '2031-06-02' }, {});
    await add('notice', days('Result day', 1 + 9), { publish_at: '2031-05-12T06:30:00.000Z' });
  });

  /** A day as its heading names it. */
  const named = (name: string): RegExp => new RegExp(`^${name.replace(' ', ',? ')}$`);
  const day = (page: Page, name: string) => page.locator('section').filter({ has: page.getByText(named(name)) });
  const entry = (page: Page, name: string) => page.getByRole('link', { name });
  const start = async (keyword: string): Promise<string> =>
    (await admin.get('/api/content/event', { keyword })).json[0].document.entryDateTime;

  it('is reached from the list, turns its pages, and keeps the month in the address', async () => {
    const { page, faults, close } = await open('/school/content/event');
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.waitForURL(/\/school\/calendar\?show=event$/);
    await page.goto(`${office.origin()}${path}`);
    await day(page, 'Monday 12 May').getByText('Result day').waitFor();
    await day(page, 'Monday 12 May').getByText('Scheduled').waitFor();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('heading', { name: 'June 2031' }).waitFor();
    expect(new URL(page.url()).searchParams.get('month')).toBe('2031-06');
    await entry(page, 'Long rest').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Content' }).click();
    await page.waitForURL(/\/school\/content$/);
    expect(faults).toEqual([]);
    await close();
  });

  it('takes an entry to another day by the mouse, with its length, and back', async () => {
    const { page, close } = await open(path);
    await entry(page, 'Science fair').hover();
    await page.mouse.down();
    const target = await day(page, 'Thursday 15 May').boundingBox();
    if (!target) throw new Error('There is no such day.');
    await page.mouse.move(target.x + 40, target.y + 40, { steps: 8 });
    await page.mouse.move(target.x + 50, target.y + 50, { steps: 4 });
    await page.mouse.up();
    await page.getByText(/“Science fair” is on .* in your draft/).waitFor();
    await day(page, 'Thursday 15 May').getByText('Science fair').waitFor();
    await expect.poll(() => start('Science fair')).toBe('2031-05-15T09:00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => start('Science fair')).toBe('2031-05-13T09:00');
    await close();
  });

  it('moves an entry by the keyboard alone, and the focus with it', async () => {
    const { page, faults, close } = await open(path);
    await entry(page, 'Music evening').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await day(page, 'Tuesday 27 May').getByText('Music evening').waitFor();
    await expect.poll(() => entry(page, 'Music evening').evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => start('Music evening')).toBe('2031-05-27T09:00');
    await page.getByRole('button', { name: 'Move Music evening' }).press('Enter');
    await page.getByRole('menuitem', { name: 'To a day …' }).press('Enter');
    await page.getByLabel('Its first day').fill('2031-05-20');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await day(page, 'Tuesday 20 May').getByText('Music evening').waitFor();
    await expect.poll(() => start('Music evening')).toBe('2031-05-20T09:00');
    expect(faults).toEqual([]);
    await close();
  });

  it('puts an entry back, and says why, where it cannot be moved', async () => {
    const { page, close } = await open(path);
    await entry(page, 'Music evening').waitFor();
    await page.route('**/api/content/event/*', (route) => route.abort());
    await entry(page, 'Music evening').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText(/“Music evening” stays on Tue 20 May\. There is no connection\./).waitFor();
    await day(page, 'Tuesday 20 May').getByText('Music evening').waitFor();
    expect(await start('Music evening')).toBe('2031-05-20T09:00');
    await close();
  });

  it('is a list of days on a phone, moved by buttons, in Hindi too', async () => {
    const { page, close } = await open(path, { viewport: phone });
    await page.getByRole('button', { name: 'Move Long rest' }).click();
    await page.getByRole('menuitem', { name: 'A day later' }).click();
    await page.getByRole('heading', { name: named('Tuesday 27 May') }).waitFor();
    await page.getByRole('button', { name: 'Holidays' }).click();
    await entry(page, 'Science fair').waitFor({ state: 'detached' });
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.reload();
    await page.getByRole('heading', { name: 'कैलेंडर', level: 1 }).waitFor();
    await page.context().clearCookies({ name: 'officeLocale' });
    await close();
  });

  it.each(axeSizes)('axe finds nothing at %o, and nothing scrolls sideways', async (viewport) => {
    const { page, close } = await open(path, { viewport });
    await entry(page, 'Music evening').waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await close();
  });
});
