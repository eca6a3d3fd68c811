import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const path = '/api/visitors';
const hour = 3_600_000;

describe.each(databases)('visits on $database', ({ database }) => {
  let app: TestApp;
  let desk: Caller;
  let numbers = 0;

  const visitOf = (Name: string, changes: object = {}) => ({
    Name,
    Mobile: `98220 ${String(++numbers).padStart(5, '0')}`,
    Purpose: 'Parent_Meeting',
    Meeting_With: 'Staff',
    Meeting_Name: 'Lata Mahajan',
    ...changes,
  });
  const enter = (visit: object) => desk.post(`${path}/sign-in`, visit);

  beforeAll(async () => {
    app = await startApp({ database });
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
  });
  afterAll(() => app.stop());

  it('are corrected while they are inside and on the same day, with what it was in the log', async () => {
    const wrong = visitOf('Sunil Deshmuk', { Vehicle_No: 'MH 15 GX 4471', Note: 'Has a parcel', Desk: 6 });
    const before = (await enter(wrong)).json;
    const right = { ...visitOf('Sunil Deshmukh'), Purpose: 'Vendor', Persons: 3, Vehicle_No: 'mh 15 gx 4417' };
    const correct = (changes: object = {}, id = before.Visitor_Id) =>
      desk.call('PUT', `${path}/${id}`, { body: { ...right, ...changes } });
    const { Note, ...kept } = before;
    const mobile = `+91${right.Mobile.replace(' ', '')}`;
    expect(await correct()).toMatchObject({
      status: 200,
      json: { ...kept, ...right, Mobile: mobile, Vehicle_No: 'MH 15 GX 4417', Version: 2 },
    });
    const { json } = await correct();
    expect(json).not.toHaveProperty('Note');
    const entries = await app.store.school(desk.schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.entityId, before.Visitor_Id)),
    );
    // What was sent again the same is no change.
    expect(entries.filter(({ action }) => action === 'correctVisitor')).toMatchObject([
      {
        entity: 'visitor',
        before: { name: 'Sunil Deshmuk', mobile: before.Mobile, persons: 1, vehicleNo: 'MH 15 GX 4471', note: Note },
        after: { name: 'Sunil Deshmukh', mobile, persons: 3, vehicleNo: 'MH 15 GX 4417', note: null },
      },
    ]);
    const { Visitor_Id: other, Mobile: taken } = (await enter(visitOf('Inside Meanwhile'))).json;
    expect((await correct({ Mobile: taken })).json.errorText).toMatch(/^Inside Meanwhile is inside already/);
    await desk.post(`${path}/denied`, { Mobile: '9822088888', Name: 'Rude Guest', Reason: 'Court order' });
    expect((await correct({ Mobile: '9822088888' })).json.errorText).toBe('Do not let this person in: Court order');
    expect((await correct({ Purpose: 'Other' })).json.errors).toHaveProperty('Purpose_Text');
    expect((await correct({ Purpose: 'Pick_Up' })).json.errors).toHaveProperty('Purpose');
    expect((await correct({ Meeting_Id: 999_999 })).json.errors).toHaveProperty('Meeting_Id');
    // Who has left was who they were, let in or not.
    await desk.call('POST', `${path}/${before.Visitor_Id}/sign-out`);
    expect((await correct({ Mobile: '9822088888' })).json).toMatchObject({ State: 'Out', Mobile: '+919822088888' });
    const { Visitor_Id: coming } = (await desk.post(`${path}/expected`, { ...visitOf('Coming'), Day: '2026-11-21' }))
      .json;
    expect((await correct({}, coming)).json.errorText).toBe('This visitor has not come in.');
    const hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    expect((await hr.call('PUT', `${path}/${other}`, { body: right })).status).toBe(403);
    app.clock.now += 24 * hour;
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await correct()).json.errorText).toMatch(/on the same day\.$/);
    expect((await correct({ Mobile: '9822033333' }, other)).json).toMatchObject({ State: 'In', Overdue: true });
  });

  it('tell the second of two desks that correct one who was first, and what is stored', async () => {
    const roles = { role: 'Staff', permissionSets: ['frontOffice'] } as const;
    const other = await signIn(app, { ...roles, name: 'Vikram Sethi' });
    const third = await signIn(app, { ...roles, name: 'Usha Gaikwad' });
    const written = visitOf('Ramesh Pagre');
    const { Visitor_Id, Version } = (await enter({ ...written, Desk: 7 })).json;
    const correct = (who: Caller, changes: object) =>
      who.call('PUT', `${path}/${Visitor_Id}`, {
        body: { ...written, Persons: 1, ...changes },
        headers: { 'if-match': `"${Version}"` },
      });
    const first = await correct(other, { Name: 'Ramesh Pagare' });
    expect(first).toMatchObject({ status: 200, json: { Name: 'Ramesh Pagare', Version: Version + 1 } });
    // Who comes and goes overwrites nothing that was written, and wrote none of it.
    expect((await third.call('POST', `${path}/${Visitor_Id}/sign-out`)).json.visitor.Version).toBe(Version + 1);
    const late = await correct(desk, { Vehicle_No: 'MH 15 GX 4417' });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      errorText: expect.stringContaining('Vikram Sethi'),
      version: Version + 1,
      current: { Name: 'Ramesh Pagare', State: 'Out' },
      yours: { Name: 'Ramesh Pagre', Vehicle_No: 'MH 15 GX 4417' },
    });
    expect(late.json.current).not.toHaveProperty('Vehicle_No');
    // An answer that was lost: what is stored already is no change.
    expect(await correct(other, { Name: 'Ramesh Pagare' })).toMatchObject({
      status: 200,
      json: { Version: Version + 1 },
    });
  });
});
