import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { itFurther } from '../support/extent.ts';
import { pairs } from '../support/pairs.ts';
import { ask } from '../support/request.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';

describe('the office', () => {
  const office = startOffice();

  const { open } = office;
  const pathOf = (page: Page): string => new URL(page.url()).pathname;
  const heading = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

  it('sends who is signed out to sign in, and back to the screen', async () => {
    const host = new URL(office.origin()).host;
    const answer = await ask(office.app.port, '/school/content/notice?state=draft', { host });
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/login?next=%2Fschool%2Fcontent%2Fnotice%3Fstate%3Ddraft' },
    });
    const { page, faults, close } = await open('/school/content/notice');
    expect(pathOf(page)).toBe('/school/content/notice');
    expect(faults).toEqual([]);
    await close();
  });

  it('opens with the day and what waits, for whoever signs in without another aim', async () => {
    const { page, close } = await open('/login');
    expect(pathOf(page)).toBe('/school');
    await page.getByText('Today’s work').waitFor();
    await page.getByText('Email address not confirmed').waitFor();
    await close();
  });

  it('sends who is signed out to log in, on the product’s own host to the form of operators', async () => {
    const product = await ask(office.app.port, '/school', { host: `localhost:${office.app.port}` });
    expect([product.status, product.headers.location]).toEqual([303, '/login?next=%2Fschool']);
    const form = await ask(office.app.port, '/login?next=%2Fschool', { host: `localhost:${office.app.port}` });
    expect(form.text).toContain('action="/api/Account/login"');
  });

  it('allows style elements by a nonce of each answer alone, and no script but files', async () => {
    const { page, close } = await open('/school');
    const policyOf = (): Promise<string> =>
      page.evaluate(async () => (await fetch('/school')).headers.get('content-security-policy') ?? '');
    const policies = [await policyOf(), await policyOf()];
    const [one, two] = policies.map((policy) => /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(one).toMatch(/^[\w+/]{22}==$/);
    expect(two).not.toBe(one);
    expect(policies[0]).toContain("script-src 'self';");
    expect(policies[0]).not.toContain('unsafe-eval');
    await close();
  });

  it('shows a notice to visitors once it is published, and not before', async () => {
    const { page, faults, close } = await open('/school/content/notice');
    await page.getByRole('button', { name: 'New notice' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alert').getByText('One thing to put right').waitFor();
    await page.getByRole('link', { name: 'Heading: Fill this in.' }).waitFor();
    await page.getByLabel('Heading').first().fill('The well is being cleaned on Friday');
    await page.getByText(/^Saved .*, only in your draft$/).waitFor();
    const seen = (): Promise<boolean> =>
      page.evaluate(async () => (await (await fetch('/notices')).text()).includes('The well is being cleaned'));
    expect(await seen()).toBe(false);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('“The well is being cleaned on Friday” is live').waitFor();
    expect(await seen()).toBe(true);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });

  it('keeps what was typed when the tab is closed a moment later', async () => {
    const { page, close } = await open('/school/content/facility');
    await page.getByRole('button', { name: 'New facility' }).click();
    await page.getByLabel('Name').first().fill('A room for kites');
    await page.getByText(/^Saved /).waitFor();
    const address = page.url();
    await close();
    const again = await open(new URL(address).pathname);
    expect(await again.page.getByLabel('Name').first().inputValue()).toBe('A room for kites');
    await again.close();
  });

  it('lets a picture of the library be chosen, in a dialog that the policy lets be styled', async () => {
    const { page, faults, close } = await open('/school/content/facility');
    await page.getByRole('button', { name: 'New facility' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('button', { name: 'Choose another' }).waitFor();
    await page.getByText(/^Saved /).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('puts a list in order by a column, as its address says, and back into its own order', async () => {
    const { page, faults, close } = await open('/school/content/notice');
    const names = (): Promise<string[]> => page.getByRole('rowheader').getByRole('link').allTextContents();
    const head = page.getByRole('columnheader', { name: 'Title' });
    await head.waitFor();
    const own = await names();
    expect(own.length).toBeGreaterThan(2);
    await head.getByRole('button').press('Enter');
    await expect.poll(names).toEqual(own.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(new URL(page.url()).search).toBe('?sort=name');
    await page.reload();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    await head.getByRole('button').press('Enter');
    await expect.poll(names).toEqual(own);
    expect(new URL(page.url()).search).toBe('');
    // A phone has no heads of columns.
    await page.setViewportSize(phone);
    await page.getByLabel('Order').selectOption('By title');
    await expect.poll(names).toEqual(own.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    await page.getByLabel('Order').selectOption('As on the website');
    await expect.poll(names).toEqual(own);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('tells who may open a screen that one may not', async () => {
    const { page, close } = await open('/school/content', { email: 'desk@example.org' });
    expect(await heading(page)).toBe('You do not have access to this page.');
    await page.getByText('An office admin or content editors can open it.').waitFor();
    expect(await page.getByRole('link', { name: 'Content' }).count()).toBe(0);
    await close();
  });

  itFurther('is in Hindi for who chooses that, the menu too', async () => {
    const { page, close } = await open('/school');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByText('आज का काम').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    await page.getByRole('link', { name: 'सामग्री' }).click();
    await page.getByRole('heading', { name: 'सूचनाएँ' }).waitFor();
    await close();
  });

  it('logs out by the menu of who is signed in, and takes the hint along', async () => {
    const { page, close } = await open('/school');
    await page.getByRole('button', { name: 'Ashwini Dabhade, Office admin' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(`${office.origin()}/`);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'accessiblePaths' }));
    await page.goto(`${office.origin()}/school`);
    expect(pathOf(page)).toBe('/login');
    await close();
  });

  it.each(pairs(['/school/content/notice', '/school'], furtherAxeSizes))(
    'axe finds nothing at %s, %o',
    async (path, viewport) => {
      const { page, close } = await open(path, { viewport });
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      await close();
    },
  );
});
