import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiries } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, enquiryOf } from '../support/enquiries.ts';
import { readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const { Session, School_Id: _, Consent: __, ...child } = enquiryOf(0, { Email: 'family@example.org' });
const row = (at: number, values: object = {}) => ({
  ...child,
  Student_First_Name: `Asha${'abcdefghij'[at]}`,
  Mobile: `90000011${10 + at}`,
  ...values,
});

describe.each(databases)('a list of enquiries on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  const send = (rows: readonly object[], body: object = { Consent: true }, from: Caller = office) =>
    from.post('/api/admissions/import', { School_Id: from.schoolId, Session, rows, ...body });
  const stored = () =>
    app.store.school(office.schoolId, ({ db }) => db.select().from(enquiries).where(eq(enquiries.enquiryType, 6)));
  const states = ({ json }: { json: { enquiries: readonly { state: string }[] } }): string =>
    json.enquiries.map(({ state }) => state).join(' ');

  beforeAll(async () => {
    app = await startApp({ database });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
  });
  afterAll(() => app.stop());

  it('is looked through without a trace', async () => {
    const looked = await send([row(0), row(1, { Date_Of_Birth: '2023-01-05' })], { dryRun: true });
    expect(looked).toMatchObject({
      status: 200,
      json: {
        dryRun: true,
        added: 2,
        enquiries: [
          { state: 'New', Admission_Enquiry_Id: 0, Reference_No: '', warnings: [] },
          { state: 'New', warnings: [expect.stringMatching(/^The child will be \d+ .* this class is from \d+ on\.$/)] },
        ],
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('is added once, numbered on, and nobody is written to', async () => {
    const before = Number((await addEnquiry(office)).Reference_No.slice(-4));
    const mails = (await readOutbox(app)).length;
    const added = await send([row(0), row(1), row(0, { Student_First_Name: 'ASHAA' })]);
    expect(added).toMatchObject({ status: 200, json: { dryRun: false, added: 2 } });
    expect(states(added)).toBe('New New There');
    const numbers = added.json.enquiries.map(({ Reference_No }: { Reference_No: string }) => Reference_No.slice(-4));
    expect(numbers.map(Number)).toEqual([before + 1, before + 2, before + 1]);
    expect(await stored()).toMatchObject([
      { status: 1, firstName: 'Ashaa', mobile: '+919000001110', session: Session },
      { status: 1, firstName: 'Ashab', email: 'family@example.org' },
    ]);
    expect(states(await send([row(0), row(1), row(2)]))).toBe('There There New');
    expect(states(await send([row(0, { Date_Of_Birth: '2020-09-09' })], { dryRun: true }))).toBe('New');
    expect(await readOutbox(app)).toHaveLength(mails);
    const audit = await (await signIn(app)).get('/api/audit', { entity: 'enquiry' });
    expect(JSON.stringify(audit.json)).toContain('importEnquiries');
  });

  it('is taken whole or not at all, with the place of what is wrong', async () => {
    const before = (await stored()).length;
    const wrong = await send([row(3), row(4, { Class_Id: 999, Date_Of_Birth: '2026-12-24' })]);
    expect(wrong).toMatchObject({
      status: 422,
      json: {
        errors: {
          'rows[1].Class_Id': ['This class is not offered.'],
          'rows[1].Date_Of_Birth': ['Date cannot be in the future.'],
        },
      },
    });
    const short = await send([row(3, { Mobile: '12345' })]);
    expect(Object.keys(short.json.errors)).toEqual(['rows[0].Mobile']);
    expect((await send([row(3)], {})).json.errors).toEqual({
      Consent: ['Please confirm that these families agreed to be contacted by the school.'],
    });
    expect((await send([row(3)], { Consent: true, Session: '2019-2020' })).json.errors.Session).toHaveLength(1);
    expect(await stored()).toHaveLength(before);
  });

  it('is added once by two who send it at the same time', async () => {
    const both = await Promise.all([send([row(5), row(6)]), send([row(6), row(5)])]);
    expect(both.map(({ json }) => json.added).toSorted()).toEqual([0, 2]);
  });

  it('is for who may write admissions', async () => {
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], name: 'Meera Joshi' });
    expect((await send([row(7)], { Consent: true }, teacher)).status).toBe(403);
  });
});
