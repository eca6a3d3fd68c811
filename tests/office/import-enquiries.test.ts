import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';
import { makeXlsx } from './support/xlsx.ts';

const headings = ['Name of child', 'Class', 'D.O.B.', 'Gender', 'Father’s name', 'Mobile', 'Remarks'];
const rows = [
  ['Anvi Kale', '1', '04/05/2020', 'F', 'Suhas Kale', '90000 22001', 'Asked about the bus'],
  ['Vihaan More', 'Nursery', '31/04/2023', 'M', 'Ajit More', '90000 22002', ''],
  ['Myra Shah', 'LKG', '12/08/2022', 'girl', 'Nirav Shah', '12345', ''],
  ['Om Pawar', '13', '01/01/2016', 'boy', 'Vijay Pawar', '90000 22004', ''],
];
const pasted = [headings, ...rows].map((cells) => cells.join('\t')).join('\n');

describe('a list of enquiries in the office', () => {
  const office = startOffice();
  const place = '/school/admissions';
  let admin: Caller;
  const stored = async (): Promise<readonly { Child_Name: string }[]> =>
    (await admin.get('/api/admissions/inbox', { Enquiry_Type: 6, pageSize: 50 })).json;
  const openList = async (options: Parameters<typeof office.open>[1] = {}) => {
    const opened = await office.open(`${place}?deed=import`, options);
    return { ...opened, dialog: opened.page.getByRole('dialog').first() };
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  beforeAll(async () => {
    admin = await signIn(office.app);
  });

  it('is pasted, mended in place and added, once the families have agreed', async () => {
    const { page, faults, close } = await office.open(place);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Paste or upload a list' }).click();
    const dialog = page.getByRole('dialog', { name: 'A list of enquiries' });
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save an empty template' }).press('Enter'),
    ]);
    expect(template.suggestedFilename()).toBe('enquiries-template.csv');
    expect(await readFile((await template.path()) ?? '', 'utf8')).toContain(
      'Child’s first name,Child’s last name,Class,',
    );
    await dialog.getByLabel('Paste a list').fill(pasted);
    await dialog.getByRole('button', { name: 'Check the list' }).click();
    await dialog.getByText('The month has no such day.').waitFor();
    await dialog.getByText('The school has no such class.').waitFor();
    await dialog.getByText('Suhas Kale, Father').waitFor();
    // What the server alone can tell is mended in its cell as well.
    await dialog.getByLabel('Mobile, row 4').waitFor();
    await dialog.getByRole('button', { name: 'Add 4: 3 to correct' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Date of birth, row 3');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Class, row 5').fill('XII');
    await dialog.getByLabel('Mobile, row 4').fill('9000022003');
    // Who goes back to look at the text finds again what was mended.
    await dialog.getByRole('button', { name: 'Paste something else' }).click();
    await dialog.getByRole('button', { name: 'Check the list' }).click();
    expect(await dialog.getByLabel('Class, row 5').inputValue()).toBe('XII');
    expect(await dialog.getByLabel('Mobile, row 4').inputValue()).toBe('9000022003');
    await dialog.getByRole('button', { name: 'Add 4', exact: true }).click();
    await dialog.getByText('Ask the families, then tick the box.').waitFor();
    expect(await stored()).toEqual([]);
    await dialog.getByLabel(/^These families have agreed/).check();
    await dialog.getByRole('button', { name: 'Add 4', exact: true }).click();
    await dialog.getByText('4 enquiries are added').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: /^Anvi Kale/ }).click();
    const panel = page.getByRole('region', { name: /Anvi Kale/ });
    await panel.getByText('Asked about the bus').waitFor();
    await panel.getByText('Import').first().waitFor();
    expect((await stored()).map(({ Child_Name }) => Child_Name).toSorted()).toEqual([
      'Anvi Kale',
      'Myra Shah',
      'Om Pawar',
      'Vihaan More',
    ]);
    // The dry run of a row with a wrong number is refused.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });

  itFurther('of Excel is known again, and what is new in it is added', async () => {
    const { dialog, close } = await openList();
    const before = (await stored()).length;
    // The last cell is formatted as a day, and is none.
    const sheet = [
      [...headings, 'Email'],
      rows[0] ?? [],
      ['Tara Bose', 'UKG', 44_700, '', 'Arun Bose', '9000022010', 9_000_022_010, 'arun at home'],
    ];
    await dialog
      .getByLabel('A file, .xlsx or .csv')
      .setInputFiles({ name: 'fair.xlsx', mimeType: '', buffer: makeXlsx(sheet) });
    // What stands in a column that not every list has is mended as well.
    await dialog.getByLabel('Email, row 3').fill('arun@example.org');
    await dialog.getByText('Already there and stays as it is').waitFor();
    await dialog.getByLabel(/^These families have agreed/).check();
    await dialog.getByRole('button', { name: 'Add 2', exact: true }).click();
    await dialog.getByText('1 enquiry is added').waitFor();
    await dialog.getByText('1 was already there and stays as it is.').waitFor();
    expect((await stored()).length).toBe(before + 1);
    await close();
  });

  itFurther('asks before it is left, and axe finds nothing', async () => {
    for (const viewport of axeSizes) {
      const { page, dialog, close } = await openList({ viewport });
      await dialog.getByLabel('Paste a list').fill(pasted);
      await dialog.getByRole('button', { name: 'Check the list' }).click();
      await dialog.getByLabel('Mobile, row 4').waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await close();
    }
  });
});
