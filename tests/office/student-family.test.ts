import { describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { phone, startOffice } from './support/office.ts';

describe('the family on a student’s page', () => {
  const office = startOffice();

  it('says who is called first, who may pick up and who logs in, and invites who does not', async () => {
    const admin = await signIn(office.app);
    const { Student_Id: id } = await addStudent(admin, {
      First_Name: 'Gargi',
      Father_Name: 'Aniket Wagh',
      Mother_Name: 'Sayali Wagh',
      Mother_Mobile: '98220 41877',
      Mother_Email: 'sayali@example.org',
    });
    const { page, faults, close } = await office.open(`/student/${id}`, { viewport: phone });
    const family = page.getByRole('listitem');
    const father = family.filter({ hasText: 'Aniket Wagh' }).first();
    await father.getByText('Father · called first · may pick up').waitFor();
    await father.getByText('No account yet').waitFor();
    const mother = family.filter({ hasText: 'Sayali Wagh' }).first();
    await mother.getByText('Mother · may pick up').waitFor();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await complaints(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Invite Sayali Wagh' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Invite 1' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await mother.getByText('Invited, has not logged in yet').waitFor();
    await father.getByText('No account yet').waitFor();
    await page.getByRole('link', { name: 'Attendance history' }).last().click();
    await page.getByRole('region', { name: /^Gargi/ }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
