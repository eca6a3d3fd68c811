import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

/** Keeps answers back until they are let through. */
const hold = async (page: Page, address: string | RegExp) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, async (route) => {
    if (isHeld) held.push(route);
    else await route.fallback();
  });
  return async (): Promise<void> => {
    isHeld = false;
    await Promise.all(held.map((route) => route.fallback()));
  };
};

describe('what takes long to come', () => {
  const office = startOffice([adminAccount]);

  it('says so in its place, and what to do, until it is there', async () => {
    let release = async (): Promise<void> => undefined;
    const { page, faults, close } = await office.open('/school/lists', {
      viewport: phone,
      prepare: async (one) => {
        release = await hold(one, /\/api\/lookups\/classes/);
      },
    });
    const slow = page.getByRole('status', { name: 'Loading' }).getByText(/^This is taking longer than usual\. /);
    await slow.waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Lists of the school' }).getByRole('link', { name: 'Houses' }).click();
    await page.getByText('The school has no houses yet.').waitFor();
    await page.getByRole('link', { name: 'Classes' }).click();
    await slow.waitFor();
    await release();
    await page.getByRole('rowheader', { name: 'Nursery' }).waitFor();
    expect(await slow.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('says so of a part whose file is still on its way, in Hindi too', async () => {
    const { page, close } = await office.open('/school/lists');
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.reload();
    const release = await hold(page, /\/assets\/office-Sessions-[^/]*\.js/);
    await page.getByRole('link', { name: 'सत्र', exact: true }).click();
    await page.getByText(/^इसमें सामान्य से ज़्यादा समय लग रहा है।/).waitFor();
    await release();
    await page.getByRole('heading', { name: /की तैयारी$/ }).waitFor();
    await close();
  });
});
