import { expect, it } from 'vitest';
import { addStudent, sendDetails } from '../api/student-bodies.ts';
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
