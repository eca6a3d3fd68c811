import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { adminAccount, startOffice } from './support/office.ts';
import { sheetsOf } from './support/paper.ts';

const mm = 96 / 25.4;

describe('papers of the gate, as they are printed', () => {
  const office = startOffice([adminAccount]);
  const { open } = office;
  let admin: Caller;

  const long = (text: string, length: number): string => text.repeat(20).slice(0, length).trim();
  const visit = { Purpose: 'Vendor', Meeting_With: 'Staff' };

  beforeAll(async () => {
    admin = await signIn(office.app, {});
  });

  it('are passes of one strip of an 80 mm roll, and of one A6 sheet, however long the names are', async () => {
    const short = { ...visit, Name: 'Sunil Deshmukh', Mobile: '9822000001', Meeting_Name: 'Lata Mahajan' };
    const wordy = {
      ...visit,
      Name: long('Chandrashekhar Venkataraman ', 100),
      Mobile: '9822000002',
      Purpose: 'Other',
      Purpose_Text: long('Water filters and their yearly inspection ', 100),
      Meeting_Name: long('The committee of the annual day ', 100),
      Vehicle_No: 'MH 15 GX 4417 8899',
      Persons: 50,
    };
    for (const one of [short, wordy]) expect((await admin.post('/api/visitors/sign-in', one)).status).toBe(201);
    for (const [paper, width, heights] of [
      ['roll', 80, [150, 240]],
      ['A6', 105, [148, 148]],
    ] as const)
      for (const [at, { Name }] of [short, wordy].entries()) {
        const sides = [width, heights[at]];
        const { page, faults, close } = await open('/visitors');
        await page.evaluate((one) => localStorage.setItem('visitorDesk', `1 ${one}`), paper);
        await page.reload();
        await page.evaluate(() => {
          window.print = () => document.body.toggleAttribute('data-printed', true);
          addEventListener('afterprint', (event) => event.stopImmediatePropagation(), { capture: true });
        });
        await page.getByRole('button', { name: `Print the pass of ${Name}` }).click();
        await page.waitForSelector('body[data-printed]');
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: Math.round((width - 8) * mm), height: 700 });
        expect(await sheetsOf(page), `${paper} of ${Name}`).toEqual([sides]);
        expect(faults).toEqual([]);
        await close();
      }
  });

  it('are a fire list with a box to tick and the names of each class', async () => {
    for (const First_Name of ['Gargi', 'Ishaan']) await addStudent(admin, { First_Name, Last_Name: 'Wagh' });
    const taken = await admin.call('PUT', '/api/attendance/register', {
      body: { Class_Id: 8, Section_Id: 1, Date: '2026-11-21', Marks: [] },
      headers: { 'if-match': '"0"' },
    });
    expect(taken.status).toBe(200);
    const { page, faults, close } = await open('/visitors?view=fire');
    await page.getByText(/^Made 21 Nov 2026, /).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: Math.round(186 * mm), height: 1000 });
    await page.getByText('Gargi Wagh').waitFor();
    await page.getByText(/^Made 21 Nov 2026, /).waitFor();
    for (const hidden of [page.getByRole('navigation'), page.getByRole('button'), page.getByRole('checkbox')])
      expect(await hidden.filter({ visible: true }).count()).toBe(0);
    const sides = await page
      .locator('label:has(input[type="checkbox"])')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
    // No row is torn apart between the columns: its box stays beside its name.
    const parts = await page
      .locator('li:has(> label)')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(parts).toEqual(sides.map(() => 1));
    expect(sides.length).toBeGreaterThan(2);
    for (const side of sides.flat()) expect(side).toBeGreaterThan(5 * mm);
    expect(await sheetsOf(page)).toEqual([[210, 297]]);
    expect(faults).toEqual([]);
    await close();
  });
});
