import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('the lists of the office', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/lists';
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('give a class its ages and seats, by which admissions go', async () => {
    const { page, faults, close } = await open(place);
    await page.getByRole('link', { name: 'UKG' }).click();
    const ukg = panel(page, 'UKG');
    expect(await ukg.getByLabel('Name').isEditable()).toBe(false);
    await ukg.getByLabel('Seats in a session').fill('24 children');
    expect(await ukg.getByLabel('Seats in a session').inputValue()).toBe('24');
    await ukg.getByLabel('Oldest age').fill('6');
    await ukg.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /UKG/ }).getByText('5 to 6 years · 24 seats').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'UKG');
    expect(faults).toEqual([]);
    await close();
  });

  it('keep what other programs read: stops of a bus route, with its fee', async () => {
    const { page, faults, close } = await open(place);
    await page.getByRole('navigation', { name: 'More lists' }).getByRole('link', { name: 'Bus routes' }).click();
    await page.getByText('Nothing has been entered here yet.').waitFor();
    await page.getByRole('link', { name: 'Add an entry' }).click();
    const added = panel(page, 'Add an entry');
    await added.getByLabel('Name').fill('River side');
    await added.getByLabel('Code').fill('R-3');
    await added.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /River side/ })
      .getByText('R-3')
      .waitFor();
    await page.getByRole('link', { name: 'Bus stops' }).click();
    await page.getByRole('link', { name: 'Add an entry' }).click();
    await added.getByLabel('Name').fill('Old bridge');
    await added.getByLabel('Route').selectOption({ label: 'River side' });
    await added.getByLabel('Fee').fill('many');
    await added.getByRole('button', { name: 'Save' }).click();
    await added.getByRole('link', { name: 'Fee: Enter an amount, such as 450.' }).waitFor();
    await added.getByLabel('Fee').fill('450.50');
    await added.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /Old bridge/ })
      .getByText('450.5')
      .waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('take a class of one’s own, refuse a name twice, and let what is in use only be switched off', async () => {
    const { page, close } = await open(`${place}?value=new`);
    const added = panel(page, 'Add a class');
    await added.getByLabel('Name').fill('UKG');
    await added.getByRole('button', { name: 'Save' }).click();
    await added.getByRole('link', { name: /^Name: / }).waitFor();
    await added.getByLabel('Name').fill('Playgroup');
    await added.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Playgroup' }).waitFor();
    const caller = await signIn(office.app, {});
    const { json } = await caller.get('/api/lookups/classes');
    const own = json.find(({ name }: { name: string }) => name === 'Playgroup');
    await addEnquiry(caller, { Class_Id: own.id, Date_Of_Birth: '2022-05-05' });
    await page.getByRole('link', { name: 'Playgroup' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog', { name: 'Remove Playgroup?' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Playgroup is in use: 1 enquiry. Switch it off instead.').waitFor();
    await page.getByRole('switch', { name: 'Offered in forms' }).press('Space');
    await page.keyboard.press('Control+s');
    await page
      .getByRole('row', { name: /Playgroup/ })
      .getByText('Off')
      .waitFor();
    await close();
  });

  it('say of an entry what somebody else has saved of it meanwhile, and lose nothing that is typed', async () => {
    const { page, close } = await open(place);
    await page.getByRole('link', { name: 'LKG' }).click();
    const lkg = panel(page, 'LKG');
    await lkg.getByLabel('Seats in a session').fill('20');
    const other = await signIn(office.app, { name: 'Vikram Sethi' });
    const { json } = await other.get('/api/lookups/classes/values', { keyword: 'LKG', pageSize: 100 });
    const { id } = json.find(({ name }: { name: string }) => name === 'LKG');
    const body = { details: { minAge: 3, maxAge: 5, seats: 30 } };
    expect((await other.call('PATCH', `/api/lookups/classes/values/${id}`, { body })).status).toBe(200);
    await lkg.getByRole('button', { name: 'Save' }).click();
    const note = lkg.getByRole('alert').filter({ hasText: 'Vikram Sethi' });
    await note.getByText('you wrote “20”').waitFor();
    await note.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await lkg.getByLabel('Seats in a session').inputValue()).toBe('20');
    await lkg.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /LKG/ }).getByText('3 to 5 years · 20 seats').waitFor();
    await close();
  });

  it('take sections that go by a name, which classes keep after they are switched off', async () => {
    const { page, faults, close } = await open(`${place}?list=sections`);
    await page.getByRole('link', { name: 'Add a section' }).click();
    const added = panel(page, 'Add a section');
    await added.getByLabel('Name').fill('Rose');
    await added.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Rose' }).waitFor();
    const caller = await signIn(office.app, {});
    const { json } = await caller.get('/api/lookups/sections');
    const { id } = json.find(({ name }: { name: string }) => name === 'Rose');
    const { Student_Id } = await addStudent(caller, { First_Name: 'Aarohi', Last_Name: 'Sonawane', Section_Id: id });
    await page.getByRole('link', { name: 'Rose' }).click();
    await page.getByRole('switch', { name: 'Offered in forms' }).press('Space');
    await page.keyboard.press('Control+s');
    await page.getByRole('row', { name: /Rose/ }).getByText('Off').waitFor();
    await page.goto(new URL('/student?keyword=Sonawane', page.url()).href);
    await page.getByRole('cell', { name: 'Class 5 Rose', exact: true }).waitFor();
    await page.goto(new URL(`/student/${Student_Id}`, page.url()).href);
    await page.getByRole('button', { name: 'Change: Classes' }).click();
    await expect.poll(() => page.locator('#student-Section_Id').inputValue()).toBe(String(id));
    expect(faults).toEqual([]);
    await close();
  });

  it('say which documents an admission needs', async () => {
    const { page, close } = await open(`${place}?list=required-documents`);
    await page.getByText(/^Families are asked for the birth certificate only/).waitFor();
    await page.getByRole('link', { name: 'Add a class' }).click();
    const added = panel(page, 'Add a class');
    await added.getByLabel('Class', { exact: true }).selectOption('Class 1');
    await added.getByLabel('Parent’s identity').check();
    await added.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /Class 1/ })
      .getByText('Birth certificate, Parent’s identity')
      .waitFor();
    await close();
  });

  it('keep houses, and copy ages and seats into the next session', async () => {
    const { page, faults, close } = await open(`${place}?list=houses`);
    await page.getByText('The school has no houses yet.').waitFor();
    await page.getByRole('link', { name: 'Add a house' }).click();
    const added = panel(page, 'Add a house');
    await added.getByLabel('Name').fill('Sahyadri');
    await added.getByLabel('Teacher in charge').fill('Lata Mahajan');
    await added.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /Sahyadri/ })
      .getByText('Lata Mahajan')
      .waitFor();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('heading', { name: 'Prepare 2027–2028' }).waitFor();
    await page.getByRole('button', { name: 'Copy from 2026–2027' }).click();
    const asked = page.getByRole('dialog', { name: /^Copy ages, seats and fees/ });
    await asked.getByRole('button', { name: 'Copy from 2026–2027' }).click();
    await page.getByText('2027–2028 has the ages, seats and fees of 2026–2027').waitFor();
    await page.getByRole('link', { name: 'Open the settings' }).click();
    await page.getByRole('heading', { name: 'Admission settings' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('have no fault for axe, and nothing scrolls sideways', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open(`${place}?list=subjects`, { viewport });
      await page.getByRole('link', { name: 'Mathematics' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await close();
    }
  });
});
