import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, type CallOptions, signIn, visitorOf } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

describe.each(databases)('documents of the staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  let teacher: Caller;
  let id: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], name: 'Lata Mahajan' });
    id = (await addMember(hr, { First_Name: 'Lata', Department: 'Documents' })).Staff_Id;
    await admin.post(`/api/staff/${id}/account`, { User_Id: teacher.userId });
  });
  afterAll(() => app.stop());

  const send = (form: object, options: CallOptions & { readonly by?: Caller; readonly staffId?: number } = {}) => {
    const { by = hr, staffId = id, ...rest } = options;
    const sent = { School_Id: by.schoolId, Document_Type: 'Police_Verification', ...form };
    return by.call('POST', `/api/staff/${staffId}/documents`, { form: sent as never, ...rest });
  };
  const file = (data: Buffer = pdf()) => [{ field: 'DocumentURL', name: 'पुलिस.pdf', type: 'application/pdf', data }];
  const shown = async (caller: Caller, staffId = id) => (await caller.get(`/api/staff/${staffId}`)).json.documents;
  const listed = async (query: Record<string, string>) =>
    (await hr.get('/api/staff', { pageSize: 100, ...query })).json;

  it('are added, renewed on the version that was seen, opened by a link, and removed with their files', async () => {
    const given = { Document_Number: 'PV/2026/118', Issue_Date: '2025-12-10', Expiry_Date: '2026-12-09' };
    const added = await send(given, { files: file() });
    expect(added.status).toBe(201);
    const { document } = added.json;
    expect(document).toMatchObject({ ...given, Document_Type: 'Police_Verification', Version: 1 });
    expect((await hr.get(document.DocumentURL)).text).toContain('%PDF');
    const renewed = { Document_Id: document.Document_Id, Document_Type: 'Police_Verification' };
    const stale = await send({ ...renewed, Expiry_Date: '2030-01-01' }, { headers: { 'if-match': '"7"' } });
    expect([stale.status, stale.json.errorText]).toEqual([409, expect.stringContaining('changed this')]);
    const changed = await send(
      { ...renewed, Expiry_Date: '2029-12-09' },
      { headers: { 'if-match': '"1"' }, files: file(await jpeg()) },
    );
    expect(changed.json.document).toMatchObject({ Expiry_Date: '2029-12-09', Version: 2 });
    expect(changed.json.document).not.toHaveProperty('Document_Number');
    expect((await hr.get(document.DocumentURL)).status).toBe(404);
    const kept = await send({ ...renewed, Expiry_Date: '2029-12-10' });
    expect((await hr.get(kept.json.document.DocumentURL)).status).toBe(200);
    const gone = await hr.call('DELETE', `/api/staff/${id}/documents/${document.Document_Id}`);
    expect(gone.status).toBe(200);
    expect((await hr.get(kept.json.document.DocumentURL)).status).toBe(404);
    expect(await shown(hr)).toEqual([]);
    const actions = (await admin.get('/api/audit', { pageSize: 100 })).json.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(expect.arrayContaining(['saveStaffDocument', 'removeStaffDocument']));
  });

  it.each([
    ['no file', {}, undefined, 'DocumentURL'],
    ['a file of another type', {}, Buffer.from('MZ\u0000 not a paper'), 'DocumentURL'],
    ['a type that is not in the list', { Document_Type: 'Passport' }, pdf(), 'Document_Type'],
    ['an end before the start', { Issue_Date: '2026-02-01', Expiry_Date: '2026-01-31' }, pdf(), 'Expiry_Date'],
  ])('refuses %s', async (_, form, data, field) => {
    const { status, json } = await send(form, data ? { files: file(data) } : {});
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual([field]);
  });

  it('shows them to who keeps the records and to whom they are about, and to nobody else', async () => {
    await send({ Document_Type: 'Degree' }, { files: file() });
    expect(await shown(hr)).toHaveLength(1);
    expect(await shown(teacher)).toMatchObject([{ Document_Type: 'Degree' }]);
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect(await shown(desk)).toBeUndefined();
    const other = (await addMember(hr, { First_Name: 'Nilesh' })).Staff_Id;
    expect(await shown(teacher, other)).toBeUndefined();
    expect((await send({}, { by: teacher, files: file() })).status).toBe(403);
    const elsewhere = await signIn(app, { school: 'riverside' });
    expect((await send({}, { by: elsewhere, files: file() })).status).toBe(404);
    const [{ Document_Id, DocumentURL }] = await shown(hr);
    expect((await elsewhere.call('DELETE', `/api/staff/${id}/documents/${Document_Id}`)).status).toBe(404);
    expect((await hr.call('DELETE', `/api/staff/${other}/documents/${Document_Id}`)).status).toBe(404);
    expect((await visitorOf(app, 'greenfield.localhost').get(DocumentURL.split('?')[0])).status).toBe(404);
  });

  it('tells what is over and what ends soon, by the newest of each type', async () => {
    const department = { Department: 'Transport' };
    const ganesh = (await addMember(hr, { First_Name: 'Ganesh', ...department })).Staff_Id;
    const until = (Document_Type: string, Expiry_Date: string) =>
      send({ Document_Type, Expiry_Date }, { staffId: ganesh, files: file() });
    const names = async (Documents: string) =>
      (await listed({ ...department, Documents })).map((one: { First_Name: string }) => one.First_Name);
    await until('Driving_Licence', '2027-01-20');
    expect([await names('Expired'), await names('Within_30'), await names('Within_60')]).toEqual([[], [], ['Ganesh']]);
    await until('Medical_Fitness', '2026-12-21');
    expect([await names('Expired'), await names('Within_30')]).toEqual([[], ['Ganesh']]);
    await until('Police_Verification', '2026-11-20');
    expect(await names('Expired')).toEqual(['Ganesh']);
    const [row] = await listed(department);
    expect(row.Document_Due).toEqual({ Document_Type: 'Police_Verification', Expiry_Date: '2026-11-20' });
    const due = async (caller: Caller) =>
      (await caller.get('/api/office/today')).json.work.find(({ kind }: { kind: string }) => kind === 'staffDocuments');
    expect(await due(hr)).toMatchObject({ count: 2, names: ['Ganesh Mahajan'], date: '2026-11-20' });
    expect(await due(teacher)).toBeUndefined();
    await until('Police_Verification', '2029-11-20');
    expect([await names('Expired'), (await due(hr)).count]).toEqual([[], 1]);
    // The record says so of who has no file of it.
    await addMember(hr, { First_Name: 'Kiran', ...department, Police_Verification_Until: '2026-11-01' });
    expect(await names('Expired')).toEqual(['Kiran']);
    const seen = (await teacher.get('/api/staff', { ...department, Documents: 'Expired' })).json;
    expect(JSON.stringify(seen)).not.toContain('Document_Due');
  });

  it('are erased with who has left', async () => {
    const { Staff_Id, Employee_No: confirm } = await addMember(hr, { First_Name: 'Prashant' });
    const sent = await send({ Document_Number: 'MH12-77841' }, { staffId: Staff_Id, files: file(pdf('esraj')) });
    const left = { Status: 'Left', Leaving_Date: '2026-11-01', Leaving_Reason: 'Went to Pune' };
    await hr.post(`/api/staff/${Staff_Id}/status`, left);
    expect((await admin.post(`/api/staff/${Staff_Id}/erase`, { confirm, reason: 'Asked for it' })).status).toBe(200);
    expect((await hr.get(sent.json.document.DocumentURL)).status).toBe(404);
    const rows = [...(await dumpSchool(app.store, admin.schoolId)).values()].flat().join('\n');
    expect(rows).not.toContain('MH12-77841');
    expect((await send({}, { staffId: Staff_Id, files: file() })).status).toBe(409);
  });
});
