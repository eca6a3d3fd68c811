import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { screens } from '#admin/screens/index.ts';
import { type PermissionSet, scopeFor } from '#schemas/access/matrix.ts';
import { extent } from '../support/extent.ts';
import { startOffice } from './support/office.ts';

const people = [
  { email: 'staff@example.org', name: 'Nilesh Khairnar', role: 'Staff', permissionSets: [] },
  { email: 'desk@example.org', name: 'Harbhajan Bedi', role: 'Staff', permissionSets: ['frontOffice'] },
  { email: 'editor@example.org', name: 'Rohini Lele', role: 'Staff', permissionSets: ['contentEditor'] },
] as const;

/** In `npm test` who has no right and who has some; everybody in the long run. */
const walked = extent<readonly (typeof people)[number][]>(people.slice(0, 2), people);

/** Goes to another address as Back does: the document is the same for all of them, and loading it takes a second. */
const goWithin = async (page: Page, to: string, title: string): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect.poll(() => page.title()).toMatch(`${title} · `);
};

describe('the screens of the office', () => {
  const office = startOffice(people.map((person) => ({ ...person, permissionSets: [...person.permissionSets] })));

  it.each(walked)('open for $name by the access table alone, in the menu and by their address', async (person) => {
    const holders: readonly PermissionSet[] = person.permissionSets;
    const { page, faults, close } = await office.open('/school', { email: person.email });
    const found: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const { path, to = path, title, area, isFor, group } of screens) {
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
    expect(Object.keys(found).length).toBeGreaterThan(7);
    expect(faults).toEqual([]);
    await close();
  });
});
