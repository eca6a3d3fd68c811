import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../api/staff-bodies.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice, untold } from './support/office.ts';

const place = '/school/lists?list=class-teachers';

describe('the class teachers among the lists of the office', () => {
  const office = startOffice();
  let admin: Caller;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    for (const Class_Id of [8, 9, 10]) await addStudent(admin, { Class_Id, Section_Id: 1 });
    for (const First_Name of ['Asha', 'Bina', 'Chetan'])
      ids.set(First_Name, (await addMember(admin, { First_Name })).Staff_Id);
    const teacher = await signIn(office.app, { role: 'Staff', permissionSets: ['classTeacher'], name: 'Bina Mahajan' });
    await admin.post(`/api/staff/${ids.get('Bina')}/account`, { User_Id: teacher.userId });
  });

  const classesOf = async (name: string) => (await admin.get(`/api/staff/${ids.get(name)}`)).json.member.Classes;
  const led = (Class_Id: number) => ({ Class_Id, Section_Id: 1, Is_Class_Teacher: true });

  it('are chosen beside each class, which says whether the log-in opens it, and taken back', async () => {
    const { page, faults, close } = await office.open('/school/lists');
    await page.getByRole('link', { name: 'Class teachers' }).click();
    await page.getByText('3 classes have no class teacher yet.').waitFor();
    const row = page.getByRole('row', { name: /Class 5 A/ });
    const choice = row.getByLabel('Class teacher of Class 5 A');
    await choice.selectOption({ label: 'Asha Mahajan' });
    await page.getByText('Asha Mahajan is now class teacher of Class 5 A').waitFor();
    await row.getByText('Cannot log in yet.').waitFor();
    expect(await row.getByRole('link', { name: 'Open the record of Asha Mahajan' }).getAttribute('href')).toBe(
      `/staff?member=${ids.get('Asha')}`,
    );
    expect(await classesOf('Asha')).toEqual([led(8)]);
    await choice.selectOption({ label: 'Bina Mahajan' });
    await row.getByText('Can open the class').waitFor();
    expect(await classesOf('Bina')).toEqual([led(8)]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await row.getByText('Cannot log in yet.').waitFor();
    expect(await classesOf('Asha')).toEqual([led(8)]);
    await choice.selectOption({ label: 'Nobody yet' });
    await page.getByText('3 classes have no class teacher yet.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are chosen by keys, which save at Enter alone', async () => {
    const { page, faults, close } = await office.open(place);
    const choice = page.getByLabel('Class teacher of Class 6 A');
    await choice.press('ArrowDown');
    await page.getByText('Press Enter to save, Esc to leave it as it was.').waitFor();
    await choice.press('Escape');
    expect(await choice.inputValue()).toBe('');
    await choice.press('ArrowDown');
    await choice.press('ArrowDown');
    await choice.press('ArrowDown');
    await choice.press('Enter');
    await page.getByText('Chetan Mahajan is now class teacher of Class 6 A').waitFor();
    expect(await choice.evaluate((field) => field === document.activeElement)).toBe(true);
    expect([
      await classesOf('Chetan'),
      (await classesOf('Bina')).some(({ Is_Class_Teacher }: { Is_Class_Teacher: boolean }) => Is_Class_Teacher),
    ]).toEqual([[led(9)], false]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are not chosen over what somebody else has chosen meanwhile', async () => {
    const { page, close } = await office.open(place, { prepare: untold });
    const row = page.getByRole('row', { name: /Class 7 A/ });
    const choice = row.getByLabel('Class teacher of Class 7 A');
    await choice.waitFor();
    const body = { Class_Id: 10, Section_Id: 1, Staff_Ids: [ids.get('Asha')], Instead_Of: [] };
    expect((await admin.call('PUT', '/api/staff/class_teachers', { body })).status).toBe(200);
    await choice.selectOption({ label: 'Bina Mahajan' });
    await page.getByText('Somebody else has changed who the class teacher is. Look at the class again.').waitFor();
    await row.getByText('Cannot log in yet.').waitFor();
    expect(await choice.inputValue()).toBe(String(ids.get('Asha')));
    await close();
  });

  it.each(axeSizes)('have nothing that axe finds, %s', async (_, viewport) => {
    const { page, close } = await office.open(place, { viewport });
    await page.getByLabel('Class teacher of Class 5 A').waitFor();
    expect(await complaints(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await close();
  });
});
