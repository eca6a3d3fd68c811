import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { visitorOf } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';

const email = 'operator@example.org';

describe('the office of the installation', () => {
  const office = startOffice([{ email, name: 'Kabir Anand', role: 'Operator' as const }], 'platform', () => ({
    trustProxy: ['127.0.0.1'],
  }));
  const { open } = office;
  beforeAll(async () => {
    const someone = visitorOf(office.app, 'localhost', { 'x-forwarded-for': '203.0.113.9' });
    const sent = [
      await someone.post('/api/demo-requests', {
        Name: 'Farida Sheikh',
        School_Name: 'Lotus Valley School',
        Mobile: '98765 43210',
        Consent: true,
        Fill_Seconds: 20,
      }),
      await someone.post('/api/contact-messages', {
        Name: 'Omkar Bhide',
        Email: 'omkar@example.org',
        Message: 'What does it cost?',
        Fill_Seconds: 20,
      }),
    ];
    for (const { status, text } of sent) if (status !== 201) throw new Error(`It was refused: ${text}`);
  });

  it('opens for an operator, who moves a request on and reads a message', async () => {
    const { page, faults, close } = await open('/platform', { email });
    expect(new URL(page.url()).pathname).toBe('/platform');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await waiting.getByText('Lotus Valley School').waitFor();
    await waiting.getByRole('link', { name: 'Review' }).first().click();
    await page.getByRole('link', { name: 'Lotus Valley School' }).click();
    const request = page.getByRole('region', { name: 'Lotus Valley School' });
    await request.getByRole('link', { name: /Farida Sheikh/ }).waitFor();
    await request.getByRole('button', { name: 'We have spoken' }).click();
    await page.getByText('Lotus Valley School: Spoken to.').waitFor();
    const menu = page.getByRole('navigation', { name: 'Office menu' });
    await menu.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('link', { name: 'Omkar Bhide' }).click();
    const message = page.getByRole('region', { name: 'Omkar Bhide' });
    await message.getByText('What does it cost?').waitFor();
    await message.getByRole('heading', { name: 'Read', exact: true }).waitFor();
    expect(await message.getByRole('link', { name: 'Make an enquiry' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('erases a request after a question, for who asks for it', async () => {
    const { page, faults, close } = await open('/platform/demo-requests', { email });
    await page.getByRole('link', { name: 'Lotus Valley School' }).press('Enter');
    const request = page.getByRole('region', { name: 'Lotus Valley School' });
    await request.getByRole('button', { name: 'Erase this request' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Erase the request from Farida Sheikh?' });
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await request.getByRole('button', { name: 'Erase this request' }).press('Enter');
    await question.waitFor();
    expect(await complaints(page)).toEqual([]);
    await question.getByRole('button', { name: 'Erase it' }).press('Enter');
    await page.getByText('The request of Lotus Valley School is erased').waitFor();
    await page.getByText('Nobody has asked for a demo yet.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('shows who asks for a demonstration as they ask, in the list and on the overview', async () => {
    const list = await open('/platform/demo-requests', { email });
    await list.page.getByText('Nobody has asked for a demo yet.').waitFor();
    const overview = await open('/platform', { email });
    await overview.page.getByRole('heading', { level: 1 }).waitFor();
    const someone = visitorOf(office.app, 'localhost', { 'x-forwarded-for': '203.0.113.10' });
    const { status } = await someone.post('/api/demo-requests', {
      Name: 'Harsh Vora',
      School_Name: 'Sarvodaya Vidyalaya',
      Mobile: '98765 43211',
      Consent: true,
      Fill_Seconds: 20,
    });
    expect(status).toBe(201);
    await list.page.getByRole('link', { name: 'Sarvodaya Vidyalaya' }).waitFor();
    await overview.page.getByText('Sarvodaya Vidyalaya').waitFor();
    expect([...list.faults, ...overview.faults]).toEqual([]);
    await list.close();
    await overview.close();
  });

  it('suspends a school with a reason, by the keyboard alone, and puts it back', async () => {
    const { page, faults, close } = await open('/platform/schools', { email });
    const row = page.getByRole('link', { name: 'Riverside Academy' });
    await row.focus();
    await page.keyboard.press('Enter');
    const school = page.getByRole('region', { name: 'Riverside Academy' });
    const suspend = school.getByRole('button', { name: 'Suspend' });
    await school.getByRole('button', { name: 'More for Riverside Academy' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Close the school' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await school.getByRole('button', { name: 'Close the school' }).count()).toBe(0);
    await suspend.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel('Reason').first();
    await reason.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter a reason.').waitFor();
    await reason.fill('The fees are not paid');
    await dialog.getByRole('button', { name: 'Suspend' }).press('Enter');
    await school.getByText('On the web → Suspended').waitFor();
    expect((await office.app.get('/', { host: 'riverside.localhost' })).status).toBe(503);
    await school.getByRole('button', { name: 'Put on the web' }).press('Enter');
    await dialog.getByLabel('Reason').first().fill('They are paid');
    await dialog.getByRole('button', { name: 'Put on the web' }).press('Enter');
    await school.getByText('Suspended → On the web').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('has no screen of a school, and leads from those addresses to its own', async () => {
    const { page, close } = await open('/school/admissions', { email });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/platform');
    const links = await page.getByRole('navigation', { name: 'Office menu' }).getByRole('link').allTextContents();
    expect(links).toEqual(
      expect.arrayContaining(['Overview', 'Schools', 'Demo requests', 'Content', 'Media', 'Users']),
    );
    for (const name of ['Today', 'Admissions', 'Students', 'Publish']) expect(links).not.toContain(name);
    await close();
  });

  it.each(axeSizes)('axe finds nothing and nothing scrolls sideways, %o', async (viewport) => {
    const { page, close } = await open('/platform', { email, viewport });
    for (const path of ['/platform', '/platform/schools?school=2', '/platform/demo-requests', '/platform/themes']) {
      await page.goto(office.origin() + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, sideways, found: await complaints(page) }).toEqual({ path, sideways: 0, found: [] });
    }
    await close();
  });

  it('is there in Hindi on a phone', async () => {
    const { page, close } = await open('/platform', { email, viewport: phone });
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.goto(`${office.origin()}/platform/schools`);
    await page.getByRole('heading', { level: 1, name: 'विद्यालय' }).waitFor();
    await close();
  });
});
