import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { register } from '../api/registration-form.ts';
import { complaints } from '../e2e/support/axe.ts';
import { goodPassword } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { pairs } from '../support/pairs.ts';
import { desktop, phone, startOffice } from './support/office.ts';

describe('the samples in the office of a new school', () => {
  const office = startOffice([]);
  const email = 'farida@lotus.example';
  const origin = (): string => `http://lotus-valley-school.localhost:${office.app.port}`;

  beforeAll(async () => {
    const answer = await register(visitorOf(office.app, 'localhost'), {
      Admin_Email: email,
      Password: goodPassword,
      Board: 'CBSE',
      Medium: 'English',
      Classes_From: 1,
      Classes_To: 13,
    });
    expect(answer.status).toBe(201);
  });

  const open = async (path: string, options?: Parameters<typeof office.newPage>[0]) => {
    const opened = await office.newPage(options);
    const { page } = opened;
    await page.goto(origin() + path);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    return opened;
  };
  const steps = (page: Page) => page.getByRole('region', { name: 'Nine steps to a site worth showing' });
  const mark = (page: Page) => page.getByText('Sample', { exact: true });

  it('meets who logs in for the first time with the steps, of which samples tick none', async () => {
    const { page, faults, close } = await open('/login');
    await steps(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/school');
    await steps(page).getByText('2 of 9 done').waitFor();
    await page.getByText('All live').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it.each(pairs(['/school', '/school/content/facility', '/school/content/about'], [phone, desktop]))(
    'axe finds nothing at %s, %o, and nothing scrolls sideways',
    async (path, viewport) => {
      const { page, faults, close } = await open(path, { viewport });
      await mark(page).first().waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('leads from a step to its sample, whose mark goes with the first word of the school’s own', async () => {
    const { page, faults, close } = await open('/school');
    await steps(page)
      .getByRole('button', { name: /^First notice/ })
      .click();
    await steps(page).getByRole('link', { name: 'Put the sample in your own words' }).click();
    await page.waitForURL(/\/school\/content\/notice\/\d+$/);
    const note = page.getByText('This is a sample. Put it in your own words, or delete it.');
    await note.waitFor();
    await page.getByLabel('Heading').first().fill('We are online');
    await note.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Today' }).first().click();
    await steps(page).getByRole('button', { name: 'First notice done', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('marks each in its list', async () => {
    const { page, close } = await open('/school/content/facility');
    const row = page.getByRole('row').filter({ hasText: 'Library' });
    await row.getByText('Sample', { exact: true }).waitFor();
    await row.getByText('Draft', { exact: true }).waitFor();
    await close();
  });

  it('deletes all that are left, after a question', async () => {
    const { page, faults, close } = await open('/school');
    await steps(page).getByRole('button', { name: 'Delete all samples' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete all \d+ samples\?$/ });
    await dialog.getByText(/^Kept in the bin until /).waitFor();
    expect(await complaints(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete all samples' }).click();
    await page.getByText(/^\d+ samples are in the bin$/).waitFor();
    await steps(page).getByRole('button', { name: 'Delete all samples' }).waitFor({ state: 'detached' });
    await steps(page).getByRole('button', { name: 'First notice done', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
