import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../api/staff-bodies.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, phone, startOffice, untold } from './support/office.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const lata = { email: 'lata@example.org', name: 'Lata Mahajan', role: 'Staff' as const };
const driver = { email: 'salim@example.org', name: 'Salim Tadvi', role: 'Staff' as const };
const gate = { email: 'gate@example.org', name: 'Nilesh Khairnar', role: 'Staff' as const };

describe('the morning of a school', () => {
  const office = startOffice([adminAccount, { ...gate, permissionSets: ['frontOffice'] }]);
  const { open } = office;
  let admin: Caller;
  const band = (page: Page) => page.getByRole('region', { name: 'Your arrival' });

  beforeAll(async () => {
    admin = await signIn(office.app);
    const { id } = await addAccount(office.app, { ...lata, permissionSets: ['classTeacher'], classes: [own] });
    const { Staff_Id } = await addMember(admin);
    expect((await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: id })).status).toBe(200);
    const salim = await addMember(admin, { First_Name: 'Salim', Last_Name: 'Tadvi' });
    const { id: driving } = await addAccount(office.app, driver);
    expect((await admin.post(`/api/staff/${salim.Staff_Id}/account`, { User_Id: driving })).status).toBe(200);
    for (const [at, First_Name] of ['Gargi', 'Ishaan', 'Zoya'].entries())
      await addStudent(admin, { First_Name, Last_Name: 'Wagh', Roll_No: at + 1 });
    const allowed = { body: { Is_Allowed: true, Late_After: '11:30' } };
    expect((await admin.call('PUT', '/api/staff/attendance/settings', allowed)).status).toBe(200);
  });

  it('begins for a class teacher with the own arrival and the class that waits', async () => {
    const { page, faults, close } = await open('/school', { email: lata.email, viewport: phone });
    await band(page).getByText('On time until 11:30 am.').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await band(page).getByRole('button', { name: 'Check in' }).press('Enter');
    await band(page).getByText('You checked in at 12:00 pm. Late.').waitFor();
    expect(await band(page).getByRole('button').count()).toBe(0);
    await page.getByRole('heading', { name: 'Class 5 A' }).waitFor();
    expect(await page.getByText('Registers not taken today').count()).toBe(0);
    await page.getByRole('link', { name: 'Take attendance' }).press('Enter');
    await page.getByRole('button', { name: /^Submit 3 students/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?class=8-1');
    await page.getByRole('button', { name: /^Submit 3 students/ }).click();
    await page
      .getByRole('listitem')
      .getByText(/^Taken/)
      .waitFor();
    await page.goto(`${office.origin()}/school`);
    await page.getByRole('link', { name: 'The register is taken' }).waitFor();
    await page.getByRole('term').getByText('In school').waitFor();
    expect(await page.getByRole('link', { name: 'Take attendance' }).count()).toBe(0);
    await page.goto(`${office.origin()}/staff/Staff_Attendance`);
    await band(page).getByText('You checked in at 12:00 pm.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('has for a driver, who holds no permission set, the own arrival, leave and visitors', async () => {
    const { page, faults, close } = await open('/school', { email: driver.email });
    await band(page).getByText('On time until 11:30 am.').waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Today',
      'Holidays',
      'My visitors',
      'Staff',
      'Staff attendance',
      'Staff leave',
      'School profile',
    ]);
    await page.goto(`${office.origin()}/staff/leave`);
    await page.getByText('You have not asked for leave yet.').waitFor();
    await page.setViewportSize(phone);
    await page.goto(`${office.origin()}/school`);
    await band(page).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('shows the office when somebody has checked in, and lets it decide otherwise', async () => {
    const { page, faults, close } = await open('/staff/Staff_Attendance?day=2026-11-21', {});
    const row = page.getByRole('row', { name: /^Lata Mahajan/ });
    await row.getByText('checked in at 12:00 pm').waitFor();
    expect(await row.getByLabel('In, Lata Mahajan').inputValue()).toBe('12:00 pm');
    await row.getByRole('radio', { name: 'Half day' }).check({ force: true });
    await page.getByRole('button', { name: /^Save the/ }).click();
    await page.getByText('The register is saved').waitFor();
    await row.getByText('checked in at 12:00 pm').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('lets the office allow it and take it back, and asks the members no longer', async () => {
    const { page, close } = await open('/staff/Staff_Attendance');
    await page.getByRole('button', { name: 'Check-in by staff themselves' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Check-in by staff themselves' });
    await dialog.getByLabel(/^On time until/).waitFor();
    expect(await complaints(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'The office alone' }).check();
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Only the office records who has come in.').waitFor();
    const other = await open('/school', { email: lata.email });
    await other.page.getByRole('heading', { name: 'Today’s work' }).waitFor();
    expect(await band(other.page).count()).toBe(0);
    await other.close();
    await close();
  });

  itFurther('keeps the fire list on the device, with its age, through a reload without a network', async () => {
    const prepare = async (page: Page): Promise<void> => {
      await page.clock.install({ time: '2026-11-21T06:30:00Z' });
      await untold(page);
    };
    // Nobody has entered her: she counts until somebody decides.
    await addMember(admin, { First_Name: 'Asha', Last_Name: 'Rao' });
    const { page, close } = await open('/visitors', { email: gate.email, viewport: phone, prepare });
    const isReady = () =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller || !(await caches.match('/student/attendance_management'))) return '';
        const [database] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('office:'));
        if (!database?.name) return '';
        const request = indexedDB.open(database.name);
        return new Promise<string>((resolve) => {
          request.onsuccess = () => {
            const keys = request.result.transaction('answers').objectStore('answers').getAllKeys();
            keys.onsuccess = () => {
              request.result.close();
              resolve(keys.result.join());
            };
          };
        });
      });
    // What the office does two seconds after it opened.
    await page.clock.runFor(3000);
    await expect.poll(isReady, { timeout: 30_000 }).toContain('/api/visitors/fire-list');
    await page.context().setOffline(true);
    await page.clock.runFor(42 * 60_000);
    await page.reload();
    await page.getByRole('link', { name: 'Fire list' }).first().click();
    await page.getByText('This list is 42 minutes old.').waitFor();
    await page.getByText('There is no connection: what happens now is not on the list.').waitFor();
    await page.getByRole('button', { name: 'Names, Class 5 A' }).press('Enter');
    await page.getByText('1 Gargi Wagh').waitFor();
    await page.getByLabel('Class 5 A is counted').press('Space');
    await page.getByText(/^3 of \d+ counted$/).waitFor();
    await page.getByRole('button', { name: 'Not here: Asha Rao' }).press('Enter');
    expect(await complaints(page)).toEqual([]);
    await page.reload();
    await page.getByText(/^3 of \d+ counted$/).waitFor();
    // The first screen is not kept: the list stands in for it.
    await page.goto(`${office.origin()}/school`);
    await page.getByRole('heading', { name: 'Everybody in the building' }).waitFor();
    await close();
  });

  itFurther('lets members of staff expect their own visitors, by the keyboard', async () => {
    const { page, faults, close } = await open('/visitors/mine', { email: lata.email });
    await page.getByText('You are not expecting anybody.').waitFor();
    await page.getByRole('link', { name: 'Expect somebody' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Expect somebody' });
    await panel.getByLabel('Mobile').waitFor();
    await panel.getByRole('button', { name: 'Add to expected' }).press('Enter');
    await panel.getByRole('alert').getByText('3 things to put right').waitFor();
    await panel.getByLabel('Name', { exact: true }).fill('Sunil Deshmukh');
    await panel.getByLabel('Mobile').fill('98220 55187');
    await panel.getByLabel('Comes for').selectOption('Parent_Meeting');
    await page.keyboard.press('Control+s');
    await page.getByText('Sunil Deshmukh is expected on 21 Nov 2026').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Not coming Sunil Deshmukh' }).press('Enter');
    await page.getByText('Sunil Deshmukh is no longer expected').waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: 'Not coming Sunil Deshmukh' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
