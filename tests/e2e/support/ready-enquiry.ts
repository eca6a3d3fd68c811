import type { Page } from 'playwright';
import { callAs } from './stage.ts';

/** An enquiry of the family Sonawane that is under review, with its documents seen; gives its id. */
export const readyEnquiry = async (page: Page, child: object): Promise<number> => {
  const { Admission_Enquiry_Id: id } = await callAs<{ Admission_Enquiry_Id: number }>(
    page,
    'POST',
    '/api/admission/_AddStudentAdmissionEnquiry',
    {
      Student_Last_Name: 'Sonawane',
      Gender: 'Undisclosed',
      Parent_Name: 'Sneha Sonawane',
      Parent_Relation: 2,
      Consent: true,
      Enquiry_Type: 2,
      ...child,
    },
  );
  for (const Status of [5, 6]) await callAs(page, 'POST', `/api/admissions/${id}/status`, { Status });
  const { documents } = await callAs<{ documents: readonly { Document_Type: string; State: string }[] }>(
    page,
    'GET',
    `/api/admissions/${id}`,
  );
  for (const { Document_Type } of documents.filter(({ State }) => State === 'Missing'))
    await callAs(page, 'POST', `/api/admissions/${id}/documents/${Document_Type}`, {
      State: 'Waived',
      Reason: 'Seen at the desk',
    });
  return id;
};
