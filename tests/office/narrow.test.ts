import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/callers.ts';
import { addReady, confirm } from '../support/enquiries.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const tablet = { width: 768, height: 1024 };

describe('an office with little width', () => {
  const office = startOffice([adminAccount]);
  const { open } = office;

  beforeAll(async () => {
    const caller = await signIn(office.app, {});
    const child = { Student_First_Name: 'Gargi', Student_Last_Name: 'Bhosale', Mobile: '9850055910' };
    const id = await addReady(office.app, caller, { ...child, Parent_Name: 'Prakash Bhosale' });
    expect((await confirm(caller, id)).status).toBe(200);
  });

  it('shows the names of its rail by a press, and puts them away by the next place', async () => {
    const { page, faults, close } = await open('/school/content', { viewport: tablet });
    const menu = page.getByRole('navigation', { name: 'Office menu' });
    const names = menu.getByRole('button', { name: /^(Show|Hide) names$/ });
    const width = () => menu.evaluate((one) => one.getBoundingClientRect().width);
    await names.click();
    await expect.poll(width).toBeGreaterThan(200);
    expect(await names.getAttribute('aria-expanded')).toBe('true');
    await menu.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
    await expect.poll(width).toBeLessThan(80);
    await names.click();
    await page.keyboard.press('Escape');
    await expect.poll(width).toBeLessThan(80);
    expect(faults).toEqual([]);
    await close();
  });

  it('has the types of content, and the bin, below the name of the one that is open', async () => {
    const { page, faults, close } = await open('/school/content', { viewport: phone });
    const types = page.getByRole('navigation', { name: 'Content' });
    const bin = types.getByRole('link', { name: 'Bin' });
    await types.getByText('Notices').first().click();
    await bin.waitFor();
    await types.getByRole('link', { name: /^Events/ }).click();
    await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
    await bin.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await close();
  });

  it('folds the filters of students, and says of each the class and no more', async () => {
    const { page, faults, close } = await open('/student', { viewport: tablet });
    const chosen = page.getByLabel('Class', { exact: true });
    await page.getByRole('link', { name: 'Gargi Bhosale' }).waitFor();
    expect(await chosen.count()).toBe(0);
    await page.getByRole('button', { name: 'Filters' }).click();
    await chosen.waitFor();
    await page.setViewportSize(phone);
    const row = page.getByRole('row', { name: /Gargi Bhosale/ });
    await row.getByText('Class 1 A').first().waitFor();
    const shown = () => row.innerText();
    expect(await shown()).not.toMatch(/In school|\d{4}/);
    await page.getByLabel('Name, admission number or mobile').fill('gargi');
    await expect.poll(shown).toMatch(/\d{4}.* · Class 1 A/);
    await page.getByRole('link', { name: 'Gargi Bhosale' }).click();
    const panel = page.getByRole('dialog', { name: 'Gargi Bhosale' });
    await panel.getByRole('link', { name: 'Call Prakash Bhosale' }).waitFor();
    expect((await panel.getByRole('heading', { level: 3 }).allInnerTexts())[0]).toBe('Family');
    expect(faults).toEqual([]);
    await close();
  });

  it('has one title of the form of staff, by whether somebody is changed or added', async () => {
    const { page, close } = await open('/staff/add_staff_member', { viewport: phone });
    await page.getByRole('heading', { name: 'Add a member of staff', level: 1 }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Add a member of staff'));
    await page.goto(`${office.origin()}/staff/add_staff_member?staff=999`);
    await page.waitForFunction(() => document.title.startsWith('Member of staff'));
    await close();
  });
});
