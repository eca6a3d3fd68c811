import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffMembers } from '#server/store/schema.ts';
import { addMember } from '../api/staff-bodies.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startOffice } from './support/office.ts';

describe('more members of staff than a list shows', () => {
  const office = startOffice();
  const { open } = office;
  let admin: Caller;

  beforeAll(async () => {
    admin = await signIn(office.app);
    const { Staff_Id } = await addMember(admin, { First_Name: 'Zubin', Last_Name: 'Wadia' });
    await office.app.store.school(admin.schoolId, async ({ db }) => {
      const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, Staff_Id));
      if (!row) throw new Error('The member was gone.');
      const { id: _, ...columns } = row;
      const others = Array.from({ length: 100 }, (__, at) => ({
        ...columns,
        employeeNo: `X-${at}`,
        firstName: 'Asmita',
        lastName: `Bapat ${at}`,
      }));
      await db.insert(staffMembers).values(others);
    });
    for (let at = 0; at < 100; at += 1)
      await signIn(office.app, { role: 'Staff', name: `Asmita Bapat ${at}`, permissionSets: ['hr'] });
    await addAccount(office.app, { email: 'zubin@example.org', name: 'Zubin Wadia', role: 'Staff' });
  });

  it('are found by name for a request and for an account', async () => {
    const { page, faults, close } = await open('/staff/leave?open=new');
    const who = page.getByLabel('For whom', { exact: true });
    await page.getByLabel('For whom: find by name').fill('zub');
    await who.getByRole('option', { name: 'Zubin Wadia' }).waitFor({ state: 'attached' });
    await who.selectOption('Zubin Wadia');
    await page.getByLabel('For whom: find by name').fill('');
    expect(await who.locator('option:checked').textContent()).toBe('Zubin Wadia');

    await page.goto(`${office.origin()}/staff?keyword=zubin`);
    await page.getByRole('link', { name: 'Zubin Wadia' }).click();
    await page.getByRole('button', { name: 'Link an account' }).click();
    const dialog = page.getByRole('dialog', { name: /account is/ });
    await dialog.getByLabel(/: find by name/).fill('zub');
    const account = dialog.getByRole('combobox');
    await account.getByRole('option', { name: /^Zubin Wadia, zubin@/ }).waitFor({ state: 'attached' });
    await account.selectOption({ label: 'Zubin Wadia, zubin@example.org' });
    await dialog.getByRole('button', { name: 'Link' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });
});
