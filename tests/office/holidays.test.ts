import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { extent, itFurther } from '../support/extent.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';
import { makeXlsx } from './support/xlsx.ts';

describe('the holidays of the office', () => {
  const office = startOffice();
  const { open } = office;
  let admin: Caller;
  let first = 0;
  const place = '/school/holidays';
  const panel = (page: Page, name: string) => page.getByRole('region', { name });
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const add = async (name: string, day: string, more: object = {}): Promise<number> => {
    const session = {
      School_Id: admin.schoolId,
      StartSession: Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0),
    };
    const body = { ...session, name, startHolidayDate: day, endHolidayDate: day, ...more };
    return (await admin.post('/api/academic/_addHoliday', body)).json.holiday.Id;
  };
  const listed = async (StartSession: number) =>
    (await admin.get('/api/academic/_holidays_list', { School_Id: admin.schoolId, StartSession, pageSize: 100 })).json;

  beforeAll(async () => {
    admin = await signIn(office.app);
    first = await add('Founders day', '2026-12-01', { Holiday_Type: 'Public' });
    await add('Constitution Day', '2025-11-26', { Fixed_Date: true });
    await add('Harvest fair', '2025-10-21');
  });

  it('adds one, tells of an overlap, changes it, and puts it into the bin', async () => {
    const { page, faults, close } = await open(place);
    await page.getByText(/^2026–2027: \d+ entries\./).waitFor();
    await page.getByRole('link', { name: 'Add a holiday' }).click();
    const form = panel(page, 'A new holiday');
    await form.getByRole('button', { name: 'Add it' }).click();
    await page.getByRole('alert').getByText('3 things to put right').waitFor();
    await page.getByRole('link', { name: 'Name: Enter a name.' }).click();
    await page.keyboard.type('Kite day');
    await form.getByLabel('First day').fill('2026-12-01');
    expect(await form.getByLabel('Last day').inputValue()).toBe('01 Dec 2026');
    await form.getByLabel('Last day').fill('2026-11-30');
    await form.getByLabel('Kind').selectOption('Public holiday');
    await form.getByRole('button', { name: 'Add it' }).click();
    await page.getByRole('link', { name: 'Last day: The last day is before the first.' }).waitFor();
    await form.getByLabel('Last day').fill('2026-12-02');
    await form.getByRole('button', { name: 'Add it' }).click();
    const kite = panel(page, 'Kite day');
    await kite.getByText('These days overlap with Founders day.').waitFor();
    await row(page, 'Kite day').getByText('01 to 02 Dec 2026').waitFor();

    await kite.getByRole('button', { name: 'Some classes' }).click();
    await kite.getByRole('group', { name: 'Which classes' }).getByRole('checkbox').first().check();
    await kite.getByLabel('Show on the website').setChecked(false);
    await page.keyboard.press('Control+s');
    await page.getByText('“Kite day” is saved. Visitors do not see it.').waitFor();
    await row(page, 'Kite day').getByText('Not on the website').waitFor();
    await kite.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove “Kite day”?' });
    await question.getByText(/^Visitors do not see it\. The bin keeps it until /).waitFor();
    await question.getByRole('button', { name: 'Remove' }).click();
    await row(page, 'Kite day').waitFor({ state: 'detached' });
    await page.goto(`${office.origin()}/school/bin`);
    await page.getByText('Kite day').first().waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('says what somebody else has saved of one meanwhile, and loses nothing that is typed', async () => {
    const Id = await add('Kite festival', '2027-01-14');
    const { page, close } = await open(`${place}?holiday=${Id}`);
    const form = panel(page, 'Kite festival');
    await form.getByLabel('Name').fill('Festival of kites');
    await form.getByLabel('Details').fill('Bring a kite.');
    const other = await signIn(office.app, { name: 'Vikram Sethi' });
    const changed = { Id, name: 'Kites', startHolidayDate: '2027-01-14', endHolidayDate: '2027-01-15' };
    const body = { School_Id: other.schoolId, StartSession: 2026, Applies_To: 'Staff', ...changed };
    expect((await other.post('/api/academic/_addHoliday', body)).status).toBe(200);
    await page.keyboard.press('Control+s');
    const note = page.getByRole('alert').filter({ hasText: 'Vikram Sethi' });
    await note.getByText('you wrote “Festival of kites”').waitFor();
    await note.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await panel(page, 'Kites').getByLabel('Last day').inputValue()).toBe('15 Jan 2027');
    await page.keyboard.press('Control+s');
    await page.getByText('“Festival of kites” is saved and on the website').waitFor();
    const stored = (await listed(2026)).find((one: { Id: number }) => one.Id === Id);
    expect(stored).toMatchObject({ Applies_To: 'Staff', Description: 'Bring a kite.', endHolidayDate: '2027-01-15' });
    await admin.call('DELETE', '/api/academic/_removeHoliday', { query: { School_Id: admin.schoolId, Id } });
    await close();
  });

  it('asks before another session drops what is typed', async () => {
    const { page, close } = await open(`${place}?holiday=new`);
    const form = panel(page, 'A new holiday');
    const session = page.getByLabel('Session', { exact: true });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await form.getByLabel('Name').fill('Lantern evening');
    await session.selectOption({ label: '2025–2026' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await form.getByLabel('Name').inputValue()).toBe('Lantern evening');
    expect(await session.inputValue()).toBe('2026');
    await session.selectOption({ label: '2025–2026' });
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText(/^2025–2026: /).waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('');
    await close();
  });

  it('is worked by the keyboard alone: a day among the months, and its row', async () => {
    const { page, close } = await open(place);
    const day = page
      .getByRole('region', { name: 'The year' })
      .getByRole('link', { name: /^Founders day, 01 Dec 2026, Public/ });
    await day.focus();
    await page.getByText('Founders day, 01 Dec 2026', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await panel(page, 'Founders day').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Founders day');
    expect(new URL(page.url()).searchParams.get('holiday')).toBe(String(first));
    await page.keyboard.press('Escape');
    await panel(page, 'Founders day').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Founders day');
    await close();
  });

  itFurther('copies what is on the same day each year after telling of all', async () => {
    const { page, faults, close } = await open(place);
    await page.getByRole('link', { name: 'Copy from 2025–2026' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy from 2025–2026 into 2026–2027' });
    await dialog.getByRole('heading', { name: '1 is added' }).waitFor();
    await dialog.getByRole('heading', { name: '1 is left' }).waitFor();
    await dialog.getByText('was 21 Oct 2025').waitFor();
    expect((await listed(2026)).filter((one: { name: string }) => one.name === 'Constitution Day')).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 1 holiday' }).click();
    await page.getByText('1 holiday is added').waitFor();
    await row(page, 'Constitution Day').getByText('26 Nov 2026').waitFor();
    await page.getByRole('link', { name: 'Copy from 2025–2026' }).click();
    await dialog.getByRole('heading', { name: '1 is already there and stays as it is' }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Add/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('follows the session of the bar, and what others add', async () => {
    const { page, close } = await open(place);
    await page.getByLabel('Session', { exact: true }).selectOption({ label: '2024–2025' });
    await page.getByText('No holidays in 2024–2025 yet. Families look here first.').waitFor();
    await add('Sports day', '2024-12-04');
    await row(page, 'Sports day').waitFor();
    await close();
  });

  describe('a list of the next session', () => {
    const rows = Array.from(
      { length: 30 },
      (_, at) => `Day ${at + 1}\t${String((at % 28) + 1).padStart(2, '0')}/${at < 15 ? '07' : '08'}/2027`,
    );
    const dates: Readonly<Record<number, string>> = { 3: '03/07/2027-12/07/2026', 8: '14/9', 23: '19/08/2026' };
    const list = [
      'Holiday name\tDate (from-to)',
      ...rows.map((row, at) => (dates[at] ? `Day ${at + 1}\t${dates[at]}` : row)),
    ];
    const openList = async (options: Parameters<typeof open>[1] = {}) => {
      const opened = await open(place, options);
      await opened.page.getByLabel('Session', { exact: true }).selectOption({ label: '2027–2028' });
      await opened.page.getByRole('link', { name: 'Paste a list' }).click();
      const dialog = opened.page.getByRole('dialog', { name: 'A list of holidays for 2027–2028' });
      return { ...opened, dialog };
    };

    it('of thirty rows with three wrong dates ends right, by the keyboard alone', async () => {
      const before = (await listed(2027)).length;
      const { page, dialog, faults, close } = await openList();
      await dialog.getByLabel('Paste a list').fill(list.join('\n'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await dialog.getByText('27 right').waitFor();
      await dialog.getByText('Ends before it starts.').waitFor();
      await dialog.getByText('The year is missing.').waitFor();
      await dialog.getByText('Outside 2027–2028.').waitFor();
      await dialog.getByRole('button', { name: 'Add 30: 3 to correct' }).waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await expect.poll(focused).toBe('Last day, row 5');
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe('First day, row 10');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('32/09/2027');
      await dialog.getByText('This is not a date.').waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('14 Sept 27');
      await page.keyboard.press('Tab');
      await expect.poll(focused).toBe('First day, row 25');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Add 30', exact: true }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add 30');
      expect((await listed(2027)).length).toBe(before);
      await page.keyboard.press('Enter');
      await dialog.getByText('30 holidays are added').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await row(page, 'Day 4').getByText('03 to 12 Jul 2027').waitFor();
      expect((await listed(2027)).length).toBe(before + 30);
      expect(faults).toEqual([]);
      await close();
    });

    itFurther('as a file of Excel is read on the device; what is wrong is left in a file', async () => {
      const { page, dialog, faults, close } = await openList();
      const sheet = [
        ['Occasion', 'From', 'To', 'Remark'],
        ['Foundation week', 46_700, 46_704, 'as every year'],
        ['Fair, big', 'after Holi', '', ''],
      ];
      const file = { name: 'list.xlsx', mimeType: '', buffer: makeXlsx(sheet) };
      await dialog.getByLabel('A file, .xlsx or .csv').setInputFiles(file);
      await dialog.getByText('2 rows read.', { exact: false }).waitFor();
      await dialog.getByText('This is not a date.').waitFor();
      await dialog.getByLabel('Remark').selectOption('Details');
      await dialog.getByLabel('Remark').selectOption('Left out');
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Add the 1 and keep 1 as a file' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toBe(
        '\uFEFFOccasion,From,To,Remark,What is wrong\r\n"Fair, big",after Holi,,,This is not a date.\r\n',
      );
      await dialog.getByText('1 holiday is added').waitFor();
      expect(await listed(2027)).toContainEqual(
        expect.objectContaining({ name: 'Foundation week', startHolidayDate: '2027-11-09', days: 5 }),
      );
      expect(faults).toEqual([]);
      await close();
    });

    itFurther('says what cannot be read, and what the school has already', async () => {
      const { page, dialog, close } = await openList();
      const picture = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xd8, 0xff]) };
      await dialog.getByLabel('A file, .xlsx or .csv').setInputFiles(picture);
      await dialog.getByText(/^This file is not UTF-8 text\./).waitFor();
      await dialog.getByLabel('Paste a list').fill('Gudi Padwa;07/04/2027\nGudi Padwa fair;07/04/2027');
      await dialog.getByRole('button', { name: 'Check the list' }).click();
      await dialog.getByText('Already there and stays as it is').waitFor();
      await dialog.getByText('These days overlap with Gudi Padwa.').waitFor();
      expect(await complaints(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await page
        .getByRole('dialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Leave', exact: true })
        .click();
      await dialog.waitFor({ state: 'detached' });
      await close();
    });
  });

  itFurther('shows the facts to who may only read', async () => {
    const { page, close } = await open(place, { email: 'desk@example.org' });
    await page.getByRole('link', { name: 'Founders day' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Add a holiday' }).count()).toBe(0);
    await row(page, 'Founders day').getByRole('link').click();
    const facts = panel(page, 'Founders day');
    await facts.getByText('An admin can change this.').waitFor();
    await facts.getByText('Everybody').waitFor();
    expect(await facts.getByRole('textbox').count()).toBe(0);
    await close();
  });

  it('shows the list first on a phone, and the months behind a segment', async () => {
    const { page, close } = await open(place, { viewport: phone });
    await row(page, 'Founders day').waitFor();
    const year = page.getByRole('region', { name: 'The year' });
    expect(await year.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'The year' }).click();
    await year.getByRole('link', { name: /^Founders day/ }).click();
    await page.getByRole('dialog', { name: 'Founders day' }).getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Founders day/);
    await close();
  });

  const others = ['?view=months', '?holiday=new', '?deed=copy'];
  const screens = ['', ...extent([], ['?deed=import', ...others])];
  it.each(furtherAxeSizes)('axe finds nothing and nothing scrolls sideways, %o', async (viewport) => {
    const { page, close } = await open(place, { viewport });
    for (const screen of screens) {
      await page.goto(`${office.origin()}${place}${screen}`);
      await page.locator('main table').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    await close();
  });
});
