import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { describeFurther, extent, itFurther } from '../support/extent.ts';
import { ask } from '../support/request.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { adminAccount, desktop, phone, startOffice } from './support/office.ts';

const office = startOffice([adminAccount]);
let editor: Caller;

beforeAll(async () => {
  await addAccount(office.app, { email: 'parent@example.org', name: 'Aniket Wagh', role: 'Parent' });
  await addAccount(office.app, { email: 'student@example.org', name: 'Gargi Wagh', role: 'Student' });
  editor = await signIn(office.app, { role: 'Staff', permissionSets: ['contentEditor'] });
  await publish({ noticeHead: 'Parents meet on Saturday', noticeDetails: 'At 9:30 am.', audience: 'Parents' });
  await publish({ noticeHead: 'Bring your project', audience: 'Students' });
});

const publishItem = async (person: Caller, type: string, body: object): Promise<void> => {
  const { json, headers } = await person.post(`/api/content/${type}`, body);
  const sent = { headers: { 'if-match': String(headers.etag) } };
  expect((await person.call('POST', `/api/content/${type}/${json.id}/publish`, sent)).status).toBe(200);
};

const publish = (notice: object): Promise<void> =>
  publishItem(editor, 'notice', { entryDateTime: '2026-11-20T10:00', ...notice });

const open = ({ path = '/login', ...options }: Parameters<typeof office.open>[1] & { readonly path?: string } = {}) =>
  office.open(path, options);
const pathOf = (page: Page): string => new URL(page.url()).pathname;

describeFurther('what may be begun', () => {
  it('stands at the foot of a phone, and a form has its deeds there instead', async () => {
    const { page, faults, close } = await open({ viewport: phone });
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'New' });
    await sheet.getByRole('button', { name: 'Write a notice' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Write a notice' }).click();
    await page.waitForURL(/\/school\/content\/notice\/\d+$/);
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Office menu' }).count()).toBe(0);
    expect(await complaints(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('stands on Today, beside what waits', async () => {
    const { page, close } = await open();
    await page.getByRole('heading', { name: /changes? ready to publish$/ }).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add pictures' }).click();
    await page.waitForURL(`${office.origin()}/school/media`);
    await close();
  });
});

describeFurther('the session', () => {
  beforeAll(async () => {
    const admin = await signIn(office.app, { role: 'Admin' });
    const holiday = (name: string, day: string): Promise<void> =>
      publishItem(admin, 'holiday', { name, startHolidayDate: day, endHolidayDate: day });
    await holiday('Founders day', '2026-12-01');
    await holiday('Last year’s fair', '2025-12-01');
  });
  /** Which of the two are listed, as soon as some are. */
  const listed = async (page: Page): Promise<string[]> => {
    const names = page.locator('main').getByText(/^(Founders day|Last year’s fair)$/);
    await names.first().waitFor();
    return names.allInnerTexts();
  };

  it('that runs is shown first; lists follow the one that is chosen, until one goes back', async () => {
    const { page, faults, close } = await open({ path: '/school/content/holiday' });
    expect(await listed(page)).toEqual(['Founders day']);
    await page.getByLabel('Session').selectOption({ label: '2025–2026' });
    await page.getByText('Lists show session 2025–2026.').waitFor();
    await page.getByText('Last year’s fair', { exact: true }).waitFor();
    expect(await listed(page)).toEqual(['Last year’s fair']);
    expect(await complaints(page)).toEqual([]);
    await page.reload();
    expect(await listed(page)).toEqual(['Last year’s fair']);
    await page.getByLabel('Session').selectOption({ label: '2024–2025' });
    await page.getByText('Nothing has been entered for 2024–2025 yet.').waitFor();
    await page.getByRole('button', { name: 'Back to 2026–2027' }).click();
    expect(await listed(page)).toEqual(['Founders day']);
    expect(await page.getByText(/^Lists show/).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('is chosen on a phone among all screens', async () => {
    const { page, close } = await open({ path: '/school/content/holiday', viewport: phone });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Session').selectOption({ label: '2025–2026' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Last year’s fair', { exact: true }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });
});

describe('the header of the website', () => {
  const seen = async (page: Page): Promise<string[]> => {
    if (page.viewportSize()?.width === phone.width) await page.locator('header summary').click();
    return page.locator('header [data-visitor]:visible').allInnerTexts();
  };

  it.each(extent([desktop], [desktop, phone]))(
    'names who is logged in at $width px, leads to the office, and out again',
    async (viewport) => {
      const { page, faults, close } = await open({ viewport });
      await page.goto(`${office.origin()}/notices`);
      await page.locator('header [data-visitor=guest]').first().waitFor({ state: 'hidden' });
      expect(await seen(page)).toEqual(['Ashwini Dabhade', 'Office', 'Log out']);
      // The menu of a phone scrolls under the line with the ways to reach the school.
      await page
        .locator('header [data-visitor=member]:visible')
        .first()
        .evaluate((link) => link.scrollIntoView({ block: 'center' }));
      expect(await complaints(page)).toEqual([]);
      await page.locator('header').getByRole('link', { name: 'Office', exact: true }).click();
      await page.getByText('Today’s work').waitFor();
      await page.goBack();
      if (viewport === phone && (await page.locator('header details[open]').count()) === 0)
        await page.locator('header summary').click();
      await page.locator('header').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL(`${office.origin()}/`);
      expect(await seen(page)).toEqual(['Log in']);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      // The page as it was left comes back as it is for everybody.
      await page.goBack();
      await page.locator('header [data-visitor=member]').first().waitFor({ state: 'hidden' });
      expect(faults).toEqual([]);
      await close();
    },
  );

  itFurther('calls the place of a family by another word', async () => {
    const { page, close } = await open({ email: 'parent@example.org' });
    await page.goto(`${office.origin()}/notices`);
    await page.locator('header').getByRole('link', { name: 'My page' }).click();
    await page.getByRole('heading', { name: 'Notices' }).waitFor();
    expect(pathOf(page)).toBe('/school/family');
    await close();
  });

  it('is one page for everybody, of the same bytes', async () => {
    const { host } = new URL(office.origin());
    const guest = await ask(office.app.port, '/notices', { host });
    const member = await ask(office.app.port, '/notices', { host, headers: editor.headers });
    expect(guest.status).toBe(200);
    expect(member.text).toBe(guest.text);
  });
});

describe('the page of families', () => {
  it('is where the log-in of parents leads, with what the school tells them', async () => {
    const { page, faults, close } = await open({ email: 'parent@example.org', path: '/login?type=2' });
    expect(pathOf(page)).toBe('/school/family');
    await page.getByRole('heading', { name: 'Parents meet on Saturday' }).waitFor();
    await page.getByText('For parents').waitFor();
    await page.getByText('At 9:30 am.').waitFor();
    expect(await page.getByText('Bring your project').count()).toBe(0);
    await page.getByText('Next holiday: In 3 days').waitFor();
    await page.getByRole('heading', { name: 'Makar Sankranti' }).waitFor();
    expect(await page.getByRole('navigation').first().getByRole('link').allInnerTexts()).toEqual([
      'My page',
      'Attendance history',
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('tells students what is theirs', async () => {
    const { page, close } = await open({ email: 'student@example.org' });
    await page.getByRole('heading', { name: 'Bring your project' }).waitFor();
    expect(await page.getByText('Parents meet on Saturday').count()).toBe(0);
    await close();
  });

  it('takes the place of Today, and is no screen of the office', async () => {
    const parent = await open({ email: 'parent@example.org', path: '/login?next=%2Fschool' });
    await parent.page.waitForURL(`${office.origin()}/school/family`);
    await parent.close();
    const admin = await open({ path: '/login?next=%2Fschool%2Ffamily' });
    await admin.page.waitForURL(`${office.origin()}/school`);
    await admin.close();
  });

  itFurther('leaves the other screens to those who have a right to them', async () => {
    const { page, close } = await open({ email: 'parent@example.org', path: '/login?next=%2Fschool%2Fusers' });
    await page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    await close();
  });

  it('is worked by keyboard alone: a notice opens, the password and the way out are reached', async () => {
    const { page, close } = await open({ email: 'parent@example.org', viewport: phone });
    const second = page.locator('summary').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('details').nth(1).getAttribute('open')).not.toBeNull();
    await page.getByRole('link', { name: 'Change password' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${office.origin()}/school/change_password`);
    await page.goBack();
    const out = page.getByRole('main').getByRole('button', { name: 'Log out' });
    await out.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${office.origin()}/`);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'accessiblePaths' }));
    await close();
  });

  itFurther('says that nothing could be loaded, and tries again', async () => {
    // From another screen: the document of this one brings its answers along.
    const { page, close } = await open({ path: '/school/change_password', email: 'parent@example.org' });
    await page.route('**/api/office/ownNews', (route) => route.fulfill({ status: 400, json: { errorText: 'No.' } }));
    await page.getByRole('link', { name: 'My page' }).first().click();
    await page.getByText('Notices and holidays could not be loaded.').waitFor();
    await page.unroute('**/api/office/ownNews');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Parents meet on Saturday' }).waitFor();
    await close();
  });

  it.each(furtherAxeSizes)('is clean for axe at $width px, in both languages, and not too wide', async (viewport) => {
    const { page, close } = await open({ email: 'parent@example.org', viewport });
    await page.getByRole('heading', { name: 'Notices' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    if (viewport === phone) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: 'सूचनाएँ' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close();
  });
});

describe('the product’s own host', () => {
  it('knows who has signed in to a school from there, and no session of it', async () => {
    const context = await office.browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    const product = `http://localhost:${office.app.port}`;
    await page.goto(`${product}/`);
    const create = page.getByRole('main').getByRole('link', { name: 'Create Page' });
    expect(await create.count()).toBeGreaterThan(0);
    expect(await page.locator('dialog[data-enhance=auto-dialog]').count()).toBe(1);
    await page.goto(`${product}/login`);
    await page.getByLabel('School web address').fill('greenfield');
    await page.getByLabel(/^Email/).fill('admin@example.org');
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${office.origin()}/school`);
    await page.goto(`${product}/`);
    expect(await create.count()).toBe(0);
    expect(await page.locator('dialog[data-enhance=auto-dialog]').count()).toBe(0);
    const names = (await context.cookies(product)).map(({ name }) => name);
    expect(names).not.toContain('session');
    await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
    await page.getByRole('link', { name: /^Go to the office of / }).click();
    await page.getByText('Today’s work').waitFor();
    await context.close();
  });
});
