import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { visitorOf } from '../support/callers.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { startMailServer } from '../support/mail-server.ts';
import { pairs } from '../support/pairs.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const desk = 'desk@example.org';

const people = [
  adminAccount,
  { email: desk, name: 'Nilesh Khairnar', role: 'Staff' as const, permissionSets: ['frontOffice' as const] },
];

describe('the messages of the office', () => {
  const mails = startMailServer();
  const office = startOffice(people, 'greenfield', () => ({ smtpUrl: mails.url(), trustProxy: ['127.0.0.1'] }));
  const { open } = office;
  let count = 0;

  const write = async (body: Readonly<Record<string, string>>): Promise<void> => {
    const headers = { 'x-forwarded-for': `198.51.100.${++count}` };
    const someone = visitorOf(office.app, 'greenfield.localhost', headers);
    const { status, text } = await someone.post('/api/contact-messages', { Fill_Seconds: 12, ...body });
    if (status !== 201) throw new Error(`The message was refused: ${text}`);
  };
  beforeAll(async () => {
    await write({ Name: 'Omkar Bhide', Mobile: '98222 00002', Message: 'When does school begin?' });
    await write({
      Name: 'Ilma Qureshi',
      Email: 'ilma@example.org',
      Mobile: '98222 00001',
      Subject: 'A seat in class 1',
      Message: 'My daughter Zoya is five. Is there a seat?',
    });
    await write({ Name: 'Bus Driver', Email: 'bus@example.org', Message: 'The bus is late today.' });
  });

  const panel = (page: Page, name: string) => page.getByRole('region', { name });
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

  it('are read from Today on, answered by mail, and finished', async () => {
    const { page, faults, close } = await open('/school', { email: desk });
    await page.getByRole('link', { name: 'Read them' }).click();
    await page.getByText('3 messages are unread.').waitFor();
    await page.getByRole('link', { name: 'Bus Driver' }).click();
    const one = panel(page, 'Bus Driver');
    await one.getByRole('heading', { name: 'Read', exact: true }).waitFor();
    await page.getByText('2 messages are unread.').waitFor();
    expect(await one.getByRole('link', { name: 'bus@example.org' }).getAttribute('href')).toBe(
      'mailto:bus@example.org',
    );
    await one.getByRole('button', { name: 'Send reply' }).click();
    await one.getByText('Write your reply.').waitFor();
    await one.getByLabel('Reply to bus@example.org').fill('Thank you, we have told the families.');
    await one.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Your reply has been sent to bus@example.org').waitFor();
    expect((await mails.to('bus@example.org')).text).toContain('Thank you, we have told the families.');
    await one.getByRole('heading', { name: 'Replied by email' }).waitFor();
    await one.getByRole('button', { name: 'Close message' }).click();
    await one.getByRole('button', { name: 'Reopen' }).waitFor();
    await page.getByRole('button', { name: 'Closed 1' }).click();
    await row(page, 'Bus Driver').getByText('Closed').waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('Closed');
    expect(faults).toEqual([]);
    await close();
  });

  it('become an admission enquiry with what they say, which closes them', async () => {
    const { page, faults, close } = await open('/school/messages?keyword=zoya', { email: desk });
    await page.getByRole('link', { name: 'Ilma Qureshi' }).click();
    await panel(page, 'Ilma Qureshi').getByRole('link', { name: 'Make an enquiry' }).click();
    const form = panel(page, 'New admission enquiry');
    await form.getByRole('button', { name: 'Create the enquiry' }).click();
    await form.getByRole('alert').getByText('7 things to put right').waitFor();
    await form.getByRole('link', { name: 'Child’s first name: Please enter Child’s first name.' }).click();
    await page.keyboard.type('Zoya');
    await form.getByLabel('Date of birth').fill('2021-02-03');
    await form.getByLabel('Gender').selectOption('Girl');
    await form.getByLabel('Class', { exact: true }).selectOption({ index: 4 });
    await form.getByLabel('Session').selectOption({ index: 1 });
    await form.getByLabel('Relationship to the child').selectOption('Mother');
    await form.getByLabel('The family agrees to be contacted about admission.').check();
    expect(await form.getByLabel('Parent’s name').inputValue()).toBe('Ilma Qureshi');
    expect(await form.getByLabel('What they wrote or asked').inputValue()).toContain('My daughter Zoya is five.');
    await form.getByRole('button', { name: 'Create the enquiry' }).click();
    await page.getByText(/^Enquiry E\d{4}-\d{4} is created, and the message is closed$/).waitFor();
    const one = panel(page, 'Ilma Qureshi');
    await one.getByRole('heading', { name: /^Closed with the admission enquiry E/ }).waitFor();
    expect(await one.getByRole('link', { name: 'Make an enquiry' }).count()).toBe(0);
    expect((await mails.to('ilma@example.org')).text).toContain('Zoya');
    expect(faults).toEqual([]);
    await close();
  });

  it('take a note where no address was given, and ask before it is lost', async () => {
    const { page, close } = await open('/school/messages', { email: desk });
    await page.getByRole('link', { name: 'Omkar Bhide' }).click();
    const one = panel(page, 'Omkar Bhide');
    await one.getByRole('button', { name: 'Reply', exact: true }).click();
    await one.getByText(/^They gave no email address. Call them/).waitFor();
    await one.getByRole('button', { name: 'Note', exact: true }).click();
    await one.getByLabel('Note for the office').fill('The father comes on Monday.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
    await one.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Omkar Bhide' }).click();
    await one.getByText('The father comes on Monday.').waitFor();
    await close();
  });

  it('are deleted by the keyboard alone, and put back', async () => {
    const { page, faults, close } = await open('/school/messages?status=Read');
    const link = page.getByRole('link', { name: 'Omkar Bhide' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Omkar Bhide', level: 2 }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Omkar Bhide', level: 2 }).waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await panel(page, 'Omkar Bhide')
      .getByRole('button', { name: 'More for the message of Omkar Bhide' })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByText('The message of Omkar Bhide is deleted').waitFor();
    await page.getByText('No message matches.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await link.waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are found by words, and taken along as a table', async () => {
    const { page, close } = await open('/school/messages');
    await page.getByLabel('Search by name, contact or words').fill('nobody wrote this');
    await page.getByText('No message matches.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Bus Driver' }).waitFor();
    await page.getByLabel('Search by name, contact or words').fill('late');
    await page.getByRole('link', { name: 'Omkar Bhide' }).waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('contact-messages.csv');
    expect(new URL(download.url()).search).toBe('?keyword=late');
    await close();
  });

  it('fill the page of a phone, in Hindi too', async () => {
    const { page, close } = await open('/school/messages', { viewport: phone });
    await page.getByRole('link', { name: 'Omkar Bhide' }).click();
    await page.getByRole('dialog', { name: 'Omkar Bhide' }).getByRole('button', { name: 'Close', exact: true }).click();
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.reload();
    await page.getByRole('heading', { name: 'संदेश', level: 1 }).waitFor();
    await page.context().clearCookies({ name: 'officeLocale' });
    await close();
  });

  it('are answered once where the answer to the reply is lost, and it is sent again', async () => {
    await write({ Name: 'Farida Contractor', Email: 'farida@example.org', Message: 'Is Monday a holiday?' });
    const { page, close } = await open('/school/messages', { email: desk });
    await page.getByRole('link', { name: 'Farida Contractor' }).click();
    const one = panel(page, 'Farida Contractor');
    await one.getByLabel('Reply to farida@example.org').fill('It is.');
    const reached = await loseAnswer(page, /\/replies$/);
    await one.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('The server cannot be reached').first().waitFor();
    expect(reached.map(({ status }) => status)).toEqual([201]);
    await one.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Your reply has been sent to farida@example.org').waitFor();
    await one.getByText('It is.').waitFor();
    expect(await one.getByText('It is.').count()).toBe(1);
    expect(mails.all('farida@example.org')).toHaveLength(1);
    await close();
  });

  const screens = ['/school/messages', '/school/messages?message=2', '/school/messages?message=2&form=enquiry'];
  it.each(pairs(screens, axeSizes))(
    'axe finds nothing at %s, %o, and nothing scrolls sideways',
    async (path, viewport) => {
      const { page, close } = await open(path, { viewport });
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await close();
    },
  );
});
