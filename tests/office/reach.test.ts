import { beforeAll, describe, expect, it } from 'vitest';
import { places } from '#admin/screens/index.ts';
import { addressOf } from './support/address-of.ts';
import { adminAccount, desktop, phone, startOffice, untold } from './support/office.ts';
import { addOneOfEach } from './support/one-of-each.ts';
import { outOfReach } from './support/out-of-reach.ts';

describe('what can be pressed on a screen', () => {
  const office = startOffice([adminAccount]);
  beforeAll(() => addOneOfEach(office.app));

  const ofOffice = places.filter(({ isFor = 'office' }) => isFor === 'office');
  it.each(ofOffice)('lies under nothing else, on a phone and a desk: $folder', async (screen) => {
    for (const viewport of [desktop, phone]) {
      const { page, close } = await office.open(addressOf(screen), { prepare: untold, viewport });
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count(), { timeout: 20_000 }).toBe(0);
      expect(await outOfReach(page), `${viewport.width} px`).toEqual([]);
      await close();
    }
  });
});
