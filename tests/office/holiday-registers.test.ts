import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { adminAccount, startOffice } from './support/office.ts';

const own = { Class_Id: 8, Section_Id: 1 };

describe('a register in the office', () => {
  const office = startOffice([adminAccount]);
  const { open } = office;
  let admin: Caller;

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    await addStudent(admin);
    const sent = { body: { ...own, Date: '2026-11-20', Marks: [] }, headers: { 'if-match': '"0"' } };
    expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
  });

  it('is asked about where a holiday is declared afterwards', async () => {
    const { page, faults, close } = await open('/school/holidays');
    await page.getByRole('link', { name: 'Add a holiday' }).click();
    const form = page.getByRole('region', { name: 'A new holiday' });
    await form.getByLabel('Name').fill('Heavy rain');
    await form.getByLabel('First day').fill('2026-11-20');
    await form.getByRole('button', { name: 'Add it' }).click();
    const question = page.getByRole('dialog', { name: 'Attendance was taken on these days' });
    await question.getByText('One register was taken.', { exact: false }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await question.getByRole('button', { name: 'Do not save the holiday' }).click();
    await question.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Add it' }).click();
    await question.getByRole('button', { name: 'Delete the registers' }).click();
    await page.getByText('“Heavy rain” is saved and on the website').waitFor();
    const { json } = await admin.get('/api/attendance/register', { ...own, Date: '2026-11-20' });
    expect([json.State, json.Closed.Name]).toEqual(['Open', 'Heavy rain']);
    // The browser itself tells of what was refused.
    expect(faults.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  });
});
