import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/store/schema.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { goodPassword } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { phone, startOffice } from './support/office.ts';
import {
  banner,
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
const sunil = classTeacher('Sunil Kale', 'sunil@example.org');

describe('attendance without a network', () => {
  const office = startOffice([lata, sunil]);
  const { open } = office;
  let admin: Caller;

  const read = async (day: string): Promise<Record<string, string>> => {
    const { json } = await admin.get('/api/attendance/register', { ...registerClass, Date: day });
    const students = json.Students as readonly { First_Name: string; Status: string }[];
    return Object.fromEntries(students.map((one) => [one.First_Name, one.Status]));
  };
  const timesWritten = async (day: string): Promise<number> => {
    const rows = await office.app.store.school(admin.schoolId, ({ db }) => db.select().from(auditLog));
    return rows.filter(({ entity, after }) => entity === 'attendanceRegister' && JSON.stringify(after).includes(day))
      .length;
  };

  /** Waits until the device has all that it needs without a network. */
  const isKept = (page: Page): Promise<unknown> =>
    expect
      .poll(
        () =>
          page.evaluate(async (path) => {
            const found = await caches.match(path);
            const [database] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('office:'));
            if (!found || !navigator.serviceWorker.controller || !database?.name) return [];
            const request = indexedDB.open(database.name);
            return new Promise<string[]>((resolve) => {
              request.onsuccess = () => {
                const keys = request.result.transaction('answers').objectStore('answers').getAllKeys();
                keys.onsuccess = () => {
                  request.result.close();
                  resolve(keys.result.map(String));
                };
              };
            });
          }, management),
        { timeout: 30_000 },
      )
      .toContain('/api/attendance/register?Class_Id=8&Section_Id=1');

  const logIn = async (page: Page, { email }: typeof lata, path: string): Promise<void> => {
    await page.goto(office.origin() + path);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Attendance', level: 1 }).waitFor();
  };

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    for (const pupil of pupils) await addStudent(admin, pupil);
  });

  it('is taken where there is none, kept through a reload, and sent once though the answer is lost', async () => {
    const { page, close } = await open(management, { email: lata.email, viewport: phone, prepare });
    await isKept(page);
    await page.context().setOffline(true);
    // This class was never opened on this device.
    await page.getByRole('link', { name: 'Class 5 A' }).click();
    await tile(page, 'Ishaan').click();
    await submit(page);
    await page.getByText('Waiting on this device for a connection').waitFor();
    await banner(page, 'You are offline. One register waits on this device.');
    await page.reload();
    await page.getByText('Waiting on this device for a connection').waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('link', { name: 'Class 5 A' }).click();
    await page.getByText('You can still change it.').waitFor();
    await tile(page, 'Ishaan Wagh, absent').waitFor();
    await tile(page, 'Zoya').click();
    await submit(page);
    await page.getByRole('button', { name: 'Show registers' }).click();
    const list = page.getByRole('dialog', { name: 'One register waiting' });
    await list.getByText('1 present, 2 absent').waitFor();
    await list.getByText('Kept for Lata Mahajan only.').waitFor();
    expect(await complaints(page)).toEqual([]);
    let lost = 0;
    const saidAgo: number[] = [];
    // Two hours pass on the device.
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 7_200_000;
    });
    await page.route(registerCall, async (route) => {
      const request = route.request();
      if (request.method() !== 'PUT') return route.fallback();
      const { cookie = '', 'if-match': version = '' } = await request.allHeaders();
      const sender = visitorOf(office.app, 'greenfield.localhost', { cookie, 'if-match': version });
      expect((await sender.call('PUT', '/api/attendance/register', { body: request.postDataJSON() })).status).toBe(200);
      lost += 1;
      saidAgo.push(request.postDataJSON().Submission.Taken_Ago);
      return route.abort('connectionreset');
    });
    await page.context().setOffline(false);
    await expect.poll(() => lost).toBe(1);
    expect(Math.floor((saidAgo[0] ?? 0) / 3600)).toBe(2);
    await banner(page, 'One register waits on this device.');
    await page.unroute(registerCall);
    await list.getByRole('button', { name: 'Send now' }).click();
    await page.getByText(/waits on this device/).waitFor({ state: 'detached' });
    await isTaken(page);
    expect(await read('2026-11-21')).toEqual({ Gargi: 'P', Ishaan: 'A', Zoya: 'A' });
    expect(await timesWritten('2026-11-21')).toBe(1);
    await close();
  });

  itFurther('asks who is logged out for the password, then sends', async () => {
    const { page, close } = await open(`${management}?class=8-1&date=2026-11-19`, { email: lata.email, prepare });
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('3l');
    await page.context().clearCookies();
    await submit(page);
    const again = page.getByRole('dialog', { name: 'Log in again' });
    await again.getByLabel(/^Password of/).fill(goodPassword);
    await again.getByRole('button', { name: 'Continue' }).click();
    await isTaken(page);
    expect(await read('2026-11-19')).toEqual({ Gargi: 'P', Ishaan: 'P', Zoya: 'L' });
    await close();
  });

  it('is sent in nobody else’s name, and the next to log in finds nothing of the one before', async () => {
    const day = '2026-11-16';
    const path = `${management}?date=${day}`;
    const { page, close } = await open(path, { email: lata.email, viewport: phone, prepare });
    await isKept(page);
    await page.getByRole('link', { name: 'Class 5 A' }).click();
    await tile(page, 'Gargi').waitFor();
    await page.context().setOffline(true);
    await submit(page);
    await banner(page, 'You are offline. One register waits on this device.');
    // In another tab somebody else logs in, while this one has no network.
    const theirs = await office.open(management, { email: sunil.email, viewport: phone });
    const cookies = await theirs.page.context().cookies();
    await theirs.close();
    await page.context().addCookies(cookies);
    const refused = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.context().setOffline(false);
    expect((await refused).status()).toBe(401);
    await page.getByText(/waits on this device/).waitFor({ state: 'detached' });
    expect(await timesWritten(day)).toBe(0);
    const keptFor = () =>
      page.evaluate(async (path) => {
        const text = (await (await caches.match(path))?.text()) ?? '';
        // The class names who took its register.
        return ['lata@example.org', 'sunil@example.org'].filter((email) => text.includes(email));
      }, management);
    await expect.poll(keptFor).not.toContain(lata.email);
    await page.goto(office.origin() + path);
    await expect.poll(keptFor).toEqual([sunil.email]);
    await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        await fetch('/api/Account/login', { method: 'POST', headers, body: JSON.stringify(body) });
      },
      { login: lata.email, password: goodPassword },
    );
    expect(await keptFor()).not.toContain(sunil.email);
    await page.goto(office.origin() + path);
    await isTaken(page);
    expect(await timesWritten(day)).toBe(1);
    await close();
  });

  itFurther('stays under its account, and two registers of one class are decided by a person', async () => {
    const day = '2026-11-20';
    const path = `${management}?date=${day}`;
    const { page, close } = await open(`${path}&class=8-1`, { email: lata.email, viewport: phone, prepare });
    await tile(page, 'Gargi').click();
    await page.route(registerCall, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await submit(page);
    await banner(page, 'One register waits on this device.');
    const leave = async (): Promise<void> => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Staff$/ })
        .click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    };
    await leave();
    const warning = page.getByRole('dialog', { name: 'One register has not been sent yet' });
    await warning.getByText('Class 5 A').waitFor();
    expect(await complaints(page)).toEqual([]);
    await warning.getByRole('button', { name: 'Stay logged in' }).click();
    // The website's own log-out asks the same.
    await page.goto(`${office.origin()}/`);
    const ownLogOut = page.locator('[data-account] form:not([hidden])').first();
    await ownLogOut.waitFor({ state: 'attached' });
    await ownLogOut.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await warning.getByText('Class 5 A').waitFor();
    await warning.getByRole('button', { name: 'Stay logged in' }).click();
    await page.goto(`${office.origin()}${path}`);
    await leave();
    await warning.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL(`${office.origin()}/`);
    await page.unroute(registerCall);
    // Somebody else on the same phone.
    await logIn(page, sunil, path);
    await page.getByText('One register has not been taken yet.').waitFor();
    expect(await page.getByText(/on this device/).count()).toBe(0);
    await page.getByRole('link', { name: 'Class 5 A' }).click();
    await tile(page, 'Zoya').click();
    await submit(page);
    await isTaken(page);
    await leave();
    await page.waitForURL(`${office.origin()}/`);
    await logIn(page, lata, path);
    await banner(page, 'One needs your decision.');
    expect(await read(day)).toEqual({ Gargi: 'P', Ishaan: 'P', Zoya: 'A' });
    await page.getByRole('link', { name: 'Class 5 A' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Sunil Kale took this register at the same time.' });
    await conflict.getByRole('row', { name: '1 Gargi Wagh absent present' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Send mine instead' }).click();
    await isTaken(page);
    expect(await read(day)).toEqual({ Gargi: 'A', Ishaan: 'P', Zoya: 'P' });
    await close();
  });
});
