import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { userChildren } from '#server/store/schema.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { adminAccount, phone, startOffice, untold } from './support/office.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const teacher = {
  email: 'lata@example.org',
  name: 'Lata Mahajan',
  role: 'Staff',
  permissionSets: ['classTeacher'],
  classes: [own],
} as const;
const parent = { email: 'meera@example.org', name: 'Meera Wagh', role: 'Parent' } as const;

const management = '/student/attendance_management';
const history = '/student/attendance_history';
const reports = '/student/Student_Attendance_Reports';
const registerOf = (date: string): string => `${management}?class=8-1&date=${date}`;

describe('attendance in the office', () => {
  const office = startOffice([
    adminAccount,
    { ...teacher, permissionSets: [...teacher.permissionSets], classes: [own] },
  ]);
  const { open } = office;
  let admin: Caller;
  const ids = new Map<string, number>();

  const put = (day: string, marks: Readonly<Record<string, string>>, version = 0) =>
    admin.call('PUT', '/api/attendance/register', {
      body: {
        ...own,
        Date: day,
        Marks: Object.entries(marks).map(([name, Status]) => ({ Student_Id: ids.get(name), Status })),
      },
      headers: { 'if-match': `"${version}"` },
    });
  const read = async (day: string): Promise<Record<string, string>> => {
    const { json } = await admin.get('/api/attendance/register', { ...own, Date: day });
    const students = json.Students as readonly { First_Name: string; Status: string }[];
    return Object.fromEntries(students.map((one) => [one.First_Name, one.Status]));
  };
  const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d ${name}`) });
  const isTaken = (page: Page) =>
    page
      .getByRole('listitem')
      .getByText(/^Taken/)
      .waitFor();

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    for (const [at, name] of ['Aadhya', 'Gargi', 'Ishaan', 'Zoya'].entries())
      ids.set(name, (await addStudent(admin, { First_Name: name, Last_Name: 'Wagh', Roll_No: at + 1 })).Student_Id);
    const { id, schoolId } = await addAccount(office.app, parent);
    await office.app.store.school(schoolId, ({ db }) =>
      db.insert(userChildren).values({ schoolId, userId: id, studentId: ids.get('Gargi') ?? 0 }),
    );
  });

  it('is taken on a phone with as many taps as there are exceptions, and two', async () => {
    const { page, faults, close } = await open(management, { email: teacher.email, viewport: phone });
    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
      taps += 1;
      await target.click();
    };
    await page.getByText('One register has not been taken yet.').waitFor();
    expect(await complaints(page)).toEqual([]);
    await tap(page.getByRole('link', { name: 'Class 5 A' }));
    await page.getByText('All 4 start as present.').waitFor();
    expect(await complaints(page)).toEqual([]);
    await tap(tile(page, 'Ishaan'));
    await tap(tile(page, 'Zoya'));
    await tap(tile(page, 'Zoya'));
    await tile(page, 'Ishaan Wagh, absent').waitFor();
    await tile(page, 'Zoya Wagh, late').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await tap(page.getByRole('button', { name: 'Submit 4 students' }));
    await isTaken(page);
    // One is absent, and one late, which is two taps.
    expect(taps).toBe(1 + 2 + 2);
    expect(await read('2026-11-21')).toEqual({ Aadhya: 'P', Gargi: 'P', Ishaan: 'A', Zoya: 'L' });
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps a mark with its reason on the device until it is sent', async () => {
    const { page, close } = await open(registerOf('2026-11-20'), { email: teacher.email, viewport: phone });
    await tile(page, 'Gargi').click({ button: 'right' });
    await page.getByRole('radio', { name: 'on leave' }).check();
    await page.getByLabel('Reason').fill('A wedding');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Saved on this device').waitFor();
    await page.reload();
    await tile(page, 'Gargi Wagh, on leave').waitFor();
    await page.getByRole('link', { name: 'All classes' }).click();
    await page.getByText('Kept on this device, not sent yet').waitFor();
    await page.getByRole('link', { name: 'Class 5 A' }).click();
    await page.getByRole('button', { name: 'Submit 4 students' }).click();
    await isTaken(page);
    expect(await read('2026-11-20')).toEqual({ Aadhya: 'P', Gargi: 'LV', Ishaan: 'P', Zoya: 'P' });
    await close();
  });

  it('is taken by keys alone, and tells of a register that somebody else has sent', async () => {
    const { page, faults, close } = await open(registerOf('2026-11-19'), { email: teacher.email, prepare: untold });
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('3a');
    await page.getByRole('status').getByText('3 Ishaan Wagh').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('a');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('h');
    await page.keyboard.press('Control+z');
    await page
      .getByRole('group', { name: 'Gargi Wagh: mark' })
      .getByRole('radio', { name: 'present', checked: true })
      .waitFor();
    expect((await put('2026-11-19', { Zoya: 'L' })).status).toBe(200);
    await page.keyboard.press('Control+Enter');
    const conflict = page.getByRole('alert').filter({ hasText: 'Asha Rao took this register at the same time.' });
    const rows = conflict.getByRole('row');
    await conflict.getByRole('row', { name: '3 Ishaan Wagh absent present' }).waitFor();
    // Who differs comes first.
    expect(await rows.nth(2).textContent()).toContain('Zoya Wagh');
    await conflict.getByRole('button', { name: 'Send mine instead' }).click();
    await isTaken(page);
    expect(await read('2026-11-19')).toEqual({ Aadhya: 'P', Gargi: 'P', Ishaan: 'A', Zoya: 'A' });
    // The browser itself tells of the refusal, and of the stream that is held back.
    expect(faults.filter((text) => !/409|ERR_FAILED/.test(text))).toEqual([]);
    await close();
  });

  itFurther('is not taken on a day without school, unless a working day is declared', async () => {
    const { page, close } = await open(registerOf('2026-11-15'));
    await page.getByText('15 Nov 2026 is a weekly holiday (Sunday).').waitFor();
    await page.getByRole('button', { name: 'Declare a working day' }).click();
    await page.getByLabel('Roll number', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Take that back' }).click();
    await page.getByText('It is a day off again.').waitFor();
    await page.getByText('15 Nov 2026 is a weekly holiday (Sunday).').waitFor();
    await close();
  });

  it('has a history, in which a mark is changed with a reason, and which parents see of their child', async () => {
    const { page, faults, close } = await open(history);
    await page.getByLabel('Class', { exact: true }).selectOption('Class 5 A');
    await page.getByRole('link', { name: 'Ishaan Wagh' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Ishaan Wagh' });
    await panel.getByText('1 of 3 days since 06 Apr 2026, below 75%').waitFor();
    await panel.getByRole('button', { name: '19 Nov 2026: absent' }).click();
    await panel.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('radio', { name: 'on duty' }).check();
    await page.getByRole('button', { name: 'Save the change' }).click();
    await page.getByText('Give a reason of at least three letters.').waitFor();
    await page.getByLabel('Why are you changing it?').fill('Was at the science fair');
    await page.getByRole('button', { name: 'Save the change' }).click();
    await panel.getByText('2 of 3 days since 06 Apr 2026, below 75%').waitFor();
    await panel.getByRole('button', { name: 'Enter leave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter leave: Ishaan Wagh' });
    await dialog.getByLabel('First day').fill('2026-11-25');
    await dialog.getByLabel('Why?').selectOption('Illness');
    await dialog.getByRole('button', { name: 'Enter the leave' }).click();
    await panel.getByText('Approved', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Withdraw the leave of Wed 25 Nov' }).click();
    await panel.getByText('Withdrawn', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Ishaan Wagh');
    expect(faults).toEqual([]);
    await close();
    const family = await open(history, { email: parent.email, viewport: phone });
    await family.page.getByText('2 of 3 days since 06 Apr 2026').waitFor();
    await family.page.getByRole('button', { name: '20 Nov 2026: on leave' }).click();
    await family.page.getByText('A wedding').waitFor();
    expect(await family.page.getByRole('button', { name: 'Change' }).count()).toBe(0);
    expect(await complaints(family.page)).toEqual([]);
    await family.close();
  });

  itFurther('has reports whose heading is the answer', async () => {
    for (const date of ['2026-11-17', '2026-11-18']) await put(date, { Zoya: 'A' });
    const { page, faults, close } = await open(reports, { viewport: phone });
    const answer = (text: string | RegExp) => page.getByRole('heading', { level: 2, name: text }).waitFor();
    const tab = (name: string) => page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name }).click();
    await answer('75% were present: 3 of 4 students. All registers are taken.');
    expect(await complaints(page)).toEqual([]);
    await tab('Below 75%');
    await answer('One student is below 75%.');
    await page.getByRole('link', { name: /^Call the family of Zoya Wagh/ }).waitFor();
    await tab('Absent three days running');
    await answer('Nobody has been absent for three registers running.');
    await tab('Monthly register');
    await answer('Class 5 A, November 2026: 75% in 5 working days.');
    expect(await complaints(page)).toEqual([]);
    await tab('Trend by class');
    await answer('Class 5 A: 75% since 16 Nov 2026, the same as the whole school.');
    await page.getByRole('slider').focus();
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('Week of 16 Nov 2026: 75%, school 75%');
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('is taken one by one, by a swipe, a button or a key', async () => {
    const { page, faults, close } = await open(registerOf('2026-11-13'), { email: teacher.email, viewport: phone });
    await page.getByRole('button', { name: 'One by one' }).click();
    const cards = page.getByRole('region', { name: 'One by one' });
    await cards.getByText('1 of 4').waitFor();
    expect(await complaints(page)).toEqual([]);
    const swipe = async (by: number): Promise<void> => {
      const box = await cards.getByRole('article').boundingBox();
      if (!box) throw new Error('There is no card.');
      const [x, y] = [box.x + box.width / 2, box.y + 40];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(140);
    await cards.getByText('2 of 4').waitFor();
    // Less than a swipe says nothing.
    await swipe(40);
    await swipe(-140);
    await cards.getByText('3 of 4').waitFor();
    await cards.getByRole('button', { name: 'present', exact: true }).click();
    await cards.getByText('4 of 4').waitFor();
    await page.keyboard.press('ArrowUp');
    await cards.getByText('3 of 4').waitFor();
    await page.keyboard.press('ArrowRight');
    await cards.getByText('4 of 4').waitFor();
    await page.keyboard.press('ArrowLeft');
    await cards.getByText('That was everyone.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Submit 4 students' }).click();
    await isTaken(page);
    expect(await read('2026-11-13')).toEqual({ Aadhya: 'P', Gargi: 'A', Ishaan: 'P', Zoya: 'A' });
    expect(faults).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await close();
  });

  itFurther('has codes of the school’s own, which an admin makes and a teacher marks by a letter', async () => {
    const office = await open(management);
    await office.page.getByRole('button', { name: 'The school’s own codes' }).click();
    const dialog = office.page.getByRole('dialog', { name: 'The school’s own codes' });
    await dialog.getByText('No codes yet.').waitFor();
    await dialog.getByRole('button', { name: 'Add the code' }).click();
    await dialog.getByText('Enter one to three letters, A to Z.').waitFor();
    await dialog.getByLabel('Letters').fill('s');
    await dialog.getByLabel('Name', { exact: true }).fill('Sport');
    await dialog.getByRole('button', { name: 'Add the code' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Sport' }).waitFor();
    expect(await complaints(office.page)).toEqual([]);
    await office.close();
    const { page, faults, close } = await open(registerOf('2026-11-11'), { email: teacher.email });
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('2s');
    await page
      .getByRole('group', { name: 'Gargi Wagh: mark' })
      .getByRole('radio', { name: 'Sport', checked: true })
      .waitFor();
    await page.getByRole('button', { name: 'Submit 4 students' }).click();
    await isTaken(page);
    const { json } = await admin.get('/api/attendance/register', { ...own, Date: '2026-11-11' });
    expect(json.Students[1]).toMatchObject({ Status: 'P', Own_Code: 'S' });
    await page.goto(new URL(`${reports}?report=grid&class=8-1&month=2026-11`, page.url()).href);
    await page.getByRole('cell').getByTitle('Sport').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('is asked for where it is missing, and stands on the teacher’s Today', async () => {
    const { page, faults, close } = await open(`${reports}?date=2026-11-12`, { viewport: phone });
    await page.getByRole('button', { name: 'Remind the teacher' }).click();
    await page.getByText('Reminded on their Today page, as this server does not send email: Lata Mahajan.').waitFor();
    await page.getByRole('button', { name: 'Remind the teacher' }).click();
    await page
      .getByText(/^Class 5 A: Lata Mahajan, already reminded today at .* One reminder a day is enough\.$/)
      .waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await close();
    const own = await open('/school', { email: teacher.email, viewport: phone });
    const asked = own.page.getByRole('listitem').filter({ hasText: 'Registers that the office asks for' });
    await asked.getByText('Class 5 A, 12 Nov 2026').waitFor();
    await asked.getByRole('link', { name: 'Take attendance' }).click();
    await own.page.getByRole('link', { name: 'Class 5 A' }).click();
    await own.page.getByText('Thu, 12 Nov 2026').waitFor();
    await own.close();
  });
});
