import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';
import { catchPaper, paperOf } from './support/paper.ts';

const gate = 'gate@example.org';
const today = '2026-11-21';

const people = [
  adminAccount,
  { email: gate, name: 'Nilesh Khairnar', role: 'Staff' as const, permissionSets: ['frontOffice' as const] },
  { email: 'hr@example.org', name: 'Farida Sayyed', role: 'Staff' as const, permissionSets: ['hr' as const] },
];

const tablet = { width: 820, height: 1180 };

describe('the visitors of the office', () => {
  const office = startOffice(people);
  const { open } = office;
  let other: Caller;

  const visitOf = (Name: string, Mobile: string, changes: object = {}) => ({
    Name,
    Mobile,
    Purpose: 'Vendor',
    Meeting_With: 'Staff',
    Meeting_Name: 'Lata Mahajan',
    ...changes,
  });
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

  beforeAll(async () => {
    other = await signIn(office.app, { name: 'Ashwini Dabhade' });
    await other.post('/api/visitors/denied', { Name: 'Rude Guest', Mobile: '9822099999', Reason: 'Court order' });
    const expected = visitOf('Shantabai Borse', '9822011116', { Day: today, Expected_Time: '12:15' });
    expect((await other.post('/api/visitors/expected', expected)).status).toBe(201);
  });

  it('are signed in with a pass on paper, known the next time, and signed out with a way back', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate, viewport: tablet });
    // A browser without a printer.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await form.getByRole('alert').getByText('4 things to put right').waitFor();
    await form.getByLabel('Mobile').fill('98220 55187');
    await form.getByText('First visit.').waitFor();
    await form.getByLabel('Name', { exact: true }).fill('Sunil Deshmukh');
    await form.getByRole('button', { name: 'Parent meeting' }).click();
    await form.getByLabel('To meet').fill('Lata Mahajan');
    await form.getByRole('button', { name: 'One more' }).click();
    await form.getByLabel(/^Vehicle/).fill('mh 15 gx 4417');
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await page.getByText('Sunil Deshmukh is in, pass 1-0001').waitFor();
    await page.getByText('2 people, 1 pass').waitFor();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'tel');
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('img', { name: '1-0001' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Visitors' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await form.getByLabel('Mobile').fill('9822055187');
    await form.getByText('Already inside since', { exact: false }).waitFor();
    expect(await form.getByRole('button', { name: 'Sign in and print the pass' }).isDisabled()).toBe(true);
    await row(page, 'Sunil Deshmukh').getByRole('button', { name: 'Sign out Sunil Deshmukh' }).click();
    await page.getByText('Nobody is inside.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Sunil Deshmukh').waitFor();
    await page.getByLabel('Pass number').fill('1-9999');
    await page.keyboard.press('Enter');
    await page.getByText('There is no pass with this number.').waitFor();
    await page.getByLabel('Pass number').fill('1-0001');
    await page.keyboard.press('Enter');
    await page.getByText('Nobody is inside.').waitFor();
    await form.getByText('Here once in the last 30 days.').waitFor();
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Sunil Deshmukh');
    expect(await form.getByLabel(/^Vehicle/).inputValue()).toBe('MH 15 GX 4417');
    // The browser tells of the pass that there is not.
    expect(faults).toEqual([expect.stringContaining('404')]);
    await close();
  });

  it('arrive as they were expected, are seen from another desk at once, and stay out where they must', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate, viewport: tablet });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await row(page, 'Shantabai Borse').getByText('expected 12:15 pm').waitFor();
    await row(page, 'Shantabai Borse').getByRole('button', { name: 'Arrived Shantabai Borse' }).click();
    await row(page, 'Shantabai Borse').getByRole('button', { name: 'Sign out Shantabai Borse' }).waitFor();
    await other.post('/api/visitors/sign-in', visitOf('Jyoti Salve', '9822011114', { Desk: 2, Persons: 4 }));
    await row(page, 'Jyoti Salve').getByText('2-0001').waitFor();
    await page.getByText('5 people, 2 passes').waitFor();
    await page.getByLabel('Mobile').fill('98220 99999');
    await page.getByRole('alert').getByText('Do not let this person in: Court order').waitFor();
    await page.getByRole('link', { name: 'Fire list' }).click();
    await page.getByText('0 of 5 counted').waitFor();
    await page.getByLabel('Jyoti Salve is counted').check();
    await page.getByText('4 of 5 counted').waitFor();
    await page.getByText(/^Made 21 Nov 2026, /).waitFor();
    await page.getByText('No classes today.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are corrected at the desk, and in the list once they have left', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate });
    await other.post('/api/visitors/sign-in', visitOf('Vasant Pawr', '9822044441', { Desk: 4 }));
    const name = 'Correct the visit of Vasant Pawr';
    await row(page, 'Vasant Pawr').getByRole('link', { name }).press('Enter');
    const panel = page.getByRole('region', { name: 'Correct the visit' });
    await panel.getByText('Pass 4-0001 and the times stay as they are.').waitFor();
    expect(await panel.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    expect(await panel.getByRole('button', { name: 'Pick-up' }).count()).toBe(0);
    await panel.getByLabel('Mobile').fill('98220 99999');
    await page.keyboard.press('Enter');
    await page.getByText('Do not let this person in: Court order').waitFor();
    await panel.getByLabel('Mobile').fill('98220 44442');
    await panel.getByLabel('Name', { exact: true }).fill('Vasant Pawar');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The visit of Vasant Pawar is corrected').waitFor();
    await panel.waitFor({ state: 'detached' });
    await row(page, 'Vasant Pawar').getByText('4-0001').waitFor();
    await row(page, 'Vasant Pawar').getByRole('button', { name: 'Sign out Vasant Pawar' }).click();
    await page.getByRole('link', { name: 'All visits' }).click();
    await page.getByRole('link', { name: 'Vasant Pawar' }).click();
    const visit = page.getByRole('region', { name: 'Vasant Pawar' });
    await visit.getByText('98220 44442').waitFor();
    await visit.getByRole('link', { name: 'Correct' }).click();
    await panel.getByLabel(/^Vehicle/).fill('mh 12 qr 0007');
    await panel.getByRole('button', { name: 'Save' }).click();
    await visit.getByText('MH 12 QR 0007').waitFor();
    expect(faults).toEqual([expect.stringContaining('409')]);
    await close();
  });

  it('say of a correction what another desk has saved meanwhile, and lose nothing that is typed', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate });
    const written = visitOf('Ramesh Pagre', '9822044443', { Desk: 6 });
    const { Visitor_Id: id } = (await other.post('/api/visitors/sign-in', written)).json;
    await row(page, 'Ramesh Pagre').getByRole('link', { name: 'Correct the visit of Ramesh Pagre' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Correct the visit' });
    await panel.getByLabel('Name', { exact: true }).fill('Ramesh Pagar');
    await panel.getByLabel(/^Vehicle/).fill('MH 15 GX 4417');
    const body = { ...written, Desk: undefined, Name: 'Ramesh Pagare', Purpose: 'Official', Persons: 2 };
    expect((await other.call('PUT', `/api/visitors/${id}`, { body })).status).toBe(200);
    await panel.getByRole('button', { name: 'Save' }).click();
    const note = panel.getByRole('alert').filter({ hasText: 'Ashwini Dabhade' });
    await note.getByText('you wrote “Ramesh Pagar”').waitFor();
    await note.getByText('Official').waitFor();
    expect(await panel.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await note.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The visit of Ramesh Pagar is corrected').waitFor();
    const { json: desk } = await other.get('/api/visitors/desk');
    expect(desk.Inside.find((one: { Visitor_Id: number }) => one.Visitor_Id === id)).toMatchObject({
      Name: 'Ramesh Pagar',
      Vehicle_No: 'MH 15 GX 4417',
      Purpose: 'Official',
      Persons: 2,
    });
    await other.call('POST', `/api/visitors/${id}/sign-out`);
    expect(faults).toEqual([expect.stringContaining('409')]);
    await close();
  });

  itFurther('are entered ahead and kept out in panels, by the keyboard alone', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate });
    await page.getByRole('link', { name: 'People not allowed in' }).press('Enter');
    const denied = page.getByRole('region', { name: 'People not allowed in' });
    await denied.getByText('Court order').waitFor();
    await denied.getByRole('button', { name: 'Do not let in' }).press('Enter');
    await denied.getByText('Please enter Reason.').waitFor();
    await denied.getByRole('button', { name: 'Take off Rude Guest' }).press('Enter');
    await denied.getByText('Nobody is on this list.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await denied.getByText('Court order').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('People not allowed in'));
    await page.getByRole('link', { name: 'Expect somebody' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Expect somebody' });
    await panel.getByLabel('Mobile').fill('98220 77777');
    await panel.getByLabel('Name', { exact: true }).fill('Inspector Rane');
    await panel.getByRole('button', { name: 'Other' }).press('Enter');
    await panel.getByLabel('What for').fill('Fire inspection');
    await panel.getByLabel('To meet').fill('The principal');
    await page.keyboard.press('Enter');
    await page.getByText('Inspector Rane is expected on 21 Nov 2026').waitFor();
    await page.keyboard.press('Escape');
    await row(page, 'Inspector Rane').getByText('Fire inspection', { exact: false }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are told at the gate what is noted of them, in both languages on one paper', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate, viewport: tablet });
    await catchPaper(page);
    const print = page.getByRole('button', { name: 'Print the notice for the gate' });
    await print.click();
    const paper = await paperOf(page);
    for (const text of ['Greenfield Public School', 'For our visitors', 'आगंतुकों के लिए सूचना'])
      expect(paper).toContain(text);
    expect(paper).toContain('It is deleted 180 days after your visit, the photo with it.');
    expect(paper).toContain('आपके आने के 180 दिन बाद यह मिटा दिया जाता है, फ़ोटो भी।');
    expect(paper.match(/(?:office|कहें): \+91\s20\s5550\s0142/g)).toHaveLength(2);
    expect(paper).not.toMatch(/[{}]|undefined/);
    await print.click();
    expect(await paperOf(page)).toBe(paper);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are listed and counted, and only read by who may not write', async () => {
    const { page, faults, close } = await open('/visitors?view=visits', { email: 'hr@example.org' });
    await page.getByLabel('Name, mobile, pass or vehicle').fill('mh15gx');
    await page.getByRole('link', { name: 'Jyoti Salve' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Sunil Deshmukh' }).press('Enter');
    await page
      .getByRole('region', { name: 'Sunil Deshmukh' })
      .getByText(/, Nilesh Khairnar$|by Nilesh/)
      .first()
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('visitors.csv');
    await page.getByRole('link', { name: 'Report' }).click();
    await page.getByText('5 visits, 10 people').waitFor();
    await page.getByRole('link', { name: 'Desk', exact: true }).click();
    await row(page, 'Jyoti Salve').waitFor();
    expect(await page.getByRole('button', { name: /^Sign out/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('begin on a phone with who is inside, and with one deed, whose form keeps what is typed', async () => {
    const { page, faults, close } = await open('/visitors', { email: gate, viewport: phone });
    const inside = page.getByRole('heading', { name: /^Inside now/ });
    const mobile = page.getByRole('form', { name: 'Sign in' }).getByLabel('Mobile');
    await inside.waitFor();
    expect(await mobile.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sign a visitor in' }).press('Enter');
    await mobile.and(page.locator(':focus')).waitFor();
    expect(await inside.isVisible()).toBe(false);
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.type('98220 66');
    await page.getByRole('link', { name: 'Inside now' }).press('Enter');
    await inside.waitFor();
    await page.getByRole('link', { name: 'Sign a visitor in' }).press('Enter');
    expect(await mobile.inputValue()).toBe('98220 66');
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('fill a phone, without a fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open('/visitors', { viewport });
      for (const view of ['Desk', 'All visits', 'Report', 'Fire list']) {
        await page.getByRole('link', { name: view, exact: true }).click();
        await page.locator('[aria-current="true"]', { hasText: view }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await complaints(page), view).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), view).toBe(0);
      }
      await close();
    }
  });
});
