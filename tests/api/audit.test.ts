import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('the audit log on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { name: 'Asha Rao' });
    const notice = { noticeHead: '=SUM(1)', noticeDetails: '<p>Closed, "today".</p>' };
    await admin.post('/api/content/notice', notice);
  });
  afterAll(() => app.stop());

  it('is given as a table, with the fields that changed, which no spreadsheet runs', async () => {
    const { status, text, headers } = await admin.get('/api/audit/export', { entity: 'notice' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    const [head, line, ...rest] = text.split('\r\n');
    expect(head).toContain('id,at,actor,action,entity,entityId,changes,erased,requestId');
    expect(line).toMatch(/^\d+,20\d\d-\d\d-\d\dT[^,]+Z,Asha Rao,createContent,notice,\d+,"noticeHead: =SUM\(1\); /);
    expect(rest).toEqual(['']);
    const none = await admin.get('/api/audit/export', { entity: 'notice', to: '2020-01-01' });
    expect(none.text.split('\r\n')).toHaveLength(2);
  });

  it('gives one entry, of the own school alone', async () => {
    const [listed] = (await admin.get('/api/audit', { entity: 'notice' })).json;
    expect((await admin.get(`/api/audit/${listed.id}`)).json).toEqual(listed);
    const abroad = await signIn(app, { school: 'riverside' });
    expect((await abroad.get(`/api/audit/${listed.id}`)).status).toBe(404);
    expect((await abroad.get('/api/audit/export', { entity: 'notice' })).text.split('\r\n')).toHaveLength(2);
  });
});
