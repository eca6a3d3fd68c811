import type { BrowserContext, Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { phone, startOffice, untold } from './support/office.ts';

const lata = {
  email: 'lata@example.org',
  name: 'Lata Mahajan',
  role: 'Staff' as const,
  permissionSets: ['classTeacher' as const],
  classes: [{ Class_Id: 8, Section_Id: 1 }],
};
const register = '/student/attendance_management?class=8-1&date=2026-11-20';
const worker = '**/sw.js';

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

  /** From now on the server has another build: its worker, and the script that it names. */
  const deploy = async (context: BrowserContext): Promise<void> => {
    const { text } = await office.app.get('/sw.js', { host: 'greenfield.localhost' });
    const entry = /\/assets\/office-[\w-]+\.js/.exec(text)?.[0] ?? '';
    const script = await office.app.get(entry, { host: 'greenfield.localhost' });
    const newer = '/assets/office-newer.js';
    await context.route(worker, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: text.replaceAll(entry, newer) }),
    );
    await context.route(`**${newer}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script.text }),
    );
  };

  const lookForUpdate = (page: Page): Promise<unknown> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

  itFurther('is offered, and loaded when somebody says so, with the register as it was', async () => {
    const { page, faults, close } = await open();
    const [before] = await cacheNames(page);
    await page.getByRole('button', { name: /^\d Ishaan/ }).click();
    await page.getByRole('button', { name: 'Ishaan Wagh, absent' }).waitFor();
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await deploy(page.context());
    await lookForUpdate(page);
    await page.getByRole('status').getByText('A new version of the office is ready.').waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    expect(await cacheNames(page)).toContain(before);

    await page.getByRole('button', { name: 'Load it' }).click();
    await page.waitForFunction(() => !('isStillHere' in window));
    await page.getByRole('button', { name: 'Ishaan Wagh, absent' }).waitFor();
    await expect.poll(() => cacheNames(page)).toEqual(['office-newer']);
    expect(await page.getByText('A new version of the office is ready.').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('ends the worker of browsers where the server has none any more', async () => {
    const { page, close } = await open();
    expect(await cacheNames(page)).toHaveLength(1);
    await page.context().route(worker, (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await close();
  });
});
