import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { pairs } from '../support/pairs.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { desktop, startOffice } from './support/office.ts';

describe('the users of the office', () => {
  const office = startOffice();
  let rohini = 0;
  beforeAll(async () => {
    ({ id: rohini } = await addAccount(office.app, {
      email: 'rohini@example.org',
      name: 'Rohini Lele',
      role: 'Staff',
      permissionSets: ['contentEditor'],
    }));
  });

  const { newPage, open } = office;
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('invites by a link, by which somebody chooses a password and comes in', async () => {
    const { page, faults, close } = await open('/school/users');
    await page.getByRole('link', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Invite by link' }).click();
    await page.getByRole('alert').getByText('2 things to put right').waitFor();
    await page.getByRole('link', { name: 'Name: Enter a name.' }).click();
    await page.keyboard.type('Tasneem Merchant');
    await page.getByLabel(/^Mobile/).fill('98220 44711');
    await page.getByRole('switch', { name: /^Front office/ }).press('Space');
    await page
      .getByText(/Tasneem Merchant may change admissions, messages, the visitors’ desk,? and student records\./)
      .waitFor();
    await page.getByRole('button', { name: 'Invite by link' }).click();
    const link = await page.getByLabel('Link for Tasneem Merchant').inputValue();
    await panel(page, 'Tasneem Merchant').getByRole('button', { name: 'Close' }).last().click();
    const row = page.getByRole('row', { name: /Tasneem Merchant/ });
    await row.getByText('Invited').waitFor();
    await row.getByText(/^Link works until /).waitFor();

    const invited = await newPage();
    await invited.page.goto(link);
    await invited.page.getByLabel('New password').fill(goodPassword);
    await invited.page.getByRole('button', { name: 'Save and log in' }).click();
    await invited.page.getByRole('button', { name: 'Tasneem Merchant, Staff' }).waitFor();
    await invited.close();
    await page.reload();
    await row.getByText('Active').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps what is typed where somebody else has changed the account meanwhile', async () => {
    const { page, close } = await open(`/school/users?person=${rohini}`);
    await page.getByLabel('Name', { exact: true }).fill('Rohini Lele-Joshi');
    const caller = await signIn(office.app, { name: 'Harbhajan Bedi' });
    expect((await caller.call('PATCH', `/api/users/${rohini}`, { body: { mobile: '9822044799' } })).status).toBe(200);
    await page.keyboard.press('Control+s');
    const told = page.getByRole('alert').filter({ hasText: /Harbhajan Bedi changed this at / });
    await told.getByText(/9822044799/).waitFor();
    await told.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rohini Lele-Joshi');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Rohini Lele');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':disabled')).waitFor();
    await close();
  });

  it('says who has an email already, beside the field, and loses nothing', async () => {
    const { page, close } = await open('/school/users?person=new');
    await page.getByLabel('Name', { exact: true }).fill('Rohini Lele the second');
    await page.getByLabel(/^Email/).fill('rohini@example.org');
    await page.getByRole('switch', { name: /^Content editor/ }).press('Space');
    await page.getByRole('button', { name: 'By email' }).click();
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByRole('link', { name: 'Email: Email rohini@example.org is already used by Rohini Lele.' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rohini Lele the second');
    await page.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave', exact: true })
      .click();
    await page.getByRole('button', { name: 'Send the invitation' }).waitFor({ state: 'detached' });
    await close();
  });

  it('tells what somebody may do, and ends the open tab whose rights are changed', async () => {
    const theirs = await open('/school/content', { email: 'rohini@example.org' });
    const { page, faults, close } = await open('/school/users');
    await page.getByRole('link', { name: 'Rohini Lele' }).click();
    const person = panel(page, 'Rohini Lele');
    await person.getByText('Rohini Lele may change the website and its pictures.').waitFor();
    await person.getByText(/^They may not open .*accounts/).waitFor();
    await person.getByText('Chrome on Linux').waitFor();
    await person.getByRole('switch', { name: /^Front office/ }).press('Space');
    await person.getByText(/Rohini Lele may change the website, its pictures, admissions/).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved. Rohini Lele is logged out/).waitFor();
    await person.getByText('Nowhere at the moment.').waitFor();
    // What one comes back to is asked for in place.
    await theirs.page.getByRole('link', { name: 'Events' }).click();
    const again = theirs.page.getByRole('dialog', { name: 'Log in again' });
    await again.getByLabel('Password of rohini@example.org').fill('not this one at all');
    await again.getByRole('button', { name: 'Continue' }).click();
    await again.getByText(/^That password is not right/).waitFor();
    await again.getByLabel('Password of rohini@example.org').fill(goodPassword);
    await theirs.page.keyboard.press('Enter');
    await again.waitFor({ state: 'detached' });
    await theirs.page.getByRole('heading', { name: 'Events' }).waitFor();
    expect(faults).toEqual([]);
    await theirs.close();
    await close();
  });

  itFurther('switches an account off, whose open tab notices by itself, and on again', async () => {
    const { id } = await addAccount(office.app, { email: 'girish@example.org', name: 'Girish Salunke', role: 'Admin' });
    const context = await office.browser.newContext({ viewport: desktop });
    const theirs = await context.newPage();
    await theirs.clock.install();
    await theirs.goto(`${office.origin()}/school`);
    await theirs.getByLabel(/^Email/).fill('girish@example.org');
    await theirs.getByLabel('Password').fill(goodPassword);
    await theirs.getByRole('button', { name: 'Log in' }).click();
    await theirs.getByText('Today’s work').waitFor();
    await theirs.waitForLoadState('networkidle');
    const { page, close } = await open(`/school/users?person=${id}`);
    await page.getByRole('button', { name: 'Switch off' }).click();
    const question = page.getByRole('dialog', { name: 'Switch off Girish Salunke?' });
    await question.getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('Girish Salunke is switched off').waitFor();
    await theirs.clock.runFor(60_000);
    await theirs.getByRole('dialog', { name: 'Log in again' }).waitFor();
    await page
      .getByRole('row', { name: /Girish Salunke/ })
      .getByText('Off', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Girish Salunke can log in again').waitFor();
    await theirs.getByLabel('Password of girish@example.org').fill(goodPassword);
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await theirs.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
    await close();
  });

  itFurther('keeps filters, page and who is open in the address, and finds by name', async () => {
    const { page, close } = await open('/school/users?state=active&keyword=lele');
    await page.getByRole('link', { name: 'Rohini Lele' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByLabel('Search by name, email or mobile').fill('nobody of this name');
    await page.getByText('Nobody matches.').waitFor();
    expect(new URL(page.url()).search).toBe('?state=active&keyword=nobody+of+this+name');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Nilesh Khairnar' }).waitFor();
    await page.getByRole('button', { name: 'Students' }).click();
    await page.getByText('No student has an account yet.').waitFor();
    await close();
  });

  it('is worked by the keyboard alone, and gives the focus back', async () => {
    const { page, close } = await open('/school/users');
    const row = page.getByRole('link', { name: 'Rohini Lele' });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Rohini Lele', level: 2 }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rohini Lele');
    expect(new URL(page.url()).searchParams.get('person')).toBe(String(rohini));
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Rohini Lele', level: 2 }).waitFor({ state: 'detached' });
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
    await close();
  });

  itFurther('lets no admin change their own rights, and says who can', async () => {
    const { page, close } = await open('/school/users');
    await page.getByRole('link', { name: 'Ashwini Dabhade' }).click();
    const own = panel(page, 'Ashwini Dabhade');
    await own.getByText('Another admin can change what you may do.').waitFor();
    expect(await own.getByRole('switch').count()).toBe(0);
    expect(await own.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
    await own.getByText('This device').waitFor();
    await close();
  });

  itFurther('shows one’s own sign-ins beside the password, and ends the others', async () => {
    const other = await open('/school', { email: 'desk@example.org' });
    const { page, close } = await open('/school/change_password', { email: 'desk@example.org' });
    await page.getByLabel('New password', { exact: true }).fill('mango');
    await page.getByText('5 more characters').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('lamps in the veranda');
    await page.getByText('Hard to guess', { exact: true }).waitFor();
    const own = page.getByRole('region', { name: 'Where you are logged in' });
    await own.getByText('This device').waitFor();
    expect(await own.getByRole('listitem').count()).toBe(2);
    await own.getByRole('button', { name: 'Log out everywhere else' }).click();
    await page.getByText('You are logged out everywhere else').waitFor();
    await expect.poll(() => own.getByRole('listitem').count()).toBe(1);
    const status = await other.page.evaluate(async () => (await fetch('/api/Account/me')).status);
    expect(status).toBe(401);
    await other.close();
    await close();
  });

  itFurther('tells who may open it that one may not', async () => {
    const { page, close } = await open('/school/users', { email: 'desk@example.org' });
    await page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await close();
  });

  const screens = [
    '/school/users',
    '/school/users?person=new',
    '/school/change_password',
    '/school/users?person=rohini',
  ];
  it.each(pairs(screens, furtherAxeSizes))(
    'axe finds nothing at %s, %o, and nothing scrolls sideways',
    async (path, viewport) => {
      const { page, close } = await open(path.replace('rohini', String(rohini)), { viewport });
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await close();
    },
  );
});
