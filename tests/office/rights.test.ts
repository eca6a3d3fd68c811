import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { places } from '#admin/screens/index.ts';
import { type Area, holdersOf, type PermissionSet, scopeFor } from '#schemas/access/matrix.ts';
import { extent, itFurther } from '../support/extent.ts';
import { startOffice } from './support/office.ts';

const staff = (name: string, sets: readonly PermissionSet[]) => ({
  email: `${(sets[0] ?? 'staff').toLowerCase()}@example.org`,
  name,
  role: 'Staff' as const,
  permissionSets: [...sets],
});

/** Somebody of each column of the access table that has an office, and who has none but that of all staff. */
const people = [
  staff('Nilesh Khairnar', []),
  staff('Harbhajan Bedi', ['frontOffice']),
  staff('Rohini Lele', ['contentEditor']),
  { ...staff('Lata Mahajan', ['classTeacher']), classes: [{ Class_Id: 8, Section_Id: 1 }] },
  staff('Shireen Contractor', ['hr']),
  { email: 'admin@example.org', name: 'Ashwini Dabhade', role: 'Admin' as const },
];

/** Who belongs to the school without working there. */
const families = [
  { email: 'parent@example.org', name: 'Aniket Wagh', role: 'Parent' as const },
  { email: 'student@example.org', name: 'Gargi Wagh', role: 'Student' as const },
];

/** In `npm test` who has those of all staff and who has more; everybody in the long run. */
const walked = extent(people.slice(0, 1), people);

/** The addresses that the product promises to who logs in. */
const promised: readonly Area[] = [
  '/visitors',
  '/school/profile',
  '/school/change_password',
  '/student/add_student',
  '/student',
  '/staff/add_staff_member',
  '/staff/Staff_Attendance',
  '/student/attendance_management',
  '/student/attendance_history',
  '/student/Student_Attendance_Reports',
];

/** Goes to another address as Back does: the document is the same for all of them, and loading it takes a second. */
const goWithin = async (page: Page, to: string, title: string | RegExp): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect.poll(() => page.title()).toMatch(typeof title === 'string' ? `${title} · ` : title);
};

describe('the screens of the office', () => {
  const office = startOffice([...people, ...families]);

  it.each(walked)('open for $name by the access table alone, in the menu and by their address', async (person) => {
    const holders = holdersOf({ permissionSets: [], ...person });
    const { page, faults, close } = await office.open('/school', { email: person.email });
    const found: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const { path, to = path, title, area, isFor, group } of places) {
      if (area === undefined || (isFor ?? 'office') !== 'office') continue;
      expected[to] = scopeFor(holders, area, 'read') !== undefined;
      await goWithin(page, to, title.en);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      found[to] = (await heading.textContent()) !== 'You do not have access to this page.';
      if (group === undefined || group === 'person') continue;
      const links = await page.getByRole('navigation').locator(`a[href="${to}"]`).count();
      expect({ to, inMenu: links > 0 }).toEqual({ to, inMenu: expected[to] });
    }
    expect(found).toEqual(expected);
    expect(Object.keys(found)).toEqual(expect.arrayContaining([...promised]));
    // The router was not asked to go anywhere; forms that guard what is typed say so.
    expect(faults.filter((fault) => !fault.startsWith('You are trying to use a blocker on a POP'))).toEqual([]);
    await close();
  });

  itFurther('open for students and parents at the ten promised addresses, as far as the table lets them', async () => {
    for (const { email, role } of families) {
      const { page, faults, close } = await office.open('/school/family', { email });
      const found: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      for (const area of promised) {
        const screen = places.find(({ path, to = path }) => to === area);
        if (!screen) throw new Error(`No screen is at ${area}.`);
        expected[area] = screen.isFor !== 'office' && scopeFor([role], area, 'read') !== undefined;
        // From a page that is neither this one nor the own first one, to which the office's own screens lead back.
        if (area === '/school/change_password') await goWithin(page, '/school/profile', 'School profile');
        else await goWithin(page, '/school/change_password', 'Change password');
        await goWithin(page, area, new RegExp(`^(${screen.title.en}|My page) · `));
        const heading = page.getByRole('heading', { level: 1 });
        await heading.waitFor();
        found[area] =
          (await page.title()).startsWith(screen.title.en) &&
          (await heading.textContent()) !== 'You do not have access to this page.';
      }
      expect({ role, found }).toEqual({ role, found: expected });
      expect(Object.values(found).filter(Boolean).length, role).toBeGreaterThan(1);
      expect(faults.filter((fault) => !fault.startsWith('You are trying to use a blocker on a POP'))).toEqual([]);
      await close();
    }
  });
});
