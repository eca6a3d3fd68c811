import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addMember } from '../api/staff-bodies.ts';
import { addStudent, sendDetails } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { goodPassword } from '../support/accounts.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('the settings of the office', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/settings';
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('let transfer certificates go on from a paper register, and from no number that was given', async () => {
    const caller = await signIn(office.app, {});
    const { Student_Id, Admission_No } = await addStudent(caller, { First_Name: 'Soham' });
    const leaving = { Status: 'Left', Leaving_Date: '2026-11-20', Leaving_Reason: 'Moved to Pune' };
    expect((await sendDetails(caller, { Student_Id, Admission_No, ...leaving })).status).toBe(200);
    const { page, faults, close } = await open(place);
    await page.getByRole('link', { name: 'Transfer certificates' }).press('Enter');
    const form = panel(page, 'Transfer certificates');
    await form.getByText('The highest number given so far is TC-0001.').waitFor();
    await form.getByLabel('The next number').fill('1');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('TC-0001 was given already. Choose 2 or a higher number.').waitFor();
    await form.getByLabel('The next number').fill('412');
    await form.getByText('The next certificate will be TC-0412').waitFor();
    for (const viewport of axeSizes) {
      await page.setViewportSize(viewport);
      expect(await complaints(page)).toEqual([]);
    }
    await form.getByLabel('The next number').press('Enter');
    await page.getByText('The next transfer certificate will be TC-0412').waitFor();
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });

  it('make a token that is shown once, and revoke it', async () => {
    const { page, faults, close } = await open(place);
    await page.getByText('No other program may read or change anything').waitFor();
    await page.getByRole('link', { name: 'API tokens' }).focus();
    await page.keyboard.press('Enter');
    await panel(page, 'API tokens').getByRole('link', { name: 'New token' }).click();
    const form = panel(page, 'New token');
    await form.getByRole('button', { name: 'Make the token' }).click();
    await form.getByRole('link', { name: 'For which program: Enter a name.' }).click();
    await page.keyboard.type('Timetable');
    await form.getByLabel('Holidays', { exact: true }).selectOption('Read');
    await form.getByRole('button', { name: 'Make the token' }).click();
    const token = await panel(page, 'Timetable').getByLabel('The token of “Timetable”').inputValue();
    const { status } = await visitorOf(office.app, 'greenfield.localhost', { authorization: `Bearer ${token}` }).get(
      '/api/academic/_holidays_list',
      { School_Id: 1 },
    );
    expect([200, 403]).toContain(status);
    await panel(page, 'Timetable').getByRole('link', { name: 'All tokens' }).click();
    const all = panel(page, 'API tokens');
    await all.getByText('May read holidays.').waitFor();
    await page.getByText('One program has access').waitFor();
    await all.getByRole('button', { name: 'Revoke Timetable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await all.getByText(/^Revoked on /).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'API tokens');
    expect(faults).toEqual([]);
    await close();
  });

  it('show the records of an own domain, say what is wrong with them, and give it up', async () => {
    const { page, faults, close } = await open(`${place}?open=domain`);
    const wanted = panel(page, 'Own domain');
    await wanted.getByLabel('Your domain').fill('green');
    await page.keyboard.press('Enter');
    await wanted.getByText(/^Enter a name such as www/).waitFor();
    await wanted.getByLabel('Your domain').fill('www.green.school');
    await wanted.getByRole('button', { name: 'Show me the records' }).click();
    const claimed = panel(page, 'www.green.school');
    await claimed.getByText('Waiting for the records').waitFor();
    const proof = claimed.getByRole('region', { name: 'TXT' });
    expect(await proof.getByLabel('Name').inputValue()).toBe('_schoolyard.www.green.school');
    await claimed.getByRole('button', { name: 'Check now' }).click();
    await claimed.getByText('The TXT record is not there yet.').waitFor();
    await page.getByText('www.green.school: the records were not right at the last try').waitFor();
    await claimed.getByRole('button', { name: 'Give up the domain' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up the domain' }).click();
    await panel(page, 'Own domain').waitFor();
    // The browser itself tells of what was refused.
    expect(faults.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  it('give mails a name, and switch the counting of visits off', async () => {
    const { page, close } = await open(`${place}?open=mail`);
    const mail = panel(page, 'Email sender');
    await mail.getByLabel('Name').fill('Greenfield School');
    await mail.getByText('Emails come from “Greenfield School <no-reply@localhost>”.').waitFor();
    await mail.getByLabel('Replies go to').fill('office');
    await mail.getByRole('button', { name: 'Save' }).click();
    await mail.getByText('Enter a valid email address.').waitFor();
    await mail.getByLabel('Replies go to').fill('office@green.school');
    await mail.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Emails come from Greenfield School, replies go to office@green.school').waitFor();
    await page.getByRole('link', { name: 'Counting visits' }).click();
    await panel(page, 'Counting visits').getByRole('switch').press('Space');
    await page.getByText('Off: nothing is counted').waitFor();
    await page.getByText('Emails come from Greenfield School, replies go to office@green.school').waitFor();
    await close();
  });

  it('keep what another admin has entered for mails meanwhile', async () => {
    const { page, close } = await open(`${place}?open=mail`);
    const mail = panel(page, 'Email sender');
    await mail.getByLabel('Name').fill('Greenfield, the school');
    const caller = await signIn(office.app, { name: 'Harbhajan Bedi' });
    const { json } = await caller.get('/api/school/settings');
    const { Sender: _, Version: __, ...settings } = json;
    await caller.call('PUT', '/api/school/settings', { body: { ...settings, Mail_Reply_To: 'head@green.school' } });
    await page.keyboard.press('Control+s');
    const told = mail.getByRole('alert').filter({ hasText: /Harbhajan Bedi changed this at / });
    await told.getByText('head@green.school').waitFor();
    await told.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await mail.getByLabel('Replies go to').inputValue()).toBe('head@green.school');
    await page.getByRole('link', { name: 'Counting visits' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Save and leave' })
      .click();
    await page.getByText('Emails come from Greenfield, the school, replies go to head@green.school').waitFor();
    await close();
  });

  it('show what is held of a student, and erase it once the number is typed', async () => {
    const caller = await signIn(office.app, {});
    await addStudent(caller, { Admission_No: 'R/77', First_Name: 'Kavya', Mobile: '98220 41876' });
    const { page, close } = await open(`${place}?open=privacy`);
    await panel(page, 'Privacy requests').getByRole('searchbox').fill('98220 41876');
    await page.getByRole('link', { name: 'Kavya Kulkarni' }).click();
    const held = panel(page, 'Kavya Kulkarni');
    await held.getByText('14 Aug 2016').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      held.getByRole('link', { name: 'Export all of it' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('student-R-77.json');
    await held.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase the data of Kavya Kulkarni?' });
    await dialog.waitFor();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await held.getByRole('button', { name: 'Erase' }).click();
    await dialog.getByLabel('Type the admission number R/77 to confirm').fill('R/7');
    await dialog.getByLabel('Reason').fill('The family asked');
    await page.mouse.click(5, 5);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText('This is not the admission number.').waitFor();
    await dialog.getByLabel('Type the admission number R/77 to confirm').fill('R/77');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('The data of R/77 is erased').waitFor();
    const { json } = await caller.get('/api/student', { keyword: 'Kavya' });
    expect(json).toEqual([]);
    await close();
  });

  it('show what is held of a member of staff, say what the law keeps, and erase the rest of who has left', async () => {
    const caller = await signIn(office.app, {});
    const mobile = '98905 77120';
    const { Staff_Id: id } = await addMember(caller, { Employee_No: 'T/41', First_Name: 'Prakash', Mobile: mobile });
    const { page, faults, close } = await open(`${place}?open=privacy`);
    await panel(page, 'Privacy requests').getByRole('searchbox').fill('prakash');
    await page.getByText('Staff · T/41').waitFor();
    await page.getByRole('link', { name: 'Prakash Mahajan' }).press('Enter');
    const held = panel(page, 'Prakash Mahajan');
    await held.getByText('10 Jun 2019').waitFor();
    await held.getByText('the law requires an employer to keep').waitFor();
    await held.getByText('Erasing is possible once somebody has left').waitFor();
    expect(await held.getByRole('button', { name: 'Erase' }).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      held.getByRole('link', { name: 'Export all of it' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('staff-T-41.json');
    expect(await complaints(page)).toEqual([]);
    const left = { Status: 'Left', Leaving_Date: '2026-11-01', Leaving_Reason: 'Retired' };
    expect((await caller.call('POST', `/api/staff/${id}/status`, { body: left })).status).toBe(200);
    await page.reload();
    await held.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase the data of Prakash Mahajan?' });
    await dialog.getByLabel('Type the employee number T/41 to confirm').fill('T/41');
    await dialog.getByLabel('Reason').fill('He asked');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('The data of T/41 is erased').waitFor();
    expect((await caller.get(`/api/staff/${id}`)).json.member).toMatchObject({ Is_Erased: true, Employee_No: 'T/41' });
    expect(faults).toEqual([]);
    await close();
  });

  it('find what anybody has left under a number, and erase it once that is typed again', async () => {
    const caller = await signIn(office.app, {});
    const message = {
      Name: 'Dinesh Pillai',
      Mobile: '98450 11223',
      Message: 'Is there a bus to Baner?',
      Fill_Seconds: 12,
    };
    expect((await caller.post('/api/contact-messages', message)).status).toBe(201);
    const { page, faults, close } = await open(`${place}?open=privacy`);
    const found = panel(page, 'Privacy requests');
    await found.getByRole('searchbox').fill('98450 11223');
    await found.getByText('Dinesh Pillai').waitFor();
    await found.getByRole('button', { name: 'Erase 1' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Erase everything for 98450 11223?' });
    await dialog.getByLabel('Reason').fill('He asked');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText('This does not match.').waitFor();
    await dialog.getByLabel('Type 98450 11223 to confirm').fill('98450 11223');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('Everything is erased').waitFor();
    await found.getByText('There is no enquiry, message or visit for it.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('give the backup for the password alone', async () => {
    const { page, close } = await open(place);
    await page.getByRole('link', { name: 'Backup' }).click();
    await page.getByText('Never downloaded so far.').waitFor();
    await page.getByLabel('Your password').fill('something else');
    await page.keyboard.press('Enter');
    await page.getByText('This is not your password.').waitFor();
    await page.getByLabel('Your password').fill(goodPassword);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^greenfield-\d{4}-\d\d-\d\d\.tar\.gz$/);
    await page.getByText(/^Last downloaded .* by Ashwini Dabhade\.$/).waitFor();
    await close();
  });

  it('have no fault for axe, and nothing scrolls sideways', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open(place, { viewport });
      await page.getByRole('link', { name: 'API tokens' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.goto(`${office.origin()}${place}?open=new-token`);
      await page.getByLabel('For which program').waitFor();
      expect(await complaints(page)).toEqual([]);
      await page.goto(`${office.origin()}/school/backup`);
      await page.getByLabel('Your password').waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await close();
    }
  });

  it('move the website to another address, once that is decided', async () => {
    const { page, close } = await open(`${place}?open=address`);
    const address = panel(page, 'Address of the website');
    await address.getByLabel('New address').fill('riverside');
    await address.getByRole('button', { name: 'Change the address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the address' }).click();
    await address.getByText('Another school has this address, or had it.').waitFor();
    await address.getByLabel('New address').fill('green-meadow');
    await address.getByRole('button', { name: 'Change the address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the address' }).click();
    await address.getByText(/^The website has moved to .*green-meadow\./).waitFor();
    await close();
  });
});
