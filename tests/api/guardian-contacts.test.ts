import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails } from './student-bodies.ts';
import { importAll } from './student-import-bodies.ts';

interface Child {
  readonly Student_Id: number;
  readonly Admission_No: string;
}

interface Invited {
  readonly Name: string;
  readonly Way: string;
  readonly Email?: string;
  readonly Reason?: string;
}

describe.each(databases)('numbers and addresses of guardians on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const fileOf = async ({ Student_Id: id }: Child) => (await admin.get(`/api/student/${id}`)).json;
  const peopleOf = async (child: Child) =>
    (await fileOf(child)).guardians.map(({ Name, Mobile, Email }: Record<string, string>) => [Name, Mobile, Email]);
  const change = async (child: Child, changes: object) => {
    const { Student_Id, Admission_No } = child;
    expect((await sendDetails(admin, { Student_Id, Admission_No, Has_Contacts: true, ...changes })).status).toBe(200);
  };
  const family = (mobile: string, more: object = {}) => ({
    Father_Name: 'Suresh Patil',
    Mother_Name: 'Asha Patil',
    Mobile: mobile,
    ...more,
  });
  const invite = async (classId: number, more: object = {}): Promise<Invited[]> =>
    (
      await admin.post('/api/users/invite_parents', {
        Session: '2026-2027',
        Class_Id: classId,
        Section_Id: 1,
        ...more,
      })
    ).json.people;
  const told = (people: readonly Invited[]) =>
    people.map(({ Name, Way, Reason, Email }) => [Name, Reason ?? Way, ...(Email ? [Email] : [])]);

  it('are their own, and become those of their other children', async () => {
    const first: Child = await addStudent(admin, family('9822100001', { First_Name: 'Ravi' }));
    const second: Child = await addStudent(admin, family('9822100001', { First_Name: 'Isha' }));
    const own = { Mother_Mobile: '98221 00002', Mother_Email: 'Asha@Example.org' };
    await change(first, family('9822100001', { First_Name: 'Ravi', ...own }));
    const wanted = [
      ['Suresh Patil', '+919822100001', undefined],
      ['Asha Patil', '+919822100002', 'asha@example.org'],
    ];
    expect(await peopleOf(first)).toEqual(wanted);
    expect(await peopleOf(second)).toEqual(wanted);
    const { student } = await fileOf(second);
    expect(student).toMatchObject({
      Mobile: '+919822100001',
      Mother_Mobile: '+919822100002',
      Mother_Email: 'asha@example.org',
      Version: 3,
    });
    expect(student.Father_Mobile).toBeUndefined();
    expect((await admin.get('/api/student', { keyword: '9822100002' })).json).toHaveLength(2);

    // The number of the family is new for the father alone.
    await change(first, family('9822100003', { First_Name: 'Ravi', ...own }));
    expect((await peopleOf(second)).map(([, mobile]: string[]) => mobile)).toEqual(['+919822100003', '+919822100002']);
    await change(first, family('9822100003', { First_Name: 'Ravi' }));
    expect(await peopleOf(second)).toEqual([
      ['Suresh Patil', '+919822100003', undefined],
      ['Asha Patil', '+919822100003', undefined],
    ]);
    const after = (await fileOf(second)).student;
    expect([after.Mother_Mobile, after.Mother_Email, after.Mobile]).toEqual([undefined, undefined, '+919822100003']);
  });

  it('stay as they are where a form does not know them, and go with who is replaced in it', async () => {
    const own = { Mother_Mobile: '98221 00008', Mother_Email: 'uma@example.org' };
    const child: Child = await addStudent(admin, family('9822100007', { First_Name: 'Uma', ...own }));
    await change(child, family('9822100007', { First_Name: 'Uma', City: 'Pune', Has_Contacts: undefined }));
    expect((await fileOf(child)).student).toMatchObject({
      City: 'Pune',
      Mother_Mobile: '+919822100008',
      Mother_Email: 'uma@example.org',
    });
    expect((await peopleOf(child))[1]).toEqual(['Asha Patil', '+919822100008', 'uma@example.org']);
    const other = { Mother_Name: 'Rekha Sawant', Has_Contacts: undefined };
    await change(child, family('9822100007', { First_Name: 'Uma', ...other }));
    expect((await fileOf(child)).student).not.toHaveProperty('Mother_Email');
  });

  it('stay with who is replaced, and are not those of who comes instead', async () => {
    const guardian = { Guardian_Relation: 5, Guardian_Mobile: '9822100012' };
    const first: Child = await addStudent(
      admin,
      family('9822100011', { First_Name: 'Ravi', Guardian_Name: 'Vilas More', ...guardian }),
    );
    const second: Child = await addStudent(
      admin,
      family('9822100011', { First_Name: 'Isha', Guardian_Name: 'Vilas More', ...guardian }),
    );
    const next = { Guardian_Name: 'Sunil Pawar', ...guardian, Guardian_Mobile: '9822100013' };
    await change(first, family('9822100011', { First_Name: 'Ravi', ...next }));
    expect((await peopleOf(first)).at(-1)).toEqual(['Sunil Pawar', '+919822100013', undefined]);
    expect((await peopleOf(second)).at(-1)).toEqual(['Vilas More', '+919822100012', undefined]);
  });

  it('need a name, in both languages', async () => {
    const body = { First_Name: 'Ravi', Father_Name: 'Suresh Patil', Mother_Email: 'asha@example.org' };
    const english = await sendDetails(admin, body);
    expect([english.status, english.json.errors]).toEqual([
      422,
      { Mother_Name: ['Please enter the name of the person with this number or email.'] },
    ]);
    const hindi = await sendDetails(admin, body, { 'accept-language': 'hi' });
    expect(hindi.json.errors.Mother_Name).toEqual(['कृपया उनका नाम भरें जिनका यह नंबर या ईमेल है।']);
  });

  it('let a whole class be invited: by mail who has an address, by a slip who has none', async () => {
    const inClass = { Class_Id: 10, Last_Name: undefined };
    await addStudent(admin, {
      ...inClass,
      ...family('9822100021', { First_Name: 'Anil', Father_Email: 'anil.f@example.org' }),
      Mother_Email: 'anil.m@example.org',
    });
    await addStudent(admin, {
      ...inClass,
      ...family('9822100022', { First_Name: 'Bina', Mother_Mobile: '9822100023' }),
      Father_Name: 'Kiran Deo',
      Mother_Name: 'Rekha Deo',
      Email: 'deo@example.org',
    });
    await addStudent(admin, { ...inClass, First_Name: 'Chitra', Father_Name: 'Vijay Kale', Mobile: '9822100024' });
    const wanted = [
      ['Suresh Patil', 'Mail', 'anil.f@example.org'],
      ['Asha Patil', 'Mail', 'anil.m@example.org'],
      ['Kiran Deo', 'Mail', 'deo@example.org'],
      ['Rekha Deo', 'Slip'],
      ['Vijay Kale', 'Slip'],
    ];
    expect(told(await invite(10, { dryRun: true }))).toEqual(wanted);
    expect(told(await invite(10))).toEqual(wanted);
    for (const address of ['anil.f', 'anil.m', 'deo'])
      expect((await mailTo(app, `${address}@example.org`)).links).toHaveLength(1);
    const accounts = (await admin.get('/api/users', { pageSize: 100 })).json;
    const mother = accounts.find(({ name }: { name: string }) => name === 'Asha Patil');
    // The number is the father's to log in with.
    expect([mother.email, mother.mobile]).toEqual(['anil.m@example.org', null]);
    expect(new Set(told(await invite(10)).map(([, way]) => way))).toEqual(new Set(['IsInvited']));
  });

  it('of a family are not written to where an account would show a child beside theirs', async () => {
    const inClass = { Class_Id: 11, Father_Name: 'Nitin Bhosale', Mobile: '9822100031' };
    const first = { ...inClass, First_Name: 'Dev', Mother_Name: 'Meena Rao', Email: 'meena@example.org' };
    await addStudent(admin, first);
    expect(told(await invite(11, { dryRun: true }))[0]).toEqual(['Nitin Bhosale', 'Mail', 'meena@example.org']);
    // With another mother, who has nothing to do with that address.
    await addStudent(admin, { ...inClass, Class_Id: 8, First_Name: 'Esha', Mother_Name: 'Lata Pai' });
    expect(told(await invite(11, { dryRun: true }))[0]).toEqual(['Nitin Bhosale', 'Slip']);
  });

  it('are nobody’s where the school has the same address for other families', async () => {
    const inClass = { Class_Id: 9, Email: 'none@example.org' };
    await addStudent(admin, { ...inClass, First_Name: 'Hari', Father_Name: 'Hemant Joshi', Mobile: '9822100061' });
    expect(told(await invite(9, { dryRun: true }))).toContainEqual(['Hemant Joshi', 'Mail', 'none@example.org']);
    await addStudent(admin, { ...inClass, First_Name: 'Ila', Father_Name: 'Ganesh Raut', Mobile: '9822100062' });
    const both = told(await invite(9, { dryRun: true }));
    expect(both).toEqual(
      expect.arrayContaining([
        ['Hemant Joshi', 'Slip'],
        ['Ganesh Raut', 'Slip'],
      ]),
    );
  });

  it('of a family lead to an account of who is invited: it loses the child with whoever is replaced', async () => {
    const inClass = { Class_Id: 7, First_Name: 'Jai', Mother_Name: 'Nisha Kamble', Email: 'kamble@example.org' };
    const child: Child = await addStudent(admin, { ...inClass, Father_Name: 'Prakash Kamble', Mobile: '9822100071' });
    expect(told(await invite(7))).toContainEqual(['Prakash Kamble', 'Mail', 'kamble@example.org']);
    const childrenOf = async (name: string) =>
      (await admin.get('/api/users', { pageSize: 100 })).json.find((user: { name: string }) => user.name === name)
        .studentIds;
    expect(await childrenOf('Prakash Kamble')).toHaveLength(1);
    await change(child, { ...inClass, Father_Name: 'Somebody Else', Mobile: '9822100072' });
    expect(await childrenOf('Prakash Kamble')).toEqual([]);
  });

  it('come from a file, for the child of the row alone', async () => {
    const first: Child = await addStudent(admin, family('9822100041', { First_Name: 'Farah', Last_Name: 'Shaikh' }));
    const second: Child = await addStudent(admin, family('9822100041', { First_Name: 'Gul', Last_Name: 'Shaikh' }));
    const row = (child: Child, fields: object) => ({
      line: 2,
      fields: { Admission_No: child.Admission_No, ...fields },
    });
    const contact = { Mother_Mobile: '9822100042', Mother_Email: 'slip@example.org' };
    const { results } = await importAll(admin, [row(first, contact)]);
    expect(results).toMatchObject([
      { state: 'Changed', changes: [{ field: 'Mother_Mobile' }, { field: 'Mother_Email' }] },
    ]);
    expect((await peopleOf(first))[1]).toEqual(['Asha Patil', '+919822100042', 'slip@example.org']);
    expect((await peopleOf(second))[1]).toEqual(['Asha Patil', '+919822100041', undefined]);
    // Once the other row says the same, it is one person again.
    await importAll(admin, [row(second, contact)]);
    expect((await peopleOf(second))[1]).toEqual(['Asha Patil', '+919822100042', 'slip@example.org']);
    await importAll(admin, [row(second, { Mother_Email: 'other@example.org' })]);
    expect((await peopleOf(first))[1]).toEqual(['Asha Patil', '+919822100042', 'slip@example.org']);
  });
});
