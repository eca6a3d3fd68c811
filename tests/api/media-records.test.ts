import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepUpload, storeDocumentUpload, storePictureUpload } from '#server/files/uploads/uploads.ts';
import { auditLog, enquiries, enquiryDocuments, studentDocuments, students, syllabuses } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { replace } from './media-files.ts';

const child = { gender: 'Female', dateOfBirth: '2016-02-03', mobile: '+919876500001' };

describe.each(databases)('media of records of people on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const schoolId = () => admin.schoolId;
  afterAll(() => app.stop());

  const inSchool = <T>(work: (db: Db) => Promise<T>): Promise<T> => app.store.school(schoolId(), ({ db }) => work(db));
  const usesOf = async (id: number) => (await admin.get(`/api/media/${id}`)).json.uses;
  const file = (name: string, data: Buffer) => ({ field: 'DocumentURL', fileName: name, type: 'x', data });
  const addDocument = async () => {
    const stored = await storeDocumentUpload(app, { schoolId: schoolId(), file: file('a.pdf', pdf()), userId: null });
    return app.store.school(schoolId(), (context) => keepUpload(context, stored));
  };
  let photo = 0;
  let documents: number[] = [];
  let records: { student: number; enquiry: number; syllabus: number };
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    const picture = {
      schoolId: schoolId(),
      file: file('p.jpg', await jpeg({ seed: 7 })),
      class: 'minor',
      userId: null,
    } as const;
    const stored = await storePictureUpload(app, picture);
    photo = await app.store.school(schoolId(), (context) => keepUpload(context, stored));
    documents = [await addDocument(), await addDocument(), await addDocument()];
    const [first = 0, second = 0, third = 0] = documents;
    records = await inSchool(async (db) => {
      const values = { schoolId: schoolId(), ...child };
      const [student] = await db
        .insert(students)
        .values({
          ...values,
          admissionNo: 'M-1',
          admissionDate: '2026-04-01',
          firstName: 'Meera',
          lastName: 'Iyer',
          photoMediaId: photo,
        })
        .returning();
      const [enquiry] = await db
        .insert(enquiries)
        .values({
          ...values,
          referenceNo: 'E-1',
          enquiryType: 1,
          session: '2026-2027',
          classId: 1,
          firstName: 'Kabir',
          parentName: 'Ravi Nair',
          parentRelation: 1,
          consentVersion: '1',
        })
        .returning();
      const [syllabus] = await db
        .insert(syllabuses)
        .values({ schoolId: schoolId(), classId: 1, subjectId: 1, title: 'Algebra', files: [first, third] })
        .returning();
      const ids = { student: student?.id ?? 0, enquiry: enquiry?.id ?? 0, syllabus: syllabus?.id ?? 0 };
      const document = { schoolId: schoolId(), documentType: 'Photo', userType: 4 };
      await db.insert(studentDocuments).values({ ...document, studentId: ids.student, mediaId: first });
      await db
        .insert(enquiryDocuments)
        .values({ ...document, enquiryId: ids.enquiry, state: 'Uploaded', mediaId: second });
      return ids;
    });
  });

  it('are named to those who may read the records', async () => {
    const [first = 0, second = 0, third = 0] = documents;
    expect(await usesOf(photo)).toEqual([
      { type: 'student', id: records.student, name: 'Meera Iyer', field: 'Student_Photo', state: 'kept' },
    ]);
    expect(await usesOf(first)).toEqual([
      { type: 'studentDocument', id: records.student, name: 'Meera Iyer', field: 'DocumentURL', state: 'kept' },
      { type: 'syllabus', id: records.syllabus, name: 'Algebra', field: 'Files', state: 'kept' },
    ]);
    expect(await usesOf(second)).toEqual([
      { type: 'enquiryDocument', id: records.enquiry, name: 'E-1', field: 'DocumentURL', state: 'kept' },
    ]);
    expect(await usesOf(third)).toEqual([
      { type: 'syllabus', id: records.syllabus, name: 'Algebra', field: 'Files', state: 'kept' },
    ]);
    for (const id of [photo, ...documents]) expect((await admin.call('DELETE', `/api/media/${id}`)).status).toBe(409);
  });

  it('are not there for an editor, in the list, by id, or to change', async () => {
    const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Bose' });
    const listed = (await editor.get('/api/media', { pageSize: 100 })).json.map((row: { id: number }) => row.id);
    expect(listed.length).toBeGreaterThan(0);
    for (const id of [photo, ...documents]) {
      expect(listed).not.toContain(id);
      expect((await editor.get(`/api/media/${id}`)).status).toBe(404);
      expect((await editor.call('PATCH', `/api/media/${id}`, { body: { alt: 'x' } })).status).toBe(404);
      expect((await editor.call('DELETE', `/api/media/${id}`)).status).toBe(404);
    }
  });

  it('have a replaced photo, with a word in the audit log', async () => {
    const { json } = await replace(admin, { id: photo, data: await jpeg({ seed: 8 }) });
    const row = await inSchool(
      async (db) => (await db.select().from(students).where(eq(students.id, records.student)))[0],
    );
    expect(row).toMatchObject({ photoMediaId: json.id, version: 2 });
    expect(json.class).toBe('minor');
    const reported = await inSchool((db) => db.select().from(auditLog).where(eq(auditLog.entity, 'student')));
    expect(reported).toMatchObject([
      { entityId: records.student, before: { photoMediaId: photo }, after: { photoMediaId: json.id } },
    ]);
  });
});
