import { describe, expect, it } from 'vitest';
import { signIn } from '../support/callers.ts';
import { adminAccount, startOffice } from './support/office.ts';
import { catchPaper, paperOf } from './support/paper.ts';

describe('a notice on paper', () => {
  const office = startOffice([adminAccount]);

  it('stands on the letterhead, with who it is for, its date, and a line for the principal', async () => {
    const admin = await signIn(office.app, { name: 'Rohini Lele' });
    const { json } = await admin.post('/api/content/notice', {
      noticeHead: 'Picnic of class 5',
      noticeDetails: 'Come at 7.\nBring <water>.',
      entryDateTime: '2026-11-21T09:00',
      audience: 'Parents',
      level: 'Important',
    });
    const { page, faults, close } = await office.open(`/school/content/notice/${json.id}`);
    await catchPaper(page);
    await page.getByRole('button', { name: 'More for Picnic of class 5' }).click();
    await page.getByRole('menuitem', { name: 'Print on letterhead' }).click();
    const paper = await paperOf(page);
    expect(paper).toContain('Notice: Important');
    expect(paper).toContain('For: ParentsDate: 21 Nov 2026');
    expect(paper).toContain('Picnic of class 5');
    expect(paper).toContain('Bring <water>.');
    expect(paper).toContain('Principal’s signature');
    await page.getByLabel('Heading').first().fill('Picnic of class 6');
    await page.getByRole('button', { name: 'More for Picnic of class 6' }).click();
    await page.getByRole('menuitem', { name: 'Print on letterhead' }).click();
    expect(await paperOf(page)).toContain('Picnic of class 6');
    expect(faults).toEqual([]);
    await close();
  });
});
