import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endLeavers } from '#server/domains/staff/index.ts';
import { jpeg } from '../media/pictures.ts';
import { addAccount, logIn } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember, sendMember, staffDetails } from './staff-bodies.ts';
import { aadhaar } from './student-bodies.ts';

const pan = 'ABCDE1234F';
const account = { Account_Holder_Name: 'Lata Mahajan', Bank_Name: 'Bank of Maharashtra', Ifsc: 'MAHB0000123' };
const number = '60213344556';
const dayMs = 86_400_000;

describe.each(databases)('the staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
  });
  afterAll(() => app.stop());

  const setStatus = (caller: Caller, id: number, body: object) => caller.post(`/api/staff/${id}/status`, body);
  const names = async (caller: Caller, query: Record<string, string | number> = {}) =>
    (await caller.get('/api/staff', { pageSize: 100, ...query })).json.map(
      (one: { First_Name: string }) => one.First_Name,
    );

  it('keeps what a form says, and changes it on the version that was seen', async () => {
    const classes = [{ Class_Id: 8, Section_Id: 1, Is_Class_Teacher: true }];
    const given = {
      Middle_Name: 'Vasant',
      Date_Of_Birth: '1988-11-27',
      Email: 'lata@example.org',
      Department: 'Languages',
      Designation: 'TGT, Marathi',
      Employment: 'Permanent',
      Subjects: [2, 24],
      Classes: classes,
      Experience_Years: 11,
      Bio: 'Reads to the small ones.\nEvery Friday.',
    };
    const added = await sendMember(hr, given);
    expect(added.status).toBe(201);
    const { member } = added.json;
    expect(member).toMatchObject({ ...given, Mobile: '+919890555312', Status: 'Active', Role_Name: 'TGT', Version: 1 });
    const { Staff_Id, Employee_No } = member;
    const changed = await sendMember(hr, { Staff_Id, Employee_No, Department: 'Office' }, { 'if-match': '"1"' });
    expect(changed.json.member).toMatchObject({ Department: 'Office', Version: 2 });
    expect(changed.json.member).not.toHaveProperty('Designation');
    const stale = await sendMember(admin, { Staff_Id, Employee_No }, { 'if-match': '"1"' });
    expect([stale.status, stale.json.errorText]).toEqual([409, expect.stringContaining('Rohini Lele changed this')]);
  });

  it.each([
    [
      { Date_Of_Birth: '2001-06-11' },
      'Date_Of_Birth',
      'A member of staff is at least 18 years old on the day of joining.',
    ],
    [{ Date_Of_Birth: '2027-01-01' }, 'Date_Of_Birth', 'Date cannot be in the future.'],
    [{ Employee_No: '' }, 'Employee_No', 'Please enter employee no.'],
    [{ Mobile: '12' }, 'Mobile', 'Enter a 10-digit mobile number.'],
    [{ Staff_Role_Id: 999 }, 'Staff_Role_Id', 'Choose a role that is in the list.'],
    [{ Classes: [{ Class_Id: 999, Section_Id: 1 }] }, 'Classes', 'Choose classes that the school has.'],
    [{ Pan_No: 'ABCDE12345' }, 'Pan_No', 'Enter a PAN such as ABCDE1234F.'],
    [{ Bank_Name: 'Bank of Maharashtra' }, 'Account_No', 'Please enter account no.'],
    [{ ...account, Account_No: number }, 'Confirm_Account_No', 'The two account numbers are not the same.'],
  ])('refuses %j at its field', async (changes, field, text) => {
    const { status, json } = await sendMember(hr, { Joining_Date: '2019-06-10', ...changes });
    expect(status).toBe(422);
    expect(json.errors[field]).toContain(text);
  });

  it('gives a number once, and says who has it', async () => {
    const { Employee_No } = await addMember(hr, { First_Name: 'Nilesh', Last_Name: 'Khairnar' });
    const { status, json } = await sendMember(hr, { Employee_No });
    expect(status).toBe(409);
    expect(json.errors.Employee_No).toEqual([`Employee number ${Employee_No} is already used by Nilesh Khairnar.`]);
  });

  it('is found by name, number and mobile, and narrowed by work', async () => {
    await addMember(hr, {
      First_Name: 'Ganesh',
      Last_Name: 'Jagtap',
      Employee_No: 'BUS-7',
      Mobile: '84118 55375',
      Staff_Role_Id: 12,
      Staff_Type: 'Non-teaching',
      Department: 'Transport',
    });
    for (const keyword of ['ganesh jag', 'bus-7', '8411855375', '84118 55375'])
      expect(await names(hr, { keyword }), keyword).toEqual(['Ganesh']);
    expect(await names(hr, { Department: 'Transport' })).toEqual(['Ganesh']);
    expect(await names(hr, { Staff_Role_Id: 12, Staff_Type: 'Non-teaching' })).toEqual(['Ganesh']);
    expect(await names(hr, { Staff_Role_Id: 12, Staff_Type: 'Teaching' })).toEqual([]);
    const overview = (await hr.get('/api/staff/overview')).json;
    expect(overview).toMatchObject({ Others: 1, Departments: expect.arrayContaining(['Transport']) });
    expect(overview.Next_Employee_No).toBe('BUS-8');
  });

  it('shows readers the directory alone', async () => {
    const { Staff_Id: id } = await addMember(hr, {
      First_Name: 'Salim',
      Date_Of_Birth: '1990-11-02',
      Aadhaar_No: aadhaar,
    });
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    const { member } = (await desk.get(`/api/staff/${id}`)).json;
    expect(Object.keys(member).toSorted()).toEqual(
      [
        'First_Name',
        'Last_Name',
        'Mobile',
        'Role_Name',
        'Staff_Id',
        'Staff_Role_Id',
        'Staff_Type',
        'Status',
      ].toSorted(),
    );
    const employeeNo = (await hr.get(`/api/staff/${id}`)).json.member.Employee_No;
    expect(await names(desk, { keyword: employeeNo })).toEqual([]);
    expect((await desk.get('/api/staff/overview')).json).not.toHaveProperty('Birthdays');
    expect((await hr.get('/api/staff/overview')).json.Birthdays).toContainEqual({
      Staff_Id: id,
      Name: 'Salim Mahajan',
      Day: '2026-11-02',
    });
    expect((await desk.post(`/api/staff/${id}/reveal`, { Field: 'Aadhaar_No', Reason: 'Curious' })).status).toBe(403);
    expect((await setStatus(desk, id, { Status: 'On_Leave' })).status).toBe(403);
  });

  it('seals numbers, and opens one for a reason that is kept', async () => {
    const sealed = { Aadhaar_No: aadhaar, Pan_No: pan, ...account, Account_No: number, Confirm_Account_No: number };
    const { Staff_Id, Employee_No, ...member } = await addMember(hr, sealed);
    expect(member).toMatchObject({ Aadhaar_Last4: '0124', Pan_Last4: '234F', Account_Last4: '4556' });
    const rows = [...(await dumpSchool(app.store, admin.schoolId)).values()].flat().join('\n');
    for (const secret of [aadhaar, pan, number]) expect(rows).not.toContain(secret);
    const reveal = (body: object) => hr.post(`/api/staff/${Staff_Id}/reveal`, body);
    expect((await reveal({ Field: 'Pan_No' })).status).toBe(422);
    expect((await reveal({ Field: 'Pan_No', Reason: 'Form 16' })).json).toEqual({ Field: 'Pan_No', Value: pan });
    expect((await reveal({ Field: 'Account_No', Reason: 'Salary' })).json.Value).toBe(number);
    const log = (await admin.get('/api/audit')).json.map((entry: { after: unknown }) => entry.after);
    expect(log).toContainEqual({ revealed: 'Pan_No', Reason: 'Form 16' });
    const kept = await sendMember(hr, { Staff_Id, Employee_No, ...account });
    expect(kept.json.member).toMatchObject({ Aadhaar_Last4: '0124', Account_Last4: '4556' });
    const without = await sendMember(hr, { Staff_Id, Employee_No });
    expect(without.json.member).not.toHaveProperty('Account_Last4');
  });

  it('keeps a photo, which a link shows to who may see the member', async () => {
    const { Subjects: _, ...form } = staffDetails({ School_Id: admin.schoolId });
    const { status, json } = await hr.call('POST', '/api/staff/add_staff_member', {
      form: form as Record<string, string>,
      files: [
        { field: 'Staff_Photo', name: 'lata.jpg', type: 'image/jpeg', data: await jpeg({ width: 600, height: 800 }) },
      ],
    });
    expect(status).toBe(201);
    expect((await hr.call('GET', json.member.Staff_Photo)).status).toBe(200);
  });

  it('goes on leave, back, leaves for a reason, and comes back later', async () => {
    const { Staff_Id: id } = await addMember(hr, { First_Name: 'Meenal' });
    expect((await setStatus(hr, id, { Status: 'On_Leave' })).json.member.Status).toBe('On_Leave');
    expect((await setStatus(hr, id, { Status: 'Active' })).json.member.Status).toBe('Active');
    const unsaid = await setStatus(hr, id, { Status: 'Left' });
    expect(Object.keys(unsaid.json.errors)).toEqual(['Leaving_Date', 'Leaving_Reason']);
    const early = await setStatus(hr, id, { Status: 'Left', Leaving_Date: '2019-06-09', Leaving_Reason: 'Moved' });
    expect(early.json.errors.Leaving_Date).toEqual(['This is before the day of joining.']);
    const left = await setStatus(hr, id, { Status: 'Left', Leaving_Date: '2026-10-31', Leaving_Reason: 'Moved' });
    expect(left.json.member).toMatchObject({ Status: 'Left', Leaving_Date: '2026-10-31', Leaving_Reason: 'Moved' });
    expect(await names(hr)).not.toContain('Meenal');
    expect(await names(hr, { Status: 'Left' })).toContain('Meenal');
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await desk.get(`/api/staff/${id}`)).status).toBe(404);
    expect((await setStatus(hr, id, { Status: 'On_Leave' })).json.errorText).toBe(
      'A member of staff that is Left cannot become On_Leave.',
    );
    const again = await setStatus(hr, id, { Status: 'Active', Joining_Date: '2026-11-20' });
    expect(again.json.member).toMatchObject({ Status: 'Active', Joining_Date: '2026-11-20' });
    expect(again.json.member).not.toHaveProperty('Leaving_Date');
  });

  it('is invited by an admin, and is Invited until there is a password', async () => {
    const { Staff_Id: id } = await addMember(hr, {
      First_Name: 'Kiran',
      Mobile: '91581 55204',
      Email: 'Kiran@example.org',
      Classes: [
        { Class_Id: 8, Section_Id: 1, Is_Class_Teacher: true },
        { Class_Id: 9, Section_Id: 1, Is_Class_Teacher: false },
      ],
    });
    const invite = (caller: Caller) =>
      caller.post(`/api/staff/${id}/invite`, { permissionSets: ['classTeacher'], asLink: true });
    expect((await invite(hr)).status).toBe(403);
    const { status, json } = await invite(admin);
    expect(status).toBe(201);
    expect(json.member.Status).toBe('Invited');
    expect(await names(hr, { Status: 'Invited' })).toEqual(['Kiran']);
    const user = (await admin.get(`/api/users/${json.member.User_Id}`)).json;
    expect(user).toMatchObject({
      email: 'kiran@example.org',
      permissionSets: ['classTeacher'],
      classes: [{ Class_Id: 8, Section_Id: 1 }],
    });
    expect((await invite(admin)).json.errorText).toBe('This member of staff has an account already.');
    const token = new URL(json.inviteLink).searchParams.get('token');
    const taken = await visitorOf(app, admin.host).post('/api/Account/acceptInvitation', {
      token,
      password: 'a door of old teak',
    });
    expect(taken.status).toBe(200);
    expect((await hr.get(`/api/staff/${id}`)).json.member.Status).toBe('Active');
  });

  it('ends the log-in at once for a day that is here, and in its night for one that is to come', async () => {
    const linked = async (email: string, role: 'Staff' | 'Admin' = 'Staff') => {
      const { id: User_Id } = await addAccount(app, { email, role, permissionSets: role === 'Staff' ? ['hr'] : [] });
      const { Staff_Id } = await addMember(hr, { First_Name: 'Kiran' });
      expect((await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id })).json.member.User_Id).toBe(User_Id);
      return { Staff_Id, User_Id };
    };
    const now = await linked('now@example.org');
    const soon = await linked('soon@example.org');
    const later = await linked('later@example.org');
    const chief = await linked('chief@example.org', 'Admin');
    const other = await addMember(hr);
    const twice = await admin.post(`/api/staff/${other.Staff_Id}/account`, { User_Id: now.User_Id });
    expect(twice.json.errors.User_Id).toEqual(['This account is that of Kiran Mahajan.']);

    const leave = (id: number, Leaving_Date: string, caller = hr) =>
      setStatus(caller, id, { Status: 'Left', Leaving_Date, Leaving_Reason: 'Moved' });
    const enters = async (email: string) => (await logIn(app, email)).status;
    expect((await leave(chief.Staff_Id, '2026-11-21')).json.errorText).toBe(
      'Only an admin can enter that an admin leaves.',
    );
    expect(await enters('now@example.org')).toBe(200);
    expect((await leave(now.Staff_Id, '2026-11-21')).json.member.Status).toBe('Left');
    expect(await enters('now@example.org')).toBe(401);

    const announced = (await leave(soon.Staff_Id, '2026-11-22')).json.member;
    expect(announced).toMatchObject({ Status: 'Active', Leaving_Date: '2026-11-22' });
    await leave(later.Staff_Id, '2026-11-22');
    expect((await setStatus(hr, later.Staff_Id, { Status: 'Active' })).json.member).not.toHaveProperty('Leaving_Date');
    const session = await logIn(app, 'soon@example.org');
    expect(session.status).toBe(200);
    // Midnight in India lies between: 22 November, 23:59, and a minute later.
    const before = app.clock.now;
    app.clock.now = Date.parse('2026-11-22T18:29:00Z');
    expect(await enters('soon@example.org')).toBe(200);
    app.clock.now += 60_000;
    expect(await enters('soon@example.org')).toBe(401);
    expect(await enters('later@example.org')).toBe(200);
    await app.store.school(hr.schoolId, (context) => endLeavers(context, hr.schoolId, new Date(app.clock.now)));
    app.clock.now = before;
    expect((await hr.get(`/api/staff/${soon.Staff_Id}`)).json.member.Status).toBe('Left');
    expect((await admin.get(`/api/users/${soon.User_Id}`)).json.status).toBe(0);
    expect(app.clock.now).toBeLessThan(Date.parse('2026-11-21') + dayMs);
  });

  it('is erased by an admin once it has left', async () => {
    const member = await addMember(hr, { First_Name: 'Prashant', Aadhaar_No: aadhaar, Bio: 'Plays the esraj.' });
    const { Staff_Id: id, Employee_No: confirm } = member;
    const erase = (caller: Caller) => caller.post(`/api/staff/${id}/erase`, { confirm, reason: 'Asked for it' });
    expect((await erase(hr)).status).toBe(403);
    expect((await erase(admin)).json.errorText).toBe('Only the data of who has left can be erased.');
    await setStatus(hr, id, { Status: 'Left', Leaving_Date: '2026-11-01', Leaving_Reason: 'Went to Pune' });
    expect((await erase(admin)).json).toMatchObject({ Staff_Id: id, Employee_No: confirm });
    expect((await erase(admin)).status).toBe(200);
    const rows = [...(await dumpSchool(app.store, admin.schoolId)).values()].flat().join('\n');
    for (const gone of ['Prashant', 'esraj', 'Went to Pune']) expect(rows).not.toContain(gone);
    expect((await sendMember(hr, { Staff_Id: id, Employee_No: confirm })).json.errorText).toBe(
      'The data of this member of staff were erased.',
    );
  });
});
