import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/callers.ts';
import { phone, startOffice } from './support/office.ts';

describe('the holidays to come', () => {
  const office = startOffice();
  let past = 0;

  beforeAll(async () => {
    const admin = await signIn(office.app);
    const add = async (name: string, day: string): Promise<number> => {
      const span = { startHolidayDate: day, endHolidayDate: day };
      const body = { School_Id: admin.schoolId, StartSession: 2026, name, ...span };
      return (await admin.post('/api/academic/_addHoliday', body)).json.holiday.Id;
    };
    past = await add('Result day', '2026-05-02');
    await add('Founders day', '2026-12-01');
  });

  it('are listed first, and all of them behind a segment or with one of the past open', async () => {
    const { page, faults, close } = await office.open('/school/holidays', { viewport: phone });
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    await row('Founders day').waitFor();
    expect(await row('Result day').count()).toBe(0);
    await page.getByRole('button', { name: /^All \d+$/ }).click();
    await row('Result day').waitFor();
    await page.goto(`${office.origin()}/school/holidays?holiday=${past}`);
    await page.getByRole('dialog', { name: 'Result day' }).getByRole('button', { name: 'Close' }).click();
    await row('Result day').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });
});
