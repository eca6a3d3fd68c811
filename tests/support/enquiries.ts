import { eq } from 'drizzle-orm';
import { enquiries, enquiryDocuments } from '#server/store/schema.ts';
import type { Caller, SentFile } from './callers.ts';
import type { TestApp } from './server.ts';

/** Standard classes by their ids. */
const class1 = 4;
export const class5 = 8;

/** An enquiry for class 1 of the running session as a form sends it. */
export const enquiryOf = (schoolId: number, changes: object = {}): Record<string, unknown> => ({
  School_Id: schoolId,
  Session: '2026-2027',
  Class_Id: class1,
  Student_First_Name: 'Ishaan',
  Student_Last_Name: 'Deshpande',
  Date_Of_Birth: '2020-01-15',
  Gender: 'Male',
  Parent_Name: 'Kavita Deshpande',
  Parent_Relation: 2,
  Mobile: '98765 43210',
  Consent: true,
  ...changes,
});

export const addPath = '/api/admission/_AddStudentAdmissionEnquiry';

/** Adds an enquiry by the office; the answer's body. */
export const addEnquiry = async (
  office: Caller,
  changes: object = {},
): Promise<{ Admission_Enquiry_Id: number; Reference_No: string; warnings: string[] }> => {
  const { status, json, text } = await office.post(addPath, enquiryOf(office.schoolId, changes));
  if (status !== 201) throw new Error(`The enquiry was refused: ${text}`);
  return json;
};

/** Puts an enquiry on a step without the way there, as if it had been there for an hour. */
export const placeAt = (app: TestApp, schoolId: number, id: number, status: number): Promise<unknown> =>
  app.store.school(schoolId, ({ db }) =>
    db
      .update(enquiries)
      .set({ status, confirmedAt: status === 8 ? new Date(app.clock.now - 3_600_000) : null })
      .where(eq(enquiries.id, id)),
  );

/** An enquiry under review whose documents are settled: it may be confirmed. */
export const addReady = async (app: TestApp, office: Caller, changes: object = {}): Promise<number> => {
  const { Admission_Enquiry_Id: enquiryId } = await addEnquiry(office, changes);
  const { schoolId } = office;
  await placeAt(app, schoolId, enquiryId, 6);
  await app.store.school(schoolId, async ({ db }) => {
    for (const documentType of ['Birth_Certificate', 'Report_Card', 'Transfer_Certificate'])
      await db
        .insert(enquiryDocuments)
        .values({ schoolId, enquiryId, documentType, state: 'Waived', reason: 'Seen at the desk', userType: 4 });
  });
  return enquiryId;
};

/** Confirms an enquiry. */
export const confirm = (office: Caller, id: number, body: unknown = {}) =>
  office.call('POST', '/api/admission/_AdmissionConfirm', {
    query: { Admission_Equiry_Id: id, School_Id: office.schoolId },
    body,
  });

/** A small PDF as a scanner makes it. */
export const pdfFile = (name = 'certificate.pdf'): SentFile => ({
  field: 'DocumentURL',
  name,
  type: 'application/pdf',
  data: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
});
