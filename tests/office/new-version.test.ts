import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { phone, startOffice, untold } from './support/office.ts';

const lata = {
  email: 'lata@example.org',
  name: 'Lata Mahajan',
  role: 'Staff' as const,
  permissionSets: ['classTeacher' as const],
  classes: [{ Class_Id: 8, Section_Id: 1 }],
};
const list = '/student/attendance_management';
const register = `${list}?class=8-1&date=2026-11-20`;
const offer = 'A new version of the office is ready.';
const patient = { timeout: 20_000 };

const cacheNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('office-')));

describe('a new version of the office', () => {
  const office = startOffice([lata]);

  beforeAll(async () => {
    const admin = await signIn(office.app, {});
    for (const [at, name] of ['Gargi', 'Ishaan'].entries())
      await addStudent(admin, { First_Name: name, Last_Name: 'Wagh', Roll_No: at + 1 });
  });

  const open = async () => {
    const opened = await office.open(register, {
      email: lata.email,
      viewport: phone,
      async prepare(page) {
        await page.clock.setFixedTime('2026-11-21T06:00:00Z');
        await untold(page);
      },
    });
    await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return opened;
  };

  /** From now on the server has the worker of another build, which names another script as the office's. */
  const deploy = async (): Promise<void> => {
    const host = 'greenfield.localhost';
    const { text } = await office.app.get('/sw.js', { host });
    const { text: home } = await office.app.get('/', { host });
    const entry = /\/assets\/office-[\w-]+\.js/.exec(text)?.[0] ?? '';
    const other = /\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '';
    office.app.deployOfficeWorker(text.replaceAll(entry, other));
  };

  it('is offered, loaded when somebody says so, and has the register as it was', async () => {
    const { page, faults, close } = await open();
    const [before] = await cacheNames(page);
    await page.getByRole('button', { name: /^\d Ishaan/ }).click();
    await page.getByRole('button', { name: 'Ishaan Wagh, absent' }).waitFor();
    await page.goto(office.origin() + list);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByRole('status').getByText(offer).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    expect(await cacheNames(page)).toContain(before);

    await page.getByRole('button', { name: 'Load it' }).click();
    await page.waitForFunction(() => !('isStillHere' in window));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => cacheNames(page), patient).not.toContain(before);
    await page.goto(office.origin() + register);
    await page.getByRole('button', { name: 'Ishaan Wagh, absent' }).waitFor();
    expect(await page.getByText(offer).count()).toBe(0);
    // What `untold` keeps away.
    expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
    await close();
  });

  it('ends the worker of browsers where the server has none any more', async () => {
    const { page, close } = await open();
    expect(await cacheNames(page)).toHaveLength(1);
    office.app.deployOfficeWorker('');
    await page.reload();
    await expect.poll(() => cacheNames(page), patient).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A file that a worker has answered for was given to it first.
    const answered = () =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => (entry as PerformanceResourceTiming).workerStart > 0).length,
      );
    expect(await answered()).toBe(0);
    expect(await cacheNames(page)).toEqual([]);
    await close();
  });
});
