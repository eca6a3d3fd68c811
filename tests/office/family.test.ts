import { beforeAll, describe, expect, it } from 'vitest';
import { userChildren } from '#server/store/schema.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const teacher = { email: 'lata@example.org', name: 'Lata Mahajan', role: 'Staff' } as const;
const parent = { email: 'wagh@example.org', mobile: '+919822055301', name: 'Aniket Wagh', role: 'Parent' } as const;

describe('the page of a family', () => {
  const office = startOffice([adminAccount, { ...teacher, permissionSets: ['classTeacher'], classes: [own] }]);
  const { open } = office;
  let admin: Caller;

  beforeAll(async () => {
    admin = await signIn(office.app);
    const add = async (First_Name: string, more: object = {}): Promise<number> =>
      (await addStudent(admin, { First_Name, Last_Name: 'Wagh', ...more })).Student_Id;
    const children = [await add('Gargi', { Roll_No: 1 }), await add('Ninad', { Class_Id: 7 })];
    const stranger = await add('Zoya', { Roll_No: 2 });
    const { id: userId, schoolId } = await addAccount(office.app, parent);
    await office.app.store.school(schoolId, ({ db }) =>
      db.insert(userChildren).values(children.map((studentId) => ({ schoolId, userId, studentId }))),
    );
    const [lata] = (await admin.get('/api/users', { keyword: teacher.email })).json;
    await office.app.store.school(schoolId, ({ db }) =>
      db.insert(userChildren).values({ schoolId, userId: lata.id, studentId: children[1] ?? 0 }),
    );
    for (const [Title, Class_Id, Status] of [
      ['Fractions and decimals', 8, 'Published'],
      ['Not ready yet', 8, 'Draft'],
      ['Of the younger child', 7, 'Published'],
    ] as const)
      await admin.post('/api/syllabus/addSyllabusDetails', {
        School_Id: schoolId,
        Class_Id,
        Subject_Id: 1,
        Title,
        Status,
        Topics: [{ title: 'Halves', status: 'Done' }, { title: 'Quarters' }],
      });
    await admin.call('PUT', '/api/attendance/register', {
      body: { ...own, Date: '2026-11-21', Marks: [{ Student_Id: stranger, Status: 'A' }] },
      headers: { 'if-match': '"0"' },
    });
  });

  it('shows a parent their own enquiries, with the way to track them, and says nothing where there is none', async () => {
    const without = await open('/school/family', { email: parent.email, viewport: phone });
    await without.page.getByRole('heading', { name: 'Holidays' }).waitFor();
    expect(await without.page.getByRole('region', { name: 'My enquiries' }).count()).toBe(0);
    await without.close();
    const { Reference_No: reference } = await addEnquiry(admin, {
      Student_First_Name: 'Mihir',
      Student_Last_Name: 'Wagh',
      Mobile: '98220 55301',
    });
    await addEnquiry(admin, { Student_First_Name: 'Zoya', Mobile: '98220 55302' });
    const { page, close } = await open('/school/family', { email: parent.email, viewport: phone });
    const part = page.getByRole('region', { name: 'My enquiries' });
    await part.getByRole('heading', { name: 'Mihir Wagh' }).waitFor();
    await part.getByText('Received').waitFor();
    expect(await part.getByRole('listitem').count()).toBe(1);
    await part.getByRole('link', { name: `Track enquiry ${reference}` }).click();
    await page.waitForURL(`**/admission/track?reference=${reference}`);
    await close();
  });

  it('shows what the class of the child learns, once it is published', async () => {
    const { page, close } = await open('/school/family', { email: parent.email, viewport: phone });
    const part = page.getByRole('region', { name: 'Syllabus' });
    await part.getByText('Fractions and decimals').click();
    await part.getByText('Quarters').waitFor();
    await part.getByText('1 of 2 topics taught').waitFor();
    expect(await part.getByText(/Not ready yet|younger child/).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Your children' }).getByRole('link', { name: 'Ninad' }).click();
    await part.getByText('Of the younger child').waitFor();
    await close();
  });

  it('shows the own children alone, and asks for leave by the keyboard', async () => {
    const { page, faults, close } = await open('/school/family', { email: parent.email, viewport: phone });
    await page.getByText('Gargi is in school today').waitFor();
    await page.getByRole('button', { name: '21 Nov 2026: present' }).waitFor();
    expect(await page.getByText('Zoya').count()).toBe(0);
    const choice = page.getByRole('navigation', { name: 'Your children' });
    await choice.getByRole('link', { name: 'Ninad' }).press('Enter');
    await page.getByText('Gargi is in school today').waitFor({ state: 'detached' });
    await choice.getByRole('link', { name: 'Gargi' }).press('Enter');
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Ask for leave' }).press('Enter');
    const form = page.getByRole('dialog').or(page.getByRole('region', { name: 'Ask for leave: Gargi' }));
    await form.getByLabel('First day').fill('2026-11-25');
    await form.getByLabel('Last day').fill('2026-11-26');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await form.getByText('Why?: Choose why.').waitFor();
    expect(await complaints(page)).toEqual([]);
    await form.getByRole('radio', { name: 'Family occasion' }).press('Space');
    await form.getByLabel('Anything to add?').fill('A wedding at Trimbakeshwar');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await page.getByText('Awaiting an answer').waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'ask-leave');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('is answered by the class teacher, whose register begins with the leave', async () => {
    const { page, faults, close } = await open('/school', { email: teacher.email });
    await page.getByText('Leave asked for students').waitFor();
    await page.getByRole('link', { name: 'Answer' }).click();
    await page.getByText('Family occasion: A wedding at Trimbakeshwar').waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Refuse Gargi Wagh’s leave' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refuse the leave' }).click();
    await dialog.getByText('Give a reason of at least three letters.').waitFor();
    await dialog.getByRole('button', { name: 'Let it wait' }).click();
    await page.getByRole('button', { name: 'Approve Gargi Wagh’s leave' }).press('Enter');
    await page.getByText('A wedding at Trimbakeshwar').waitFor({ state: 'detached' });
    await page.goto(`${office.origin()}/student/attendance_management?class=8-1&date=2026-11-25`);
    await page.getByText('On approved leave: Family occasion').waitFor();
    await page.getByText('A wedding at Trimbakeshwar').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('says how it was answered, and takes it back', async () => {
    const { page, close } = await open('/school/family', { email: parent.email, viewport: phone });
    await page.getByText('Approved').waitFor();
    await page.getByRole('button', { name: /^Withdraw the leave of/ }).press('Enter');
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    const { json } = await admin.get('/api/attendance/leave');
    expect(json.map(({ State }: { State: string }) => State)).toEqual(['Cancelled']);
    await close();
  });

  itFurther('is that of a teacher too who has a child here: of the child alone, and not of the own class', async () => {
    const { page, faults, close } = await open('/school', { email: teacher.email });
    await page.getByRole('link', { name: 'My page' }).click();
    await page.getByRole('heading', { name: 'Attendance', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Ask for leave' }).click();
    const form = page.getByRole('dialog').or(page.getByRole('region', { name: 'Ask for leave: Ninad' }));
    await form.getByLabel('First day').fill('2026-11-25');
    await form.getByRole('radio', { name: 'Family occasion' }).press('Space');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await page.getByText('Awaiting an answer').waitFor();
    expect(await page.getByText(/Gargi|Zoya/).count()).toBe(0);
    await page.reload();
    await page.getByText('Awaiting an answer').waitFor();
    await page.getByText('All months').click();
    await page.getByRole('button', { name: 'July 2026' }).click();
    await page.waitForURL(/month=2026-07/);
    await page.getByRole('link', { name: 'Make a code' }).click();
    const code = page.getByRole('dialog').or(page.getByRole('region', { name: 'Pick-up code: Ninad' }));
    await code.getByLabel('Who is coming?').fill('Anil Joshi');
    await code.getByRole('button', { name: 'Make a code' }).click();
    await code.getByText('The code for Anil Joshi').waitFor();
    expect(await page.getByText(/Gargi|Zoya/).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
