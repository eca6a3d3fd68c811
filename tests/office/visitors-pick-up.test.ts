import type { Page } from 'playwright';
import { encode } from 'uqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { userChildren } from '#server/store/schema.ts';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { cameraJpeg } from '../media/pictures.ts';
import { addAccount } from '../support/accounts.ts';
import { signIn } from '../support/callers.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const gate = {
  email: 'gate@example.org',
  name: 'Nilesh Khairnar',
  role: 'Staff',
  permissionSets: ['frontOffice'],
} as const;
const parent = { email: 'meera@example.org', name: 'Sanjay Kulkarni', role: 'Parent' } as const;
const tablet = { width: 820, height: 1180 };
const father = '9822041876';

/** A camera that sees a code. */
const seeing = (text: string) => (page: Page) =>
  page.addInitScript(
    (rows) => {
      const cell = 12;
      const canvas = document.createElement('canvas');
      canvas.width = rows.length * cell;
      canvas.height = rows.length * cell;
      const draw = (): void => {
        const context = canvas.getContext('2d');
        if (!context) return;
        for (const [y, row] of rows.entries())
          for (const [x, isDark] of row.entries()) {
            context.fillStyle = isDark ? '#000' : '#fff';
            context.fillRect(x * cell, y * cell, cell, cell);
          }
      };
      setInterval(draw, 100);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
    },
    encode(text, { ecc: 'M', border: 4 }).data,
  );

describe('the gate of the office', () => {
  const office = startOffice([adminAccount, { ...gate, permissionSets: ['frontOffice'] }]);
  const { open } = office;

  beforeAll(async () => {
    const admin = await signIn(office.app, {});
    const { Student_Id: studentId } = await addStudent(admin, { Mobile: father });
    const { id, schoolId } = await addAccount(office.app, parent);
    await office.app.store.school(schoolId, ({ db }) =>
      db.insert(userChildren).values({ schoolId, userId: id, studentId }),
    );
  });

  const enter = async (page: Page, name: string, mobile: string) => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Mobile').fill(mobile);
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByRole('button', { name: 'Pick-up' }).click();
    return form;
  };

  it('lets a guardian pick up a child whom somebody compares, with a photo on the pass, and reads it on the way out', async () => {
    const { page, faults, close } = await open('/visitors', {
      email: gate.email,
      viewport: tablet,
      prepare: seeing('1-0001'),
    });
    const form = await enter(page, 'Sanjay Kulkarni', father);
    await form.getByRole('button', { name: 'Meera Kulkarni' }).click();
    await form.getByText('There is no photo yet. Check an identity document.').waitFor();
    await form.getByRole('button', { name: 'Take a photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photo of the visitor' });
    await dialog.getByText('deleted with the visit after 180 days', { exact: false }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take the photo' }).click();
    await form.getByRole('img', { name: 'Photo of the visitor' }).waitFor();
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await form.getByText('Compare the person with the photo or a document first.').first().waitFor();
    await form.getByLabel('I have compared the person').check();
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await page.getByText('Sanjay Kulkarni is in, pass 1-0001').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article img[src*="/media/private/"]')?.complete,
    );
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByText('Sanjay Kulkarni is signed out').waitFor();
    // The first attempt was refused.
    expect(faults).toEqual([expect.stringContaining('422')]);
    await close();
  });

  it('lets somebody else do so by a code that a parent made, also where there is no camera', async () => {
    const family = await open('/school/family', { email: parent.email, viewport: phone });
    await family.page.getByRole('link', { name: 'Make a code' }).click();
    const panel = family.page.getByRole('dialog', { name: 'Pick-up code: Meera' });
    await panel.getByRole('button', { name: 'Make a code' }).click();
    await panel.getByText('Please enter who is coming.').waitFor();
    await panel.getByLabel('Who is coming?').fill('Anil Joshi');
    expect(await complaints(family.page)).toEqual([]);
    await panel.getByRole('button', { name: 'Make a code' }).click();
    await panel.getByText('The code for Anil Joshi').waitFor();
    const code = (await panel.locator('output').textContent()) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await family.close();
    const { page, faults, close } = await open('/visitors', { email: gate.email, viewport: tablet });
    const form = await enter(page, 'Anil Joshi', '98330 11111');
    await form.getByText('This number belongs to nobody who may pick up a child. Ask for a code.').waitFor();
    await form.getByRole('button', { name: 'Take a photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photo of the visitor' });
    await dialog.getByText('No camera can be used here.', { exact: false }).waitFor();
    const files = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await cameraJpeg() };
    await dialog.locator('input[type="file"]').setInputFiles(files);
    await form.getByRole('img', { name: 'Photo of the visitor' }).waitFor();
    // A code that is wrong lets nobody in.
    await form.getByLabel(/^Pick-up code/).fill(code === '000000' ? '111111' : '000000');
    await form.getByText('This code is wrong, was used, or has run out.').waitFor();
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await form.getByText('This code opens nothing.', { exact: false }).first().waitFor();
    await form.getByLabel(/^Pick-up code/).fill(code);
    await form.getByText('Anil Joshi may pick up with this code.').waitFor();
    expect(await complaints(page)).toEqual([]);
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await page.getByText(/^Anil Joshi is in, pass/).waitFor();
    await page.getByRole('link', { name: 'All visits' }).click();
    await page.getByRole('link', { name: 'Anil Joshi' }).click();
    const visit = page.getByRole('region', { name: 'Anil Joshi' });
    await visit.getByText('a code', { exact: true }).waitFor();
    await visit.getByRole('img', { name: 'Photo of the visitor' }).waitFor();
    await visit.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The photo is deleted').waitFor();
    await visit.getByRole('img', { name: 'Photo of the visitor' }).waitFor({ state: 'detached' });
    expect(faults).toEqual([expect.stringContaining('422')]);
    await close();
  });

  it('asks anew where the number becomes another, and clears the form for the next visitor', async () => {
    const mother = '9822041877';
    await addStudent(await signIn(office.app, {}), { First_Name: 'Zoya', Last_Name: 'Wagh', Mobile: mother });
    const { page, faults, close } = await open('/visitors', { email: gate.email, viewport: tablet });
    const form = await enter(page, 'Sanjay Kulkarni', father);
    await form.getByRole('button', { name: 'Meera Kulkarni' }).click();
    await form.getByLabel('I have compared the person').check();
    await form.getByRole('button', { name: 'Take a photo' }).click();
    const files = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await cameraJpeg() };
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(files);
    await form.getByRole('img', { name: 'Photo of the visitor' }).waitFor();
    // The same number, written otherwise, is of the same person.
    await form.getByLabel('Mobile').fill('98220 41876');
    expect(await form.getByLabel('I have compared the person').isChecked()).toBe(true);
    await form.getByLabel('Mobile').fill(mother);
    await form.getByRole('button', { name: 'Zoya Wagh' }).waitFor();
    await form.getByRole('img', { name: 'Photo of the visitor' }).waitFor({ state: 'detached' });
    expect(await form.getByLabel('To meet').inputValue()).toBe('');
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await form.getByText('Choose the child, or enter a code.').first().waitFor();
    await form.getByRole('button', { name: 'Zoya Wagh' }).click();
    expect(await form.getByLabel('I have compared the person').isChecked()).toBe(false);
    await form.getByRole('button', { name: 'Clear' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('input[type="tel"]'));
    for (const label of ['Mobile', 'To meet']) expect(await form.getByLabel(label).inputValue()).toBe('');
    expect(await form.getByRole('button', { name: 'Clear' }).count()).toBe(0);
    expect(await form.getByRole('button', { name: 'Pick-up' }).getAttribute('aria-pressed')).toBe('false');
    expect(faults).toEqual([]);
    await close();
  });

  it('asks for the child also where somebody was expected', async () => {
    const gateCaller = await signIn(office.app, { role: 'Staff', permissionSets: ['frontOffice'] });
    const expected = {
      ...{ Name: 'Sanjay Kulkarni', Mobile: father, Purpose: 'Pick_Up', Day: '2026-11-21' },
      ...{ Meeting_With: 'Student', Meeting_Name: 'Meera Kulkarni' },
    };
    expect((await gateCaller.post('/api/visitors/expected', expected)).status).toBe(201);
    const { page, faults, close } = await open('/visitors', { email: gate.email, viewport: tablet });
    await page.getByRole('button', { name: 'Arrived Sanjay Kulkarni' }).click();
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByRole('button', { name: 'Meera Kulkarni' }).waitFor();
    await form.getByRole('button', { name: 'Sign in and print the pass' }).click();
    await form.getByText('Choose the child, or enter a code.').first().waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
