import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent, sendDetails } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, startOffice } from './support/office.ts';
import { makeXlsx } from './support/xlsx.ts';

const desk = {
  email: 'desk@example.org',
  name: 'Nilesh Khairnar',
  role: 'Staff' as const,
  permissionSets: ['frontOffice' as const],
};

const headings = ['Sr No', 'G.R. No.', 'Students Name', 'जन्म तिथि', 'Std', 'लिंग', 'Fathers Name', 'Fathers Mob'];
const joined = 'प्रवेश की तारीख़';

describe('lists of students in the office', () => {
  const office = startOffice([adminAccount, desk]);
  const { open } = office;
  let caller: Caller;

  const counts = (page: Page) => page.getByRole('region', { name: 'What would happen' });
  const choose = (page: Page, name: string, lines: readonly (readonly string[])[]) =>
    page.getByLabel('A file, .xlsx or .csv').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.map((cells) => cells.join(',')).join('\n')),
    });
  const list = [
    [...headings, joined],
    ['1', 'AMV/412', 'Viraj Kishor Bhamre', '14/03/2019', 'II A', 'Boy', 'Kishor Bhamre', '70205 55811', '05/04/2026'],
    ['2', 'AMV/418', 'Kavya Hire', '31/04/2019', '2nd B', 'लड़की', 'Ramesh Hire', '98901 5562', '05/04/2026'],
    ['3', 'AMV/190', 'Yug Salunkhe', '02/11/2018', 'Class 2 A', 'M', 'Anil Salunkhe', '98901 55621', '05/04/2026'],
    ['', '', 'Total 3 students', '', '', '', '', '', ''],
  ];

  beforeAll(async () => {
    caller = await signIn(office.app, {});
    await addStudent(caller, {
      Admission_No: 'AMV/190',
      First_Name: 'Yug',
      Last_Name: 'Salunkhe',
      Date_Of_Birth: '2018-11-02',
      Class_Id: 5,
    });
  });

  it('are read, put right in place, imported and kept as a file, by the keyboard', async () => {
    const { page, faults, close } = await open('/student', { email: desk.email });
    await page.getByRole('link', { name: 'Import a list' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Import students' }).waitFor();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save an empty template' }).press('Enter'),
    ]);
    expect(await readFile((await template.path()) ?? '', 'utf8')).toContain('Admission number,First name,');
    await choose(page, 'class-2.csv', list);
    await page.getByText('8 of 9 were found by their headings.').waitFor();
    expect(await page.getByLabel('G.R. No.').inputValue()).toBe('Admission_No');
    expect(await page.getByLabel('जन्म तिथि').inputValue()).toBe('Date_Of_Birth');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Date of birth, row 3');
    await page.getByText('The month has no such day.').waitFor();
    await page.keyboard.press('Enter');
    const mobile = page.getByLabel('Parent’s mobile, row 3');
    await mobile.waitFor();
    await page.getByText('Enter a 10-digit mobile number.').waitFor();
    await mobile.fill('98901 55620');
    await expect.poll(() => counts(page).getByRole('definition').allTextContents()).toEqual(['2', '1', '0', '1']);
    await page.getByRole('button', { name: 'Changes 1' }).press('Enter');
    await page.getByText('Parent’s mobile: 98220 41876 becomes 98901 55621').waitFor();
    await page.getByRole('button', { name: 'Import 3, keep 1 as a file' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'The list is imported');
    await page.getByText('2 new, 1 changed, 0 as they were.').waitFor();
    const [refused] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save these rows as a file' }).press('Enter'),
    ]);
    expect(await readFile((await refused.path()) ?? '', 'utf8')).toContain('Total 3 students');
    await page.getByRole('link', { name: 'See the students' }).press('Enter');
    await page.getByRole('link', { name: 'Kavya Hire' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('keep what was set by hand since, tell of a file that is none, and are undone', async () => {
    const [kavya] = (await caller.get('/api/student', { keyword: 'AMV/418' })).json;
    const { Student_Id, Admission_No } = kavya;
    const own = { Student_Id, Admission_No, First_Name: 'Kavya', Last_Name: 'Hire', Date_Of_Birth: '2019-04-30' };
    expect((await sendDetails(caller, { ...own, Class_Id: 5, Section_Id: 2, Father_Name: 'Ram Hire' })).status).toBe(
      200,
    );
    const { page, faults, close } = await open('/student/import');
    const file = page.getByLabel('A file, .xlsx or .csv');
    await file.setInputFiles({ name: 'old.xls', mimeType: '', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) });
    await page.getByText('This file is in the old Excel format (.xls). Save it as .xlsx.').waitFor();
    const xlsx = makeXlsx([
      ['G.R. No.', 'Name', 'Fathers Name'],
      ['AMV/418', 'Kavya Hire', 'Ramesh Hire'],
      ['AMV/412', 'Viraj Kishor Bhamre', 'Kishor R Bhamre'],
    ]);
    await file.setInputFiles({ name: 'again.xlsx', mimeType: '', buffer: xlsx });
    await expect.poll(() => counts(page).getByRole('definition').allTextContents()).toEqual(['0', '1', '1', '0']);
    await page
      .getByText('Father’s name stays Ram Hire, set by hand since the last import. The file says Ramesh Hire.')
      .waitFor();
    await page.getByRole('button', { name: 'Import 2' }).click();
    await page.getByText('0 new, 1 changed, 1 as they were.').waitFor();
    await page.getByRole('button', { name: 'Use another list' }).click();
    await page.getByRole('button', { name: 'Undo the import of class-2.csv' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await dialog.getByText('The import is undone, but for these students, who stay as they are:').waitFor();
    await dialog.getByText(/^Kavya Hire, AMV\/418: This student was edited since\.$/).waitFor();
    await dialog.getByText(/^Viraj Kishor Bhamre, AMV\/412/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('Undone', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are looked at anew for another session, and undone to the end after a fault', async () => {
    await addStudent(caller, { Admission_No: 'AMV/700', First_Name: 'Tara', Last_Name: 'Gite' });
    const { page, close } = await open('/student/import');
    const rows = [
      ['G.R. No.', 'First name', 'Last name', 'Std'],
      ['AMV/700', 'Tara', 'Gite', 'V A'],
    ];
    await choose(page, 'tara.csv', rows);
    const shown = () => counts(page).getByRole('definition').allTextContents();
    await expect.poll(shown).toEqual(['0', '0', '1', '0']);
    await page.getByLabel('Session').selectOption({ label: '2025–2026' });
    await expect.poll(shown).toEqual(['0', '1', '0', '0']);
    await page.getByRole('button', { name: 'Import 1' }).click();
    await page.getByText('0 new, 1 changed, 0 as they were.').waitFor();
    await page.getByRole('button', { name: 'Use another list' }).click();

    let asked = 0;
    let answer = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/student/imports/*/undo', async (route) => {
      asked += 1;
      if (asked > 2) return route.continue();
      if (asked === 2) return route.abort();
      await isHeld;
      return route.fulfill({ json: { undone: 0, kept: [], next: 0 } });
    });
    await page.getByRole('button', { name: 'Undo the import of tara.csv' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    answer();
    await dialog.getByText('It stopped before the end. Students so far: 0').waitFor();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByText('The import is undone.').waitFor();
    expect(asked).toBe(3);
    await close();
  });

  itFurther('fill a phone and a desk without a fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open('/student/import', { viewport });
      await page.getByRole('heading', { name: 'Earlier imports' }).waitFor();
      for (const isRead of [false, true]) {
        if (isRead)
          await choose(
            page,
            'class-3.csv',
            list.map((cells) => cells.map((cell) => cell.replace('AMV', 'BMV'))),
          );
        if (isRead) await page.getByRole('button', { name: /^Import 2, keep 2/ }).waitFor();
        expect(await complaints(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
      await close();
    }
  });
});
