import { expect, it } from 'vitest';
import { addStudent, sendBio, sendDetails } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { startOffice } from './support/office.ts';

const office = startOffice();

it('what is changed of a student is kept on the device, and meets what others have saved meanwhile', async () => {
  const caller = await signIn(office.app, {});
  const name = { First_Name: 'Soham', Last_Name: 'Borse' };
  const { Student_Id, Admission_No } = await addStudent(caller, name);
  const { page: first } = await office.open(`/student/${Student_Id}`);
  await first.getByRole('button', { name: 'Change: Details' }).click();
  await first.getByLabel('City').fill('Nashik');
  await first.getByText(/^Saved on this device/).waitFor();
  const context = first.context();
  await first.close();
  expect((await sendDetails(caller, { Student_Id, Admission_No, ...name, Middle_Name: 'Mahesh' })).status).toBe(200);

  const page = await context.newPage();
  await page.goto(`${office.origin()}/student/${Student_Id}`);
  await page.getByRole('button', { name: 'Change: Details' }).click();
  await page.getByText(/^You began to change this on .* and did not save it\.$/).waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Nashik');
  await page.getByRole('button', { name: 'Save' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'changed this at' });
  await note.getByText('Mahesh').waitFor();
  await note.getByRole('button', { name: 'Keep mine, take the rest' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const details = page.getByRole('region', { name: 'Details', exact: true });
  await details.getByText('Nashik').waitFor();
  await page.getByRole('heading', { name: 'Soham Mahesh Borse' }).waitFor();

  await page.getByRole('button', { name: 'Change: Details' }).click();
  expect(await page.getByText(/^You began to change this/).count()).toBe(0);
  await page.getByLabel('City').fill('Pune');
  await page.getByText(/^Saved on this device/).waitFor();
  await page.close();
  const again = await context.newPage();
  await again.goto(`${office.origin()}/student/${Student_Id}`);
  await again.getByRole('button', { name: 'Change: Details' }).click();
  await again.getByRole('button', { name: 'Discard it' }).click();
  expect(await again.getByLabel('City').inputValue()).toBe('Nashik');
  await again.close();
});

it('what is typed of health, a document and consent outlasts the tab, and yields to nobody unseen', async () => {
  const caller = await signIn(office.app, {});
  const { Student_Id } = await addStudent(caller, { First_Name: 'Gargi', Last_Name: 'Wagh' });
  const address = `${office.origin()}/student/${Student_Id}`;
  const { page: first } = await office.open(`/student/${Student_Id}?edit=bio`);
  const context = first.context();
  await first.getByLabel('Allergies').fill('Peanuts');
  await first.getByLabel('Hobbies').fill('Kho-kho');
  await first.getByText(/^Saved on this device, /).waitFor();
  await first.getByLabel('Aadhaar number').fill('2345 6789 0124');
  await first.getByText(/but not the Aadhaar number/).waitFor();
  await first.getByRole('button', { name: 'Add a person' }).click();
  await first.getByLabel('Person 1').fill('Ramesh Wagh');
  await first.close();
  expect((await sendBio(caller, Student_Id, { Allergies: 'Dust', Languages: 'Marathi' })).status).toBe(200);

  const bio = await context.newPage();
  await bio.goto(`${address}?edit=bio`);
  await bio.getByText(/^You began to change this on .* and did not save it\.$/).waitFor();
  await bio.getByText('Somebody else has saved something else since: Allergies. Yours is in the form.').waitFor();
  expect(await bio.getByLabel('Languages').inputValue()).toBe('Marathi');
  expect(await bio.getByLabel('Person 1').inputValue()).toBe('Ramesh Wagh');
  expect(await bio.getByLabel('Aadhaar number').inputValue()).toBe('');
  expect(await bio.evaluate(() => JSON.stringify(localStorage))).not.toContain('6789');
  for (const width of [360, 1440]) {
    await bio.setViewportSize({ width, height: 900 });
    expect(await complaints(bio)).toEqual([]);
  }
  await bio.getByRole('button', { name: 'Save' }).click();
  const about = bio.getByRole('region', { name: 'About the child', exact: true });
  for (const text of ['Peanuts', 'Kho-kho', 'Marathi', 'Ramesh Wagh']) await about.getByText(text).waitFor();

  await bio.goto(`${address}?edit=document`);
  await bio.getByLabel('Number on it').fill('B-42');
  await bio.getByText(/^Saved on this device, /).waitFor();
  await bio.close();
  const consent = await context.newPage();
  await consent.goto(`${address}?edit=document`);
  await consent.getByText(/^You began to change this on .* Choose the file again\.$/).waitFor();
  expect(await consent.getByLabel('Number on it').inputValue()).toBe('B-42');
  await consent.getByRole('button', { name: 'Discard it' }).click();
  expect(await consent.getByLabel('Number on it').inputValue()).toBe('');

  await consent.goto(`${address}?edit=consent`);
  await consent.getByLabel('Inside the school only').check();
  await consent.getByText(/^Saved on this device, /).waitFor();
  await consent.close();
  const last = await context.newPage();
  await last.goto(`${address}?edit=consent`);
  await last.getByText(/^You began to change this/).waitFor();
  expect(await last.getByLabel('Inside the school only').isChecked()).toBe(true);
  await last.getByLabel('Who gave it').fill('Asha Wagh');
  await last.getByRole('button', { name: 'Save' }).click();
  await last.getByText('Given by Asha Wagh', { exact: false }).waitFor();
  expect(await last.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  await last.close();
});
