import { eq, inArray } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#server/store/schema.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

describe('the first steps of an office', () => {
  const office = startOffice([], 'riverside');
  beforeAll(async () => {
    const { schoolId } = await addAccount(office.app, { ...adminAccount, school: 'riverside' });
    // What the school came with of two steps goes into the bin.
    await office.app.store.school(schoolId, ({ db }) =>
      db
        .update(content)
        .set({ deletedAt: new Date(office.app.clock.now) })
        .where(inArray(content.type, ['banner', 'holiday'])),
    );
  });

  const open = async (options?: Parameters<typeof office.open>[1]) => {
    const opened = await office.open('/school', options);
    await steps(opened.page).waitFor();
    return opened;
  };
  const steps = (page: Page) => page.getByRole('region', { name: 'Nine steps to a site worth showing' });

  it.each(axeSizes)('axe finds nothing, and nothing scrolls sideways at %o', async (viewport) => {
    const { page, faults, close } = await open({ viewport });
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('asks for a heading, starts the item by keyboard alone, and ticks its step', async () => {
    const { page, faults, close } = await open();
    await steps(page)
      .getByRole('button', { name: /^Opening banner/ })
      .focus();
    await page.keyboard.press('Enter');
    const heading = steps(page).getByLabel('Heading');
    await heading.focus();
    await page.keyboard.press('Enter');
    await steps(page).getByText('Write a heading first.').waitFor();
    expect(await heading.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('A school by the river');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/school\/content\/banner\/\d+$/);
    expect(await page.getByLabel('Heading').first().inputValue()).toBe('A school by the river');
    await page.getByRole('link', { name: 'Today' }).first().click();
    await steps(page).getByRole('button', { name: 'Opening banner done', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('puts three holidays into the drafts where the step is', async () => {
    const { page, close } = await open();
    await steps(page)
      .getByRole('button', { name: /^Holiday list/ })
      .click();
    await steps(page).getByText('Republic Day').waitFor();
    await steps(page).getByRole('button', { name: 'Use these three' }).click();
    await steps(page).getByRole('button', { name: 'Holiday list done', exact: true }).waitFor();
    const seen = await page.evaluate(async () => (await fetch('/')).text());
    expect(seen).not.toContain('Gandhi Jayanti');
    await close();
  });

  it('leads to the screen that invites', async () => {
    const { page, close } = await open();
    await steps(page)
      .getByRole('button', { name: /^Someone invited/ })
      .click();
    await steps(page).getByRole('link', { name: 'Invite someone' }).click();
    await page.waitForURL(/\/school\/users\?person=new$/);
    await close();
  });

  it('is put away and stays away, until it is taken out again', async () => {
    const { page, close } = await open();
    await steps(page).getByRole('button', { name: 'Put this list away' }).click();
    await page.getByRole('button', { name: 'Show the steps' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Show the steps' }).click();
    await steps(page).waitFor();
    await close();
  });

  it('sends the mail again that proves the address', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Email the link' }).click();
    await page.getByText('The email is on its way.').waitFor();
    expect((await mailTo(office.app, 'admin@example.org')).text).toContain('/verify');
    await close();
  });
});

describe('the last of the first steps', () => {
  const office = startOffice([adminAccount]);
  const title = { name: 'Nine steps to a site worth showing' };
  let schoolId = 0;
  beforeAll(async () => {
    const { app } = office;
    ({ schoolId } = await signIn(app));
    await app.store.school(schoolId, ({ db }) =>
      db
        .update(content)
        .set({ deletedAt: new Date(app.clock.now) })
        .where(eq(content.type, 'about')),
    );
  });

  it('fold what is done into one line on a phone, and leave open what is left', async () => {
    const { page, faults, close } = await office.open('/school', { viewport: phone });
    const steps = page.getByRole('region', title);
    await steps.getByText('8 of 9 done').waitFor();
    await steps.getByRole('button', { name: 'About the school not done yet' }).waitFor();
    expect(await steps.getByRole('listitem').count()).toBe(1);
    await steps.getByRole('button', { name: 'Show the 8 that are done' }).press('Enter');
    await steps.getByRole('button', { name: 'School logo done' }).waitFor();
    expect(await steps.getByRole('listitem').count()).toBe(9);
    await steps.getByRole('button', { name: 'Only what is left' }).click();
    await steps.getByRole('button', { name: 'School logo done' }).waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await close();
  });

  describe('once all are done', () => {
    let admin: Caller;
    beforeAll(async () => {
      admin = await signIn(office.app);
      expect((await admin.post('/api/content/about', { heading: 'Under the neem' })).status).toBe(201);
    });

    it.each(axeSizes)('say once that all are done, and can be looked at again, at %o', async (viewport) => {
      const { page, faults, close } = await office.open('/school', { viewport });
      const complete = page.getByRole('region', { name: 'Your website has all it needs' });
      await complete.waitFor();
      expect(await complaints(page)).toEqual([]);
      await complete.getByRole('button', { name: 'Show the steps' }).press('Enter');
      const steps = page.getByRole('region', title);
      await steps.getByText('9 of 9 done').waitFor();
      await steps.getByRole('button', { name: 'Hide the steps' }).click();
      await complete.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByText('All nine steps to a site worth showing are done.').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Show the steps' }).click();
      await steps.getByText('9 of 9 done').waitFor();
      await admin.call('PUT', '/api/office/first-steps', { body: { isPutAway: false } });
      expect(faults).toEqual([]);
      await close();
    });
  });
});
