import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent, sendBank, sendDetails, sendDocument } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, startOffice } from './support/office.ts';

const desk = 'desk@example.org';
const teacher = 'teacher@example.org';
/** Soham's admission number: one of his own, as the fresh ones count on over all files of a run. */
const sohams = 'SB-21';

const people = [
  adminAccount,
  { email: desk, name: 'Nilesh Khairnar', role: 'Staff' as const, permissionSets: ['frontOffice' as const] },
  {
    email: teacher,
    name: 'Lata Mahajan',
    role: 'Staff' as const,
    permissionSets: ['classTeacher' as const],
    classes: [{ Class_Id: 9, Section_Id: 2 }],
  },
];

describe('students who are added and changed in the office', () => {
  const office = startOffice(people);
  const { open } = office;
  let caller: Caller;
  let soham = 0;
  let gargi = 0;
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  const drafts = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

  beforeAll(async () => {
    caller = await signIn(office.app, {});
    const family = { Father_Name: 'Mahesh Borse', Mother_Name: 'Sayali Borse', City: 'Nashik', Mobile: '94040 55129' };
    const student = await addStudent(caller, {
      Admission_No: sohams,
      First_Name: 'Soham',
      Last_Name: 'Borse',
      Roll_No: 21,
      ...family,
    });
    soham = student.Student_Id;
    const other = await addStudent(caller, { First_Name: 'Gargi', Last_Name: 'Wagh', Class_Id: 9, Section_Id: 2 });
    gargi = other.Student_Id;
  });

  it('are added with what their brother has, after a tab that was killed, by the keyboard', async () => {
    const { page, faults, close } = await open('/student', { email: desk });
    await page.getByRole('link', { name: 'Add a student' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Add a student');
    await page.getByLabel('First name').fill('Siya');
    await page.getByLabel('Parent’s mobile').fill('94040 55129');
    await page.getByText('Soham Borse, Class 5 A, has the same mobile: a brother or sister?').waitFor();
    await page.getByText('This number belongs to Mahesh Borse, father of Soham Borse (Class 5 A).').waitFor();
    await page.reload();
    await page.getByText(/^You began this on .* Everything is as you left it\.$/).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Siya');
    await page.getByRole('button', { name: 'Use this family’s details' }).press('Enter');
    await expect.poll(() => page.getByLabel('Mother’s name').inputValue()).toBe('Sayali Borse');
    await page
      .getByText('Mahesh Borse is also father of Soham Borse (Class 5 A): one person for the school.')
      .waitFor();
    await page.getByRole('button', { name: 'Add the student' }).press('Enter');
    await page.getByRole('alert').getByText('5 things to put right').waitFor();
    await page.getByRole('link', { name: 'Date of birth: Please enter Date of birth.' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'student-Date_Of_Birth');
    await page.getByLabel('Date of birth').fill('2021-02-03');
    await page.getByLabel('Gender').selectOption('Girl');
    await page.getByLabel('Admission number').fill(sohams);
    await page.getByLabel('Date of admission').fill('2026-06-15');
    await page.getByLabel('Class', { exact: true }).selectOption('UKG');
    await page.getByLabel('Section').selectOption('A');
    await page.keyboard.press('Control+s');
    await page.getByText(`Admission number: Admission number ${sohams} is already used by Soham Borse.`).waitFor();
    await page.getByLabel('Admission number').fill('2026/0142');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Siya Borse' }).waitFor();
    await part(page, 'Saved.').getByRole('button', { name: 'Bank details' }).waitFor();
    await page.getByRole('link', { name: 'Soham Borse' }).waitFor();
    // A taken number is answered as a conflict, which the browser notes.
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    expect(await drafts(page)).toEqual([]);
    await page.goto(`${office.origin()}/student/${soham}?edit=basics`);
    await page.getByLabel('Parent’s mobile').fill('94040 55130');
    await page
      .getByText('The new number will be saved for Siya Borse (UKG A) too, as it is the same parent.')
      .waitFor();
    await page.getByLabel('Parent’s mobile').fill('94040 55129');
    await page.goto(`${office.origin()}/student/add_student`);
    await page.getByLabel('First name').fill('Kimaya');
    expect(await drafts(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Nilesh Khairnar' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const question = page.getByRole('dialog', { name: 'One form has not been saved yet' });
    await question.getByText('A new student').waitFor();
    await question.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await drafts(page)).toEqual([]);
    await close();
  });

  it('get a photo, a document, consent and a bank account, whose number is shown for a reason', async () => {
    const { page, faults, close } = await open(`/student/${soham}?added=1`);
    await part(page, 'Saved.').getByRole('button', { name: 'Photo' }).click();
    const file = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 400, height: 300 }) };
    await page.getByRole('dialog').locator('input[type=file]').last().setInputFiles(file);
    await page.getByLabel('Closer').fill('2');
    await page.getByRole('button', { name: 'Save the photo' }).click();
    await page.getByRole('img', { name: 'Photo of Soham Borse' }).waitFor();

    await page.getByRole('button', { name: 'Add a document' }).click();
    const documents = part(page, 'Documents');
    // The form's own button, once it stands there, is called as the one that opens it.
    await documents.getByLabel('Number on it').waitFor();
    await documents.getByRole('button', { name: 'Add a document' }).click();
    await documents.getByText('Choose a file.').waitFor();
    await documents.getByLabel('Number on it').fill('NMC/2016/8842');
    await documents.getByLabel('Valid until').fill('2025-12-31');
    await documents.getByLabel('File').setInputFiles({ name: 'birth.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await documents.getByRole('button', { name: 'Add a document' }).click();
    await documents.getByText('Ended 31 Dec 2025').waitFor();
    await documents.getByRole('link', { name: 'Open Birth certificate' }).waitFor();

    const consent = part(page, 'Consent for pictures');
    await consent.getByRole('button', { name: 'Change: Consent for pictures' }).click();
    await consent.getByLabel(/On the website with the name/).check();
    await consent.getByText('“Soham B., Class 5”').waitFor();
    await consent.getByLabel('Who gave it').fill('Sayali Borse');
    await consent.getByRole('button', { name: 'Save' }).click();
    await consent.getByText(/^Given by Sayali Borse on /).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'open-consent');

    const bank = part(page, 'Bank details');
    await bank.getByRole('button', { name: 'Add an account' }).click();
    await bank.getByLabel('Account holder').fill('Sayali Borse');
    await bank.getByLabel('Bank', { exact: true }).fill('Bank of Maharashtra');
    await bank.getByLabel('Account number', { exact: true }).fill('60213344556');
    await bank.getByLabel('Account number again').fill('60213344557');
    await bank.getByLabel('IFSC').fill('mahb0000123');
    await bank.getByRole('button', { name: 'Save' }).click();
    await bank.getByText('The two account numbers are not the same.').waitFor();
    await bank.getByLabel('Account number again').fill('60213344556');
    await bank.getByRole('button', { name: 'Save' }).click();
    await bank.getByText('Account ending in 4556').waitFor();
    await bank.getByRole('button', { name: 'Show the number' }).click();
    await bank.getByLabel('Why do you need to see it?').fill('Scholarship form');
    await bank.getByRole('button', { name: 'Show for 5 minutes' }).click();
    await bank.getByText('6021 3344 556').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('have documents and accounts that are replaced and removed, after a question', async () => {
    const { Student_Id } = await addStudent(caller, { First_Name: 'Ira', Last_Name: 'Kale' });
    expect((await sendDocument(caller, Student_Id, { Document_Number: 'NMC/1' })).status).toBe(201);
    expect((await sendBank(caller, Student_Id, { Is_Primary: true })).status).toBe(201);
    const { page, faults, close } = await open(`/student/${Student_Id}`, { email: desk });
    const documents = part(page, 'Documents');
    await documents.getByRole('button', { name: 'More for Birth certificate' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Change or replace' }).press('Enter');
    const number = documents.getByLabel('Number on it');
    await expect.poll(() => number.inputValue()).toBe('NMC/1');
    await documents.getByLabel('Issued on').fill('2026-02-01');
    await documents.getByLabel('Valid until').fill('2026-01-31');
    await documents.getByRole('button', { name: 'Save' }).click();
    await documents.getByText('The last day is before the day it was issued.').waitFor();
    await documents.getByLabel('Valid until').fill('');
    await number.fill('NMC/2');
    await documents.getByRole('button', { name: 'Save' }).click();
    await documents.getByText('NMC/2').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await documents.getByRole('button', { name: 'More for Birth certificate' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove Birth certificate?' });
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await documents.getByText('NMC/2').count()).toBe(1);
    await documents.getByRole('button', { name: 'More for Birth certificate' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await question.getByRole('button', { name: 'Remove' }).press('Enter');
    await documents.getByText('None yet.').waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'open-document');
    const bank = part(page, 'Bank details');
    await bank.getByRole('button', { name: 'Remove: Account ending in 4556' }).press('Enter');
    const account = page.getByRole('dialog', { name: 'Remove the account ending in 4556?' });
    await account.getByText('choose another account for them afterwards', { exact: false }).waitFor();
    await account.getByRole('button', { name: 'Remove' }).press('Enter');
    await bank.getByText('None yet.', { exact: false }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'open-bank');
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are changed on what somebody else has saved meanwhile, and leave with a certificate', async () => {
    const { page, close } = await open(`/student/${soham}`, { email: desk });
    await page.getByRole('button', { name: 'Change: Classes' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'student-Section_Id');
    await page.getByLabel('Section').selectOption('B');
    const others = { Student_Id: soham, Admission_No: sohams, First_Name: 'Soham', Last_Name: 'Borse', City: 'Pune' };
    expect((await sendDetails(caller, others)).status).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'changed this at' });
    await note.getByText('Pune').waitFor();
    await note.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Class 5 B').first().waitFor();
    await part(page, 'Details').getByText('Pune').waitFor();

    await page.getByRole('button', { name: 'Change: About the child' }).click();
    await page.getByLabel('Allergies').fill('Peanuts');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Person 1').fill('Shanta Borse');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
    await part(page, 'About the child').getByText('Shanta Borse').waitFor();

    await page.getByRole('button', { name: 'Change the status' }).click();
    await page.getByRole('menuitem', { name: 'Has left the school' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Has left the school' }).click();
    await dialog.getByText('Please enter the reason.').waitFor();
    await dialog.getByLabel('Last day in the school').fill('2026-11-20');
    await dialog.getByLabel('Reason').fill('Family moved to Pune');
    await dialog.getByRole('button', { name: 'Has left the school' }).click();
    await page.getByRole('heading', { name: 'Transfer certificate TC-0001' }).waitFor();
    await page.getByRole('button', { name: 'Add the signed certificate' }).click();
    await expect.poll(() => page.getByLabel('Number on it').inputValue()).toBe('TC-0001');
    await close();
  });

  itFurther('come back after they left, into a class that is chosen, with the certificate on record', async () => {
    const left = { Status: 'Left', Leaving_Date: '2026-11-19', Leaving_Reason: 'The family moves to Pune.' };
    const who = { First_Name: 'Harini', Last_Name: 'Iyer' };
    const { Student_Id, Admission_No } = await addStudent(caller, who);
    const gone = await sendDetails(caller, { ...who, ...left, Student_Id, Admission_No });
    expect(gone.status).toBe(200);
    const { page, close } = await open(`/student/${Student_Id}`);
    await page.getByRole('button', { name: 'Change the status' }).click();
    await page.getByRole('menuitem', { name: 'Has come back to the school' }).click();
    const dialog = page.getByRole('dialog', { name: 'Harini Iyer has come back' });
    await dialog.getByLabel('First day back in the school').fill('2026-11-18');
    await dialog.getByRole('button', { name: 'Has come back to the school' }).click();
    await dialog.getByText('Please choose the class.').waitFor();
    await dialog.getByText('Please choose the section.').waitFor();
    await dialog.getByLabel('Class', { exact: true }).selectOption({ label: 'Class 6' });
    await dialog.getByLabel('Section', { exact: true }).selectOption({ label: 'B' });
    await dialog.getByRole('button', { name: 'Has come back to the school' }).click();
    await dialog.getByText('This day is before the last day in the school.').waitFor();
    await dialog.getByLabel('First day back in the school').fill('2026-11-21');
    await dialog.getByRole('button', { name: 'Has come back to the school' }).click();
    await page.getByText('Harini Iyer is in school again.').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await part(page, 'Classes').getByText('Class 6 B').waitFor();
    await part(page, 'Details').getByText(`6 Apr 2026 – 19 Nov 2026, ${gone.json.student.Tc_No}`).waitFor();
    await close();
  });

  itFurther('are not added by a class teacher, who reads their page without what is the office’s alone', async () => {
    const { page, close } = await open('/student/add_student', { email: teacher });
    await page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    await page.goto(`${office.origin()}/student`);
    await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
    expect(await page.getByRole('link', { name: 'Add a student' }).count()).toBe(0);
    await page.goto(`${office.origin()}/student/${gargi}?edit=basics`);
    await page.getByRole('heading', { level: 1, name: 'Gargi Wagh' }).waitFor();
    await part(page, 'Consent for pictures').waitFor();
    for (const name of ['Documents', 'Bank details']) expect(await part(page, name).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Change|Add/ }).count()).toBe(0);
    await close();
  });

  itFurther('have forms that fill a phone, without a fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open('/student/add_student', { viewport });
      await page.getByRole('button', { name: 'Add the student' }).click();
      await page.getByRole('alert').waitFor();
      for (const edit of [undefined, 'bio', 'bank']) {
        if (edit) await page.goto(`${office.origin()}/student/${soham}?edit=${edit}`);
        if (edit) await page.getByRole('button', { name: 'Cancel' }).waitFor();
        expect(await complaints(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
      await close();
    }
  });
});
