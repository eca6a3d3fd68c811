import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent, sendBio, sendDetails } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { enhanced } from '../e2e/support/forms.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { phone, startOffice } from './support/office.ts';

/** A4 in CSS pixels; a millimetre has so many. */
const mm = 96 / 25.4;
const a4 = { width: Math.round(210 * mm), height: Math.round(297 * mm) };

describe('papers of students, as they are printed', () => {
  const office = startOffice();
  const { open } = office;
  let caller: Caller;
  beforeAll(async () => {
    caller = await signIn(office.app, {});
  });

  /** Presses what prints, with a printer that is never done, and shows what is on the paper. */
  const print = async (page: Page, opener: string, deed: string): Promise<void> => {
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute('data-printed', true);
      addEventListener('afterprint', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.getByRole('button', { name: opener }).click();
    await page.getByRole('menuitem', { name: deed }).click();
    await page.waitForSelector('body[data-printed]');
    await page.setViewportSize(a4);
    await page.emulateMedia({ media: 'print' });
  };

  /** How many sheets of paper a printer would take. */
  const sheetsOf = async (page: Page): Promise<number> => {
    const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    return file.match(/\/Type \/Page\b/g)?.length ?? 0;
  };

  it('have cards of 85.6 × 54 mm, eight on a sheet, 5 mm apart, with a code of 13 mm', async () => {
    for (let at = 0; at < 9; at++)
      await addStudent(caller, {
        First_Name: `Card ${'ABCDEFGHI'[at]}a`,
        Class_Id: 9,
        Section_Id: 2,
        Roll_No: at + 1,
        Blood_Group: 'B+',
      });
    const { page, faults, close } = await open('/student?class=9&section=2');
    await print(page, 'Class 6 B: print, number, move', 'Print I-cards');
    const boxes = await page.locator('body > article section').evaluateAll((all) =>
      all.map((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const code = card.querySelector('svg')?.getBoundingClientRect();
        return [left, top, width, height, code?.width ?? 0, code?.height ?? 0];
      }),
    );
    expect(boxes).toHaveLength(9);
    const inMillimetres = boxes.map((box) => box.map((side) => Math.round((side / mm) * 10) / 10));
    for (const [, , ...sizes] of inMillimetres) expect(sizes).toEqual([85.6, 54, 13, 13]);
    const [[left = 0, top = 0] = [], [right = 0] = [], [, below = 0] = []] = inMillimetres;
    expect([right - left, below - top].map((gap) => Math.round(gap * 10) / 10)).toEqual([90.6, 59]);
    const line = await page.getByText('This line is 100 mm.').first().locator('i').boundingBox();
    expect(Math.round(((line?.width ?? 0) / mm) * 10) / 10).toBe(100);
    expect(await sheetsOf(page)).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });

  it('have a transfer certificate of one page, in both languages, with lines for what nobody has entered', async () => {
    const details = {
      First_Name: 'Tanvi',
      Middle_Name: 'Rajendra',
      Last_Name: 'Pagare',
      Mother_Name: 'Sunita Rajendra Pagare',
      Father_Name: 'Rajendra Namdev Pagare',
      Nationality: 'Indian',
    };
    const { Student_Id, Admission_No } = await addStudent(caller, details);
    await sendBio(caller, Student_Id, { Pen: '21407789315' });
    const left = {
      Status: 'Left',
      Leaving_Date: '2026-11-20',
      Leaving_Reason: 'Father transferred to Pune. '.repeat(8),
    };
    await sendDetails(caller, { ...details, Student_Id, Admission_No, ...left });
    const { page, faults, close } = await open(`/student/${Student_Id}`);
    await print(page, 'Print a certificate', 'Transfer certificate');
    const rows = await page.locator('body > article tr').evaluateAll((all) =>
      all.map((row) => {
        const [number, label, value] = [...row.children];
        return [
          number?.textContent,
          label?.firstChild?.textContent,
          value?.textContent,
          value?.querySelectorAll('i').length,
        ];
      }),
    );
    expect(rows.map(([number]) => number).filter(Boolean)).toEqual(
      Array.from({ length: 16 }, (_, at) => String(at + 1)),
    );
    const told = Object.fromEntries(rows.map(([, label, value, lines]) => [label, [value, lines]]));
    expect(told).toMatchObject({
      'Name of the student': ['Tanvi Rajendra Pagare', 0],
      'Mother’s name': ['Sunita Rajendra Pagare', 0],
      'Nationality · category': ['Indian · ', 1],
      'Date of birth, in figures': ['14 Aug 2016', 0],
      'in words': ['fourteenth August two thousand sixteen', 0],
      'First admitted on, to class': ['06 Apr 2026, to Class 5 A', 0],
      'Class in which last studied': ['Class 5 A, session 2026–2027', 0],
      'Working days · days present': [' · ', 2],
      'General conduct': ['', 1],
      'Last day in the school': ['20 Nov 2026', 0],
    });
    expect(await page.locator('body > article [lang=hi]').count()).toBeGreaterThan(17);
    await page.getByText('PEN 21407789315').waitFor();
    const code = page.locator('body > article svg');
    expect(await code.getAttribute('aria-label')).toMatch(
      /^http:\/\/greenfield\.localhost(:\d+)?\/disclosure\/transfer-certificate\?certificate=TC-\d{4}$/,
    );
    const address = String(await code.getAttribute('aria-label'));
    expect(await sheetsOf(page)).toBe(1);
    expect(faults).toEqual([]);
    await close();
    const visit = await office.newPage({ viewport: phone });
    await visit.page.goto(address);
    await enhanced(visit.page);
    expect(await visit.page.getByLabel('Certificate number').inputValue()).toMatch(/^TC-\d{4}$/);
    await visit.page.getByLabel('Date of birth').fill('2016-08-14');
    await visit.page.getByRole('button', { name: 'Find certificate' }).click();
    await visit.page.getByText('The school issued this certificate.', { exact: false }).waitFor();
    const said = await visit.page.locator('[data-found=register]').innerText();
    expect(said).toMatch(/Last day at the school\s+20 Nov 2026\s+Issued on\s+21 Nov 2026/);
    expect(said).not.toContain('Tanvi');
    expect(await visit.page.getByRole('link', { name: 'Download certificate' }).count()).toBe(0);
    expect(await complaints(visit.page)).toEqual([]);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });
});
