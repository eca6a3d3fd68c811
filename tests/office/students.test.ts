import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent, sendDetails } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { signIn } from '../support/callers.ts';
import { addReady, confirm } from '../support/enquiries.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';
import { catchPaper, paperOf } from './support/paper.ts';

describe('the students of the office', () => {
  const office = startOffice();
  const { open } = office;
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  beforeAll(async () => {
    const caller = await signIn(office.app, {});
    for (const [at, name] of ['Gargi', 'Arjun'].entries()) {
      const id = await addReady(office.app, caller, {
        Student_First_Name: name,
        Student_Last_Name: 'Bhosale',
        Mobile: `985005591${at}`,
        Parent_Name: `Prakash ${name}`,
      });
      expect((await confirm(caller, id)).status).toBe(200);
    }
    await addAccount(office.app, { email: 'meera@example.org', name: 'Meera Joshi', role: 'Parent' });
  });

  it('are found by name and class, and opened with their family and consent', async () => {
    const { page, faults, close } = await open('/student');
    await page
      .getByRole('row', { name: /Gargi Bhosale/ })
      .getByText('Class 1 A')
      .last()
      .waitFor();
    await page.getByLabel('Name, admission number or mobile').fill('arjun');
    await page.getByRole('link', { name: 'Gargi Bhosale' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Arjun Bhosale' }).press('Enter');
    const arjun = panel(page, 'Arjun Bhosale');
    await arjun.getByText('Prakash Arjun').waitFor();
    expect(await arjun.getByRole('link', { name: 'Call Prakash Arjun' }).getAttribute('href')).toBe(
      'tel:+919850055911',
    );
    await arjun.getByText(/neither name nor photo is shown/).waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?keyword=arjun&student=\d+$/);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Arjun Bhosale');
    await page.getByLabel('Class', { exact: true }).selectOption('Class 9');
    await page.getByText('No student matches.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Gargi Bhosale' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are printed as the list of a class', async () => {
    const { page, faults, close } = await open('/student');
    await catchPaper(page);
    await page.getByLabel('Class', { exact: true }).selectOption('Class 1');
    const deeds = page.getByRole('button', { name: 'Class 1 A: print, number, move' });
    expect(await deeds.count()).toBe(0);
    await page.getByLabel('Section', { exact: true }).selectOption('A');
    await deeds.click();
    await page.getByRole('menuitem', { name: 'Print the class list' }).click();
    expect(await paperOf(page)).toMatch(/Class 1 A, session 2026–2027.*Gargi Bhosale.*2 students/);
    await deeds.click();
    await page.getByRole('menuitem', { name: 'Print I-cards' }).click();
    expect(await paperOf(page)).toMatch(
      /Class 1 A, I-cards, sheet 1 of 1.*2026–2027.*Arjun Bhosale.*Class 1 A.*Call98500 55911.*Gargi Bhosale/,
    );
    await deeds.click();
    await page.getByRole('menuitem', { name: 'Print address labels' }).click();
    expect(await paperOf(page)).toMatch(/Parents of Arjun Bhosale, Class 1 A.*Parents of Gargi Bhosale, Class 1 A/);
    await deeds.click();
    await page.getByRole('menuitem', { name: 'Print book labels' }).click();
    expect(await paperOf(page)).toMatch(/Arjun Bhosale.*Class 1 A · (Roll no. \d+ · )?2026–2027.*Subject/);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('have certificates on paper: that they are here, how they were, and that they left', async () => {
    const caller = await signIn(office.app, {});
    const details = { Admission_No: 'RB-9', First_Name: 'Rujuta', Last_Name: 'Bhamare' };
    const { Student_Id } = await addStudent(caller, details);
    // The class of today stands on it, though the next one is known.
    const rows = [{ Student_Id, Outcome: 'Promote' }];
    const place = { Session: '2026-2027', Class_Id: 8, Section_Id: 1 };
    expect((await caller.post('/api/student/promotion', { ...place, rows })).status).toBe(201);
    const { page, faults, close } = await open(`/student/${Student_Id}`);
    await catchPaper(page);
    const print = async (certificate: string): Promise<string> => {
      await page.getByRole('button', { name: 'Print a certificate' }).click();
      await page.getByRole('menuitem', { name: certificate }).click();
      return paperOf(page);
    };
    expect(await print('Bonafide certificate')).toMatch(
      /Rujuta Bhamare, child of Sanjay Kulkarni, is a bonafide student .* Class 5 A in the session 2026–2027/,
    );
    const left = { Status: 'Left', Leaving_Date: '2026-11-20', Leaving_Reason: 'Family moved to Pune' };
    expect((await sendDetails(caller, { ...details, Student_Id, ...left })).status).toBe(200);
    await page.reload();
    await page.getByText('Left', { exact: true }).first().waitFor();
    await catchPaper(page);
    expect(await print('Character certificate')).toContain('from 06 Apr 2026 to 20 Nov 2026');
    const transfer = await print('Transfer certificate');
    expect(transfer).toMatch(/TC no\. TC-\d{4}.*Admission no\. RB-9/);
    expect(transfer).toMatch(/14 Aug 2016.*fourteenth August two thousand sixteen/);
    expect(transfer).toMatch(/16Remarksटिप्पणी/);
    expect(transfer).toContain('Family moved to Pune');
    expect(transfer).toContain('Issued on 21 Nov 2026, first copy.');
    await page.getByText('issued on 21 Nov 2026').waitFor();
    await page.getByRole('button', { name: 'Print a certificate' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Transfer certificate' }).press('Enter');
    const again = page.getByRole('dialog', { name: /^Print TC-\d{4} again\?$/ });
    await again.getByText('What is printed now says “Duplicate”.', { exact: false }).waitFor();
    await again.getByRole('button', { name: 'Print the duplicate' }).press('Enter');
    const duplicate = await paperOf(page);
    expect(duplicate).toContain('Duplicate · द्वितीय प्रति');
    expect(duplicate).toContain('Issued on 21 Nov 2026, duplicate printed on 21 Nov 2026.');
    await again.waitFor({ state: 'detached' });
    const last = { Session: '2026-2027', Class_Id: 15, Section_Id: 1 };
    const tara = await addStudent(caller, { ...last, First_Name: 'Tara', Date_Of_Birth: '2009-01-02' });
    const finished = [{ Student_Id: tara.Student_Id, Outcome: 'Finish' }];
    expect((await caller.post('/api/student/promotion', { ...last, rows: finished })).status).toBe(201);
    await page.goto(`${office.origin()}/student/${tara.Student_Id}`);
    await catchPaper(page);
    expect(await print('Character certificate')).toMatch(/ was a student .* to the end of the session 2026–2027\./);
    expect(faults).toEqual([]);
    await close();
  });

  it('that were entered twice become one, with what is chosen of each', async () => {
    const caller = await signIn(office.app, {});
    const child = { First_Name: 'Nupur', Last_Name: 'Deo', Father_Name: 'Hemant Deo' };
    const stays = await addStudent(caller, child);
    const goes = await addStudent(caller, { ...child, City: 'Satara', Father_Name: 'Hemant V Deo', Roll_No: 31 });
    const list = await open('/student/merge', { viewport: phone });
    await list.page.getByRole('link', { name: 'Compare Nupur Deo' }).waitFor();
    expect(await complaints(list.page)).toEqual([]);
    await list.close();
    const { page, faults, close } = await open(`/student/${stays.Student_Id}`);
    await page
      .getByText(`Nupur Deo, Class 5 A, admission number ${goes.Admission_No}, may be the same child.`)
      .waitFor();
    await page.getByRole('link', { name: 'Compare' }).press('Enter');
    await page.getByRole('heading', { name: 'Nupur Deo, entered twice' }).waitFor();
    const father = page.getByRole('radio', { name: 'Father’s name: of the entry that goes' });
    await father.waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await father.press('Space');
    // What the other says nothing of is taken from this one unless somebody chooses.
    expect(await page.getByRole('radio', { name: 'Address: of the entry that goes' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Merge the two entries' }).press('Enter');
    await page.getByText(`Admission number ${goes.Admission_No} still finds it.`, { exact: false }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Nupur Deo' }).waitFor();
    const { student } = (await caller.get(`/api/student/${stays.Student_Id}`)).json;
    expect(student).toMatchObject({ Father_Name: 'Hemant V Deo', City: 'Satara' });
    expect((await caller.get(`/api/student/${goes.Student_Id}`)).status).toBe(404);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are no list for parents, and none of another session', async () => {
    const parent = await open('/student', { email: 'meera@example.org' });
    expect(await parent.page.getByRole('link', { name: 'Gargi Bhosale' }).count()).toBe(0);
    await parent.close();
    const { page, close } = await open('/student');
    await page.getByLabel('Session').first().selectOption('2024–2025');
    await page.getByText(/^There are no students in this session yet/).waitFor();
    await close();
  });

  itFurther('are kept as views with their filters, order and columns', async () => {
    const { page, faults, close } = await open('/student');
    const gargi = page.getByRole('link', { name: 'Gargi Bhosale' });
    await gargi.waitFor();
    const save = page.getByRole('button', { name: 'Save this view' });
    expect(await save.count()).toBe(0);
    await page.keyboard.press('/');
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
    await page.keyboard.type('prakash a');
    await gargi.waitFor({ state: 'detached' });
    await page.getByLabel('Order', { exact: true }).selectOption('By admission no.');
    await page.getByRole('button', { name: 'Filters' }).click();
    // It is checked once the address says so.
    await page.getByRole('checkbox', { name: 'No photo' }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'No photo' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Columns 5 of 12' }).click();
    await page.getByRole('checkbox', { name: 'Guardian' }).check();
    await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('cell', { name: 'Prakash Arjun Mother' }).waitFor();
    await save.click();
    const name = page.getByLabel('Name of the view');
    await name.waitFor();
    await name.press('Enter');
    await page.getByText('Give the view a name.').waitFor();
    await name.fill(' No photo yet ');
    await name.press('Enter');
    await page.getByText('The view “No photo yet” is saved.').waitFor();
    const views = page.getByRole('navigation', { name: 'Views' });
    const view = views.getByRole('link', { name: 'No photo yet' });
    // A keyword is a child's name, which no device keeps.
    const search = '?photo=missing&sort=admissionNo&columns=class%2CrollNo%2Cguardian%2Cattendance%2Cstatus';
    await page.waitForURL((url) => url.search === search);
    await views.getByRole('link', { name: 'All students' }).click();
    await gargi.waitFor();
    // Each view says how many it has, the one that is not shown too.
    await view.getByText(/^\d+$/).waitFor();
    await page.reload();
    await view.press('Enter');
    await page.waitForURL((url) => url.search === search);
    await views.locator('[aria-current]', { hasText: 'No photo yet' }).waitFor();
    await page.getByRole('columnheader', { name: 'Guardian' }).waitFor();
    const deeds = page.getByRole('button', { name: 'No photo yet: rename or remove' });
    await deeds.click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await name.fill('Faces');
    await name.press('Enter');
    await page.getByRole('button', { name: 'Faces: rename or remove' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText('The view “Faces” is removed.').waitFor();
    expect(await views.getByRole('link').allInnerTexts()).toEqual([
      expect.stringMatching(/^All students\s*\d*$/),
      expect.stringMatching(/^Below 75%\s*\d*$/),
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await views.getByRole('link', { name: 'Faces' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are downloaded as the list shows them, and for UDISE+ by the office alone', async () => {
    await addAccount(office.app, {
      email: 'teacher@example.org',
      name: 'Lata Mahajan',
      role: 'Staff',
      permissionSets: ['classTeacher'],
      classes: [{ Class_Id: 1, Section_Id: 1 }],
    });
    const more = (page: Page) => page.getByRole('button', { name: 'More for the list' });
    const items = (page: Page) => page.getByRole('menuitem');
    const { page, close } = await open('/student?keyword=arjun');
    const download = async (item: string) => {
      await more(page).click();
      const [file] = await Promise.all([page.waitForEvent('download'), items(page).filter({ hasText: item }).click()]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const list = await download('Download as CSV');
    expect(list.name).toBe('students.csv');
    expect(list.text).toContain('Arjun');
    expect(list.text).not.toContain('Gargi');
    const udise = await download('Download for UDISE+');
    expect([udise.name, udise.text.includes('UDISE Code')]).toEqual(['udise-2026-2027.csv', true]);
    await close();
    const teacher = await open('/student', { email: 'teacher@example.org' });
    await more(teacher.page).click();
    await items(teacher.page).first().waitFor();
    expect(await items(teacher.page).allInnerTexts()).toEqual(['Download for Excel', 'Download as CSV']);
    await teacher.close();
  });

  itFurther('fill a phone, without a fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open('/student', { viewport });
      await page.getByRole('link', { name: 'Gargi Bhosale' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      await page.getByRole('link', { name: 'Gargi Bhosale' }).click();
      await page.getByText('Prakash Gargi').waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await close();
    }
  });
});
