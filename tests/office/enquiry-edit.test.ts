import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enquiryFields } from '#schemas/records/enquiry.ts';
import { signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { startOffice } from './support/office.ts';

describe('an enquiry that is changed in the office', () => {
  const office = startOffice();
  const { open } = office;
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('keeps what is typed where somebody else has changed the same enquiry meanwhile', async () => {
    const caller = await signIn(office.app, { role: 'Admin', name: 'Harbhajan Bedi' });
    const family = { Student_First_Name: 'Navya', Student_Last_Name: 'Shaikh', Mobile: '9422055312' };
    const { Admission_Enquiry_Id: id } = await addEnquiry(caller, family);
    const { page, close } = await open(`/school/admissions?enquiry=${id}&edit=1`);
    await page.getByLabel('What they wrote or asked').fill('Asked about the hostel');
    await page.getByText('More about the family').click();
    const { json } = await caller.get(`/api/admissions/${id}`);
    const sent = Object.fromEntries(
      Object.keys(enquiryFields).flatMap((name) => (json.enquiry[name] == null ? [] : [[name, json.enquiry[name]]])),
    );
    const body = {
      ...sent,
      Admission_Enquiry_Id: id,
      Category: 'OBC',
      Consent: true,
      School_Id: caller.schoolId,
    };
    expect((await caller.post('/api/admission/_AddStudentAdmissionEnquiry', body)).status).toBe(200);
    await page.keyboard.press('Control+s');
    const told = page.getByRole('alert').filter({ hasText: /Harbhajan Bedi changed this at / });
    await told.getByText('OBC').waitFor();
    await told.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await page.getByLabel('Category').inputValue()).toBe('OBC');
    await page.keyboard.press('Control+s');
    await panel(page, 'Navya Shaikh').getByText('Asked about the hostel').waitFor();
    await panel(page, 'Navya Shaikh').getByText('OBC').waitFor();
    await close();
  });
});
