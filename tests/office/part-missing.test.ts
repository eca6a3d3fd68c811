import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { adminAccount, startOffice, untold } from './support/office.ts';

/** Takes one file of the office away; gives how often it was asked for, and the way to bring it back. */
const takeAway = async (page: Page, name: string) => {
  const state = { asked: 0, isAway: true };
  await page.route(new RegExp(`/assets/office-${name}-[^/]*\\.js`), async (route) => {
    state.asked += 1;
    if (state.isAway) await route.abort('internetdisconnected');
    else await route.fallback();
  });
  return state;
};

/** What a browser says of a file that does not come, and React of a part that is caught. */
const ofTheFile = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|PartError/;

describe('a file of the office that does not come', () => {
  const office = startOffice([adminAccount]);

  it('leaves the rest of the screen as it is, and is there when it is asked for again', async () => {
    const { page, faults, close } = await office.open('/school/lists', { prepare: untold });
    const file = await takeAway(page, 'ValuePanel');
    await page.getByRole('link', { name: 'Nursery' }).click();
    await page.getByText('This part could not be loaded. Check the connection.').waitFor();
    expect(file.asked).toBeGreaterThan(1);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(0);
    file.isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Nursery' }).waitFor();
    expect(faults.filter((fault) => !ofTheFile.test(fault))).toEqual([]);
    await close();
  });

  it('takes no menu away: its button asks for it again, and opens it', async () => {
    let file = { asked: 0, isAway: true };
    const { page, faults, close } = await office.open('/school/lists', {
      prepare: async (one) => {
        await untold(one);
        file = await takeAway(one, 'OpenableMenu');
      },
    });
    await expect.poll(() => file.asked, { timeout: 10_000 }).toBeGreaterThan(2);
    await page.getByRole('rowheader').first().waitFor();
    file.isAway = false;
    const menu = page.getByRole('banner').getByRole('button', { name: /, Office admin$|, Admin$/ });
    await expect
      .poll(async () => {
        await menu.click();
        return page.getByRole('menuitem', { name: 'Log out' }).isVisible();
      })
      .toBe(true);
    expect(faults.filter((fault) => !ofTheFile.test(fault))).toEqual([]);
    await close();
  });
});
