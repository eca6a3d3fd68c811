import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { goodPassword } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { adminAccount, phone, startOffice, untold } from './support/office.ts';
import {
  banner,
  begunRegisters,
  classTeacher,
  isTaken,
  management,
  prepare,
  pupils,
  registerCall,
  registerClass,
  submit,
  tile,
} from './support/registers.ts';

const lata = classTeacher('Lata Mahajan', 'lata@example.org');

describe('a register on its device', () => {
  const office = startOffice([lata, adminAccount]);
  const { open } = office;
  let admin: Caller;

  const read = async (day: string): Promise<Record<string, string>> => {
    const { json } = await admin.get('/api/attendance/register', { ...registerClass, Date: day });
    const students = json.Students as readonly { First_Name: string; Status: string }[];
    return Object.fromEntries(students.map((one) => [one.First_Name, one.Status]));
  };

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    for (const pupil of pupils) await addStudent(admin, pupil);
  });

  itFurther('is not deleted by a log-out without a question, where it was begun and not submitted', async () => {
    const { page, close } = await open(`${management}?class=8-1&date=2026-11-13`, { email: lata.email, prepare });
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('2a');
    await page.getByText('Saved on this device').waitFor();
    // The website's own log-out asks as well.
    await page.goto(`${office.origin()}/`);
    const ownLogOut = page.locator('[data-account] form:not([hidden])').first();
    await ownLogOut.waitFor({ state: 'attached' });
    await ownLogOut.evaluate((form: HTMLFormElement) => form.requestSubmit());
    const warning = page.getByRole('dialog', { name: 'One register has not been sent yet' });
    await warning.getByText(/Not submitted$/).waitFor();
    await warning.getByText('deleted from this device when you log out').waitFor();
    await warning.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL(`${office.origin()}/`);
    expect(await begunRegisters(page)).toEqual([]);
    await close();
  });

  it('is still there when somebody else has logged in on the device, and out again', async () => {
    const { page, close } = await open(`${management}?class=8-1&date=2026-11-12`, { email: lata.email, prepare });
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('2a');
    await page.getByText('Saved on this device').waitFor();
    const begun = await begunRegisters(page);
    expect(begun).toHaveLength(1);
    await page.context().clearCookies();
    await page.goto(`${office.origin()}/login`);
    await page.getByRole('textbox', { name: /^Email/ }).fill(adminAccount.email);
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: new RegExp(`^${adminAccount.name}`) }).press('Enter');
    await page.getByRole('menuitem', { name: 'Log out' }).press('Enter');
    await page.waitForURL(`${office.origin()}/`);
    expect(await begunRegisters(page)).toEqual(begun);
    expect(await page.evaluate(() => localStorage.getItem('userStatus'))).toBeNull();
    await close();
  });

  it('replaces a locked one by an admin alone, who says why', async () => {
    const day = '2026-11-10';
    const path = `${management}?class=8-1&date=${day}`;
    const begin = async (email: string) => {
      const opened = await open(path, { email, viewport: phone, prepare });
      await tile(opened.page, 'Gargi').click();
      await opened.page.getByText('Saved on this device').waitFor();
      return opened;
    };
    const own = await begin(adminAccount.email);
    const teachers = await begin(lata.email);
    const { now } = office.app.clock;
    office.app.clock.now = Date.parse(`${day}T05:00:00Z`);
    const sent = {
      body: { ...registerClass, Date: day, Marks: [] },
      headers: { 'if-match': '"0"' },
    };
    expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
    office.app.clock.now = now;

    const mine = { name: 'Send mine instead' };
    await teachers.page.reload();
    await teachers.page.getByText('This register is locked. Ask an admin to reopen it.').waitFor();
    expect(await teachers.page.getByRole('button', mine).isDisabled()).toBe(true);
    await teachers.close();

    const { page, close } = own;
    await page.reload();
    await page.getByText('You may change it if you give a reason', { exact: false }).waitFor();
    expect(await page.getByRole('button', mine).isDisabled()).toBe(true);
    // Nothing is sent or taken back by keys while both are shown.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('row', { name: /1 Gargi Wagh absent present/ }).waitFor();
    await page.getByLabel('Why are you changing it?').fill('The two were mixed up');
    await page.getByRole('button', mine).click();
    await page.getByText('Class 5 A: 2 present, 1 absent.').waitFor();
    expect(await read(day)).toEqual({ Gargi: 'A', Ishaan: 'P', Zoya: 'P' });
    await close();
  });

  it('forgets why somebody was away who is there after all', async () => {
    const place = `${management}?class=8-1&date=2026-11-11`;
    const { page, close } = await open(place, { email: lata.email, viewport: phone, prepare });
    await tile(page, 'Zoya').click({ button: 'right' });
    await page.getByRole('radio', { name: 'on leave' }).check();
    await page.getByLabel('Reason').fill('A wedding');
    await page.getByRole('button', { name: 'Done' }).click();
    await tile(page, 'Zoya').click();
    await tile(page, 'Zoya').click({ button: 'right' });
    await page.getByRole('radio', { name: 'on leave' }).check();
    expect(await page.getByLabel('Reason').inputValue()).toBe('');
    await close();
  });

  it('is left to the device where a network is there and carries nothing', async () => {
    const { page, close } = await open(`${management}?class=8-1&date=2026-11-17`, {
      email: lata.email,
      viewport: phone,
      prepare: async (opened) => {
        await opened.clock.install({ time: '2026-11-21T06:00:00Z' });
        await untold(opened);
      },
    });
    await tile(page, 'Zoya').click();
    await page.route(registerCall, (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()));
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await submit(page);
    await sent;
    await page.clock.fastForward(10_000);
    await page.getByText('Waiting on this device for a connection').waitFor();
    await close();
  });

  it('is not lost where the device cannot store it, and said to be taken once the server has it', async () => {
    const day = '2026-11-18';
    const { page, close } = await open(`${management}?class=8-1&date=${day}`, {
      email: lata.email,
      viewport: phone,
      prepare: async (opened) => {
        await prepare(opened);
        await opened.addInitScript(() => {
          const { put } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.put = function (...said) {
            if (this.name === 'waiting') throw new DOMException('No room.', 'QuotaExceededError');
            return put.apply(this, said);
          };
        });
      },
    });
    await tile(page, 'Gargi').click();
    await page.context().setOffline(true);
    await submit(page);
    await page.getByText('leave this window open until it is sent').waitFor();
    await banner(page, 'One register waits on this device.');
    await page.context().setOffline(false);
    await page.getByText(/waits on this device/).waitFor({ state: 'detached' });
    await isTaken(page);
    expect(await read(day)).toEqual({ Gargi: 'A', Ishaan: 'P', Zoya: 'P' });
    expect(await begunRegisters(page)).toEqual([]);
    await close();
  });
});
