import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffDetails } from '../api/staff-bodies.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { pdf } from '../media/documents.ts';
import { signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';

describe('the staff of the office', () => {
  const office = startOffice();
  const { open } = office;
  const panel = (page: Page, name: string) => page.getByRole('region', { name });
  const focusIn = (page: Page, text: string) =>
    page.waitForFunction((wanted) => document.activeElement?.textContent?.includes(wanted), text);

  beforeAll(async () => {
    const admin = await signIn(office.app);
    const add = (changes: object) =>
      admin.post('/api/staff/add_staff_member', { School_Id: admin.schoolId, ...staffDetails(changes) });
    const classes = [{ Class_Id: 8, Section_Id: 1, Is_Class_Teacher: true }];
    await add({ Designation: 'TGT, Marathi', Classes: classes, Pan_No: 'ABCDE1234F', Mobile: '98905 55312' });
    const other = { First_Name: 'Ganesh', Last_Name: 'Jagtap', Department: 'Transport', Mobile: '84118 55375' };
    await add({ ...other, Staff_Role_Id: 12, Staff_Type: 'Non-teaching', Employee_No: 'BUS-7' });
  });

  it('are found, opened by the keyboard, and their numbers shown for a reason and a while', async () => {
    const prepare = (page: Page) => page.clock.install({ time: office.app.clock.now });
    const { page, faults, close } = await open('/staff', { prepare });
    await page.getByRole('row', { name: /Lata Mahajan.*TGT, Marathi.*Class 5 A.*98905 55312/ }).waitFor();
    await page.getByLabel('Name, employee number or mobile').fill('bus-7');
    await page.getByRole('link', { name: 'Lata Mahajan' }).waitFor({ state: 'detached' });
    await page.getByLabel('Name, employee number or mobile').fill('');
    await page.getByRole('link', { name: 'Lata Mahajan' }).press('Enter');
    const lata = panel(page, 'Lata Mahajan');
    await lata.getByText('•••• 234F').waitFor();
    await lata.getByRole('button', { name: 'Show the whole number: PAN' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Show' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByLabel('Reason').fill('Form 16');
    await dialog.getByLabel('Reason').press('Enter');
    await lata.getByText('ABCDE1234F').waitFor();
    await page.clock.runFor(5 * 60_000);
    await lata.getByText('ABCDE1234F').waitFor({ state: 'detached' });
    await lata.getByText('•••• 234F').waitFor();
    await page.keyboard.press('Escape');
    await focusIn(page, 'Lata Mahajan');
    expect(faults).toEqual([]);
    await close();
  });

  it('are invited, go on leave, and leave on a day', async () => {
    const { page, close } = await open('/staff?keyword=ganesh');
    await page.getByRole('link', { name: 'Ganesh Jagtap' }).click();
    const ganesh = panel(page, 'Ganesh Jagtap');
    await ganesh.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^With none of these they can see the holidays/).waitFor();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    expect(await ganesh.getByLabel('Link for Ganesh Jagtap').inputValue()).toContain('/login/invitation');
    await ganesh.getByRole('button', { name: 'Mark as on long leave' }).click();
    await ganesh.getByRole('button', { name: 'Back from leave' }).waitFor();
    await ganesh.getByRole('button', { name: 'Record leaving' }).click();
    await dialog.getByRole('button', { name: 'Save the last day' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByLabel('Last day').fill('2026-11-20');
    await dialog.getByLabel('Reason').fill('Moved to Pune');
    await dialog.getByRole('button', { name: 'Save the last day' }).click();
    await page.getByText('Nobody matches.').waitFor();
    await ganesh.getByRole('button', { name: 'Comes back' }).waitFor();
    await close();
  });

  it('have documents that are found before they end, and are shown on the website by their consent', async () => {
    const { page, faults, close } = await open('/staff');
    await page.getByRole('link', { name: 'Lata Mahajan' }).click();
    const lata = panel(page, 'Lata Mahajan');
    await lata.getByRole('button', { name: 'Add a document' }).click();
    await lata.getByLabel('Valid until').fill('2026-11-01');
    await lata.getByRole('button', { name: 'Save' }).click();
    await lata.getByText('Choose a file.').waitFor();
    await lata.getByLabel('File').setInputFiles({ name: 'pv.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await lata.getByRole('button', { name: 'Save' }).click();
    await lata.getByText('Expired on 01 Nov 2026').waitFor();
    await page.getByLabel('Documents', { exact: true }).selectOption('Expired');
    await page.getByRole('link', { name: 'Ganesh Jagtap' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Lata Mahajan.*Police verification expired on 1 Nov/ }).waitFor();
    await lata.getByRole('button', { name: 'More for Police verification' }).click();
    await page.getByRole('menuitem', { name: 'Change or renew' }).click();
    await lata.getByLabel('Valid until').fill('2031-11-01');
    await lata.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
    await lata.getByRole('button', { name: 'Save' }).click();
    await lata.getByText('Valid until 01 Nov 2031').waitFor();
    await page.getByText('Nobody matches.').waitFor();
    await lata.getByRole('button', { name: 'Change how Lata Mahajan is shown on the website' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What Lata Mahajan agrees to').selectOption('Name and work');
    await dialog.getByLabel('Agreed on').fill('2026-04-08');
    await dialog.getByRole('switch', { name: /Show on the website/ }).press('Space');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await lata.getByText('Visitors see the name and “TGT, Marathi”.').waitFor();
    expect((await page.goto(`${office.origin()}/about`))?.status()).toBe(200);
    await page.getByRole('heading', { name: 'Lata Mahajan' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are invited many at once, with slips to print, and so are the parents of a class', async () => {
    const { page, faults, close } = await open('/staff');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Lata Mahajan' }).waitFor();
    let invite = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      invite = resolve;
    });
    await page.route('**/api/users/invite_staff*', async (route) => {
      await isHeld;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Invite 1' }).click();
    // The slips are shown once: it stays until they are.
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    invite();
    await dialog.getByText('Slips to print: 1').waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByText(/The slips have not been printed/).waitFor();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await dialog.getByRole('button', { name: 'Print the slips' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Works once, until').waitFor();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('row', { name: /Lata Mahajan.*Invited/ }).waitFor();
    await addStudent(await signIn(office.app), { First_Name: 'Isha', Father_Name: 'Ravi Joshi' });
    await page.goto(`${office.origin()}/student?class=8&section=1`);
    await page.getByRole('button', { name: 'Class 5 A: print, number, move' }).click();
    await page.getByRole('menuitem', { name: 'Invite the parents' }).click();
    await dialog.getByRole('checkbox', { name: 'Ravi Joshi' }).waitFor();
    await dialog.getByRole('button', { name: 'Invite 1' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are added from a form that says what is wrong, and keeps what was typed', async () => {
    const { page, faults, close } = await open('/staff/add_staff_member');
    await page.getByLabel('First name').fill('Kiran');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await focusIn(page, 'things to put right');
    await page.getByRole('link', { name: /^Mobile: / }).click();
    await page.waitForFunction(() => document.activeElement?.matches('input[type="tel"]'));
    await page.getByText(/^Not saved yet. Kept on this device/).waitFor();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.getByText(/^This is what you typed before/).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Kiran');
    await page.getByLabel('Gender').selectOption('Woman');
    await page.getByLabel('Employee number').fill('BUS-7');
    await page.getByLabel('Role').selectOption('PRT');
    await page.getByLabel('Kind of work').selectOption('Teaching');
    await page.getByLabel('Joined on').fill('2026-06-10');
    await page.getByLabel('Mobile').fill('91581 55204');
    await page.getByLabel('Date of birth').fill('2010-01-01');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: /at least 18 years old/ }).waitFor();
    await page.getByLabel('Date of birth').fill('1998-01-01');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: /BUS-7 is already used by Ganesh Jagtap/ }).waitFor();
    await page.getByLabel('Employee number').fill('BUS-8');
    await page.keyboard.press('Control+s');
    await panel(page, 'Kiran').getByText('PRT · BUS-8 · At the school').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
    expect(faults.filter((fault) => !/40[29]|422/.test(fault))).toEqual([]);
    await close();
  });

  itFurther('keep what is typed where somebody else saves meanwhile, and take the rest of it', async () => {
    const admin = await signIn(office.app);
    const [{ Staff_Id, Employee_No }] = (await admin.get('/api/staff', { keyword: 'Lata' })).json;
    const { page, close } = await open(`/staff/add_staff_member?staff=${Staff_Id}`);
    await page.getByLabel('City').fill('Nashik');
    const { Version } = (await admin.get(`/api/staff/${Staff_Id}`)).json.member;
    const changes = { Staff_Id, Employee_No, Designation: 'TGT, Marathi', Department: 'Languages', City: 'Pune' };
    const { status } = await admin.call('POST', '/api/staff/add_staff_member', {
      body: { School_Id: admin.schoolId, ...staffDetails(changes) },
      headers: { 'if-match': `"${Version}"` },
    });
    expect(status).toBe(200);
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('alert');
    await conflict.getByText('you wrote “Nashik”').waitFor();
    await conflict.getByText('Languages').waitFor();
    await conflict.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await page.getByLabel('Department').inputValue()).toBe('Languages');
    await page.keyboard.press('Control+s');
    await panel(page, 'Lata Mahajan').getByText('TGT, Marathi').first().waitFor();
    expect((await admin.get(`/api/staff/${Staff_Id}`)).json.member).toMatchObject({
      City: 'Nashik',
      Department: 'Languages',
    });
    await close();
  });

  it('are in the register of a day, taken by the keyboard, and in the month', async () => {
    const { page, faults, close } = await open('/staff/Staff_Attendance?day=2026-11-20');
    const row = page.getByRole('row', { name: /Lata Mahajan/ });
    await row.getByRole('radio', { name: 'Present' }).focus();
    await page.keyboard.press('h');
    expect(await row.getByRole('radio', { name: 'Half day' }).isChecked()).toBe(true);
    await row.getByLabel('In, Lata Mahajan').fill('10:00');
    await row.getByLabel('Out, Lata Mahajan').fill('09:00');
    await page.getByRole('button', { name: 'Save the register' }).click();
    await row.getByText('The time out is not after the time in.').waitFor();
    await row.getByLabel('Out, Lata Mahajan').fill('14:00');
    await page.keyboard.press('Control+s');
    await page.getByText('This register is saved. Save again after any change.').waitFor();
    await page.getByRole('link', { name: 'Month' }).click();
    await page.getByRole('row', { name: /Lata Mahajan.*HD.*0.5/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toMatch(/Month=2026-11$/);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });

  it('have signs that a phone explains, and times only where somebody came', async () => {
    const { page, close } = await open('/staff/Staff_Attendance?day=2026-11-19', { viewport: phone });
    await page.getByRole('listitem').filter({ hasText: 'Half day' }).waitFor();
    const row = page.getByRole('row', { name: /Lata Mahajan/ });
    await row.getByRole('button', { name: 'Lata Mahajan: Present' }).click();
    await row.getByRole('button', { name: 'Lata Mahajan: Absent' }).waitFor();
    await expect.poll(() => row.getByLabel('In, Lata Mahajan').count()).toBe(0);
    await row.getByRole('button', { name: 'All marks, times and remark of Lata Mahajan' }).click();
    await row.getByTitle('Half day').click();
    await row.getByLabel('In, Lata Mahajan').fill('सुबह 10:15');
    await row.getByLabel('In, Lata Mahajan').press('Tab');
    expect(await row.getByLabel('In, Lata Mahajan').inputValue()).toBe('10:15 am');
    expect(await complaints(page)).toEqual([]);
    await close();
  });

  itFurther('fill a phone, without a fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open('/staff', { viewport });
      await page.getByRole('link', { name: 'Lata Mahajan' }).click();
      await panel(page, 'Lata Mahajan').or(page.getByRole('dialog')).getByText('TGT, Marathi').first().waitFor();
      const places = ['/staff/add_staff_member', '/staff/Staff_Attendance?day=2026-11-20'];
      expect(await complaints(page), 'panel').toEqual([]);
      for (const place of places) {
        await page.goto(office.origin() + place);
        await page.getByRole('button', { name: /^(Add|Save the changes|Save the register)$/ }).waitFor();
        expect(await complaints(page), place).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0);
      }
      await close();
    }
  });
});
