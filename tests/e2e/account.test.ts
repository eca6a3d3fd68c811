import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueUserToken } from '#server/domains/accounts/user-tokens.ts';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { launchChromium } from '../support/chromium.ts';
import { extent } from '../support/extent.ts';
import { pairs } from '../support/pairs.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { complaints } from './support/axe.ts';
import { desktop, phone } from './support/visit.ts';

const email = 'devika@example.org';

describe('the pages of an account', () => {
  let app: TestApp;
  let browser: Browser;
  const origin = (school = 'greenfield'): string => `http://${school && `${school}.`}localhost:${app.port}`;
  const open = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<[Page, BrowserContext]> => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, ...options });
    return [await context.newPage(), context];
  };
  const heading = (page: Page): Promise<string | null> => page.locator('h1').textContent();
  const logIn = async (page: Page, password: string): Promise<void> => {
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  beforeAll(async () => {
    app = await startApp();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  it('lead from an invitation to a sign-in, out of it and in again, without script', async () => {
    const { id: userId, schoolId } = await addAccount(app, { email });
    const now = new Date(app.clock.now);
    const token = await app.store.school(schoolId, (context) =>
      issueUserToken(context, { schoolId, userId, kind: 'invite', minutes: 60, now }),
    );
    const [page, context] = await open();
    const password = 'seven lamps on the veranda';
    await page.goto(`${origin()}/login/invitation?token=${token}`);
    await page.getByLabel('New password').fill('basketball');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    expect(await page.getByRole('alert').textContent()).toMatch(/^This password cannot be used\./);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    expect(page.url()).toBe(`${origin()}/school`);

    await page.goto(`${origin()}/login`);
    expect(await heading(page)).toBe('You are logged in');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.goto(`${origin()}/login?next=/contact`);
    await logIn(page, goodPassword);
    expect(await page.getByRole('alert').textContent()).toBe('Email, mobile or password is not correct.');
    await logIn(page, password);
    expect(page.url()).toBe(`${origin()}/contact`);
    await page.goto(`${origin()}/login/invitation?token=${token}`);
    await page.getByLabel('New password').fill('another one for the gate');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('This link no longer works. Ask for a new one.');
    await context.close();
  });

  it("lead from the product's own host to the school, signed in", async () => {
    const account = await addAccount(app, { email: 'esha@example.org', name: 'Esha Pillai' });
    expect(account.schoolId).toBe(1);
    const [page, context] = await open();
    await page.goto(`${origin('')}/login`);
    await page.getByLabel('School web address').fill('greenfield');
    await page.getByLabel(/^Email/).fill('esha@example.org');
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${origin()}/school`);
    await page.goto(`${origin()}/login`);
    expect(await page.locator('main').textContent()).toContain('Logged in as Esha Pillai.');
    await context.close();
  });

  it('leave nothing of a sign-in in the browser after the sign-out', async () => {
    await addAccount(app, { email: 'farida@example.org', name: 'Farida Khan' });
    const [page, context] = await open({ javaScriptEnabled: true });
    await page.goto(`${origin()}/login`);
    await page.getByLabel(/^Email/).fill('farida@example.org');
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${origin()}/school`);
    await page.goto(`${origin()}/`);
    // As the office keeps the flag that it reads from the account.
    await page.evaluate(() => localStorage.setItem('userStatus', '1'));
    const names = async () => (await context.cookies(origin())).map(({ name }) => name).sort();
    // Which school the site is of, any visitor's browser keeps.
    expect(await names()).toEqual(['accessiblePaths', 'schoolConfig', 'session']);
    await page.goto(`${origin()}/login`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${origin()}/`);
    expect(await names()).toEqual(['schoolConfig']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto(`${origin()}/login`);
    expect(await heading(page)).not.toBe('You are logged in');
    await context.close();
  });

  it.each(
    pairs(
      [
        '/login?error=wrong',
        '/login?lang=hi&error=wrong',
        '/login/reset?token=abc&lang=hi',
        ...extent(
          [],
          ['/login/forgot', '/login/reset?token=abc&error=password', '/login/invitation', '/login/verify?token=abc'],
        ),
      ],
      [phone, desktop],
    ),
  )('%s is without fault for axe at %o, and never scrolls sideways', async (path, viewport) => {
    // Axe is a script.
    const [page, context] = await open({ javaScriptEnabled: true });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    await page.goto(origin() + path);
    await page.setViewportSize(viewport);
    expect(await complaints(page)).toEqual([]);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const low = await page
        .locator('a, button, input:not([type=hidden], [type=checkbox]), label.tick')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
      expect(low).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
