import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, syllabuses } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendBio } from './student-bodies.ts';

interface Item {
  readonly id: number;
  readonly name: string;
}

describe.each(databases)('values of lookups on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const at = (kind: string, id?: number): string => `/api/lookups/${kind}/values${id === undefined ? '' : `/${id}`}`;
  const add = (kind: string, body: object) => admin.post(at(kind), body);
  const change = (kind: string, id: number, body: object) => admin.call('PATCH', at(kind, id), { body });
  const remove = (kind: string, id: number) => admin.call('DELETE', at(kind, id));
  const names = async (kind: string): Promise<string[]> =>
    (await admin.get(`/api/lookups/${kind}`)).json.map(({ name }: Item) => name);

  it('adds, changes and removes a value of the school, and writes down who did', async () => {
    const added = await add('vehicles', { name: 'Bus 4', details: { registrationNo: 'MH 12 AB 4321', seats: 40 } });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({ name: 'Bus 4', isActive: true, isStandard: false });
    const { id } = added.json;
    expect((await admin.get('/api/lookups/vehicles')).json).toEqual([
      { id, name: 'Bus 4', registrationNo: 'MH 12 AB 4321', seats: 40 },
    ]);
    const changed = await change('vehicles', id, { name: 'Bus 7', details: { seats: 42 } });
    expect(changed.json).toMatchObject({ id, name: 'Bus 7', details: { seats: 42 } });
    expect((await admin.get('/api/lookups/vehicles')).json).toEqual([{ id, name: 'Bus 7', seats: 42 }]);
    expect(await change('vehicles', id, { isActive: false })).toMatchObject({ status: 200 });
    expect(await names('vehicles')).toEqual([]);
    expect((await admin.get(at('vehicles'))).json).toMatchObject([{ id, name: 'Bus 7', isActive: false }]);
    expect(await remove('vehicles', id)).toMatchObject({ status: 200, json: { message: 'Bus 7 was removed.' } });
    expect(await remove('vehicles', id)).toMatchObject({ status: 404 });
    const rows = await app.store.school(admin.schoolId, ({ db }) => db.select().from(auditLog));
    const reported = rows.filter(({ entity }) => entity === 'lookup').map(({ action, actor }) => [action, actor]);
    expect(reported).toEqual([
      ['addLookupValue', 'Asha Rao'],
      ['changeLookupValue', 'Asha Rao'],
      ['changeLookupValue', 'Asha Rao'],
      ['removeLookupValue', 'Asha Rao'],
    ]);
  });

  it('tells the second of two who change a value, standard or own, who was first and what is stored', async () => {
    const other = await signIn(app, { name: 'Vikram Sethi' });
    const { id } = (await add('subjects', { name: 'Astronomy' })).json;
    const standard = (await admin.get(at('subjects'))).json[0];
    expect(standard.version).toBe(0);
    for (const [value, version] of [
      [id, 1],
      [standard.id, 0],
    ]) {
      const send = (who: Caller, body: object) =>
        who.call('PATCH', at('subjects', value), { body, headers: { 'if-match': `"${version}"` } });
      expect(await send(other, { details: { code: 'AS1' } })).toMatchObject({ json: { version: version + 1 } });
      const late = await send(admin, { isActive: false });
      expect(late.status).toBe(409);
      expect(late.json).toMatchObject({
        errorText: expect.stringContaining('Vikram Sethi'),
        current: { details: { code: 'AS1' }, isActive: true, version: version + 1 },
        yours: { isActive: false },
      });
    }
    expect(await change('subjects', id, { isActive: false })).toMatchObject({ status: 200, json: { version: 3 } });
  });

  it('lets a school narrow a standard list, add to it and order it', async () => {
    const playgroup = await add('classes', { name: 'Playgroup', position: 5, details: { minAge: 2, seats: 15 } });
    expect(playgroup.status).toBe(201);
    expect(await change('classes', 15, { isActive: false })).toMatchObject({ status: 200 });
    expect(await change('classes', 4, { details: { seats: 30 } })).toMatchObject({ status: 200 });
    const classes: Item[] = (await admin.get('/api/lookups/classes')).json;
    expect(classes.slice(0, 2)).toEqual([
      { id: playgroup.json.id, name: 'Playgroup', minAge: 2, seats: 15 },
      { id: 1, name: 'Nursery', grade: -2, minAge: 3 },
    ]);
    const { json: offered } = await admin.get(at('classes'), { keyword: 'class 1', pageSize: 1 });
    expect(offered).toEqual([
      {
        id: 4,
        name: 'Class 1',
        position: 40,
        isActive: true,
        isStandard: true,
        details: { minAge: 6, seats: 30 },
        version: 1,
      },
    ]);
    expect(await change('classes', 4, { details: offered[0].details })).toMatchObject({
      json: { ...offered[0], version: 2 },
    });
    expect(classes.find(({ id }) => id === 4)).toEqual({ id: 4, name: 'Class 1', grade: 1, minAge: 6, seats: 30 });
    expect(classes.map(({ name }) => name)).not.toContain('Class 12');
    expect(await change('classes', 15, { isActive: true })).toMatchObject({ status: 200 });
    expect((await names('classes')).at(-1)).toBe('Class 12');
    expect(await names('subjects')).toContain('Mathematics');
    expect(await add('subjects', { name: 'Robotics', details: { code: 'ROB' } })).toMatchObject({ status: 201 });
    expect((await names('subjects')).at(-1)).toBe('Robotics');
  });

  it('keeps the name of a standard value, and the value', async () => {
    const renamed = await change('classes', 1, { name: 'Pre-Nursery' });
    expect(renamed.json.errors).toEqual({
      name: ['A standard value keeps its name. Switch it off, and add one of your own.'],
    });
    expect(await remove('classes', 1)).toMatchObject({
      status: 409,
      json: { errorText: 'A standard value cannot be removed. Switch it off instead.' },
    });
  });

  it.each([
    ['relations', 'The list "relations" is the same for every school and cannot be changed.'],
    ['categories', 'The list "categories" is the same for every school and cannot be changed.'],
    ['cities', 'The list "cities" is the same for every school and cannot be changed.'],
    ['sessions', 'The list "sessions" follows from other data and cannot be changed.'],
  ])('refuses to change %s', async (kind, text) => {
    for (const answer of [await add(kind, { name: 'Mine' }), await change(kind, 1, {}), await remove(kind, 1)])
      expect([answer.status, answer.json.errorText]).toEqual([409, text]);
  });

  it('has each name once, in small and capital letters', async () => {
    const first = await add('colours', { name: 'Sky blue', details: { hex: '#87ceeb' } });
    expect(first.status).toBe(201);
    expect(await add('colours', { name: 'SKY BLUE' })).toMatchObject({
      status: 409,
      json: { errorText: 'The name SKY BLUE is already used by another value of this list.' },
    });
    expect(await add('subjects', { name: 'hindi' })).toMatchObject({ status: 409 });
    expect(await change('colours', first.json.id, { name: 'Sky Blue' })).toMatchObject({ status: 200 });
    const both = await Promise.all([add('sizes', { name: 'Large' }), add('sizes', { name: 'large' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it.each([
    ['colours', { name: 'Red', details: { hex: 'red' } }, 'details.hex'],
    ['colours', { name: 'Red', details: { hexx: '#ff0000' } }, 'details.hexx'],
    ['colours', { name: '' }, 'name'],
    ['colours', { details: {} }, 'name'],
    ['drivers', { name: 'Ravi Pawar', details: { mobile: '12' } }, 'details.mobile'],
    ['stop-points', { name: 'Clock tower', details: { routeId: 100999 } }, 'details.routeId'],
    ['periods', { name: 'First', details: { startTime: '25:00' } }, 'details.startTime'],
    ['sizes', { name: 'Small', isActive: 'yes' }, 'isActive'],
  ])('refuses a wrong value of %s: %j', async (kind, body, field) => {
    const { status, json } = await add(kind, body);
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
    expect(await names(kind)).not.toContain('Red');
  });

  it('finds stops by their route, and keeps what is in use', async () => {
    const route = (await add('routes', { name: 'River road' })).json;
    const stop = (await add('stop-points', { name: 'Old bridge', details: { routeId: route.id, time: '07:15' } })).json;
    expect((await admin.get('/api/lookups/stop-points', { routeId: route.id })).json).toMatchObject([{ id: stop.id }]);
    expect((await admin.get('/api/lookups/stop-points', { routeId: route.id + 1 })).json).toEqual([]);
    expect(await remove('routes', route.id)).toMatchObject({
      status: 409,
      json: { errorText: 'River road is in use: 1 stop. Switch it off instead.' },
    });
    const subject = (await add('subjects', { name: 'Pottery' })).json;
    const { schoolId } = admin;
    await app.store.school(schoolId, ({ db }) =>
      db.insert(syllabuses).values({ schoolId, classId: 4, subjectId: subject.id, title: 'Clay' }),
    );
    expect(await remove('subjects', subject.id)).toMatchObject({ status: 409 });
  });

  it('renames a house together with that of its students', async () => {
    const house = (await add('houses', { name: 'Ganga' })).json;
    const { Student_Id: id } = await addStudent(admin);
    await sendBio(admin, id, { House: 'Ganga' });
    expect((await change('houses', house.id, { name: 'Yamuna' })).status).toBe(200);
    expect((await admin.get(`/api/student/${id}`)).json.bio.House).toBe('Yamuna');
    expect((await remove('houses', house.id)).json.errorText).toBe(
      'Yamuna is in use: 1 student. Switch it off instead.',
    );
  });

  it('keeps a class that a teacher, a holiday, the admissions or the required documents name', async () => {
    const { id } = (await add('classes', { name: 'Playgroup B', details: { minAge: 2 } })).json;
    const holiday = { name: 'Rain', startHolidayDate: '2026-07-01', endHolidayDate: '2026-07-01', StartSession: 2026 };
    const added = await admin.post('/api/academic/_addHoliday', {
      ...{ School_Id: admin.schoolId, ...holiday, Applies_To: `4,${id}` },
    });
    expect(added.status).toBe(201);
    const season = { Is_Open: true, Classes: [{ Class_Id: id, Is_Offered: true }] };
    const path = '/api/admissions/seasons/2027-2028';
    expect((await admin.call('PUT', path, { body: season })).status).toBe(200);
    await add('required-documents', { name: 'Playgroup B', details: { Class_Id: id, Documents: ['Photo'] } });
    await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [{ Class_Id: id, Section_Id: 1 }] });
    expect(await remove('classes', id)).toMatchObject({
      status: 409,
      json: {
        errorText:
          'Playgroup B is in use: 1 account, 1 holiday, 1 session of admissions, 1 list of required documents. Switch it off instead.',
      },
    });
  });

  it('is for the settings, page by page, and of the own school', async () => {
    for (const permissionSets of [['frontOffice'], ['contentEditor']] as const) {
      const staff = await signIn(app, { role: 'Staff', permissionSets });
      expect((await staff.get(at('sizes'))).status).toBe(403);
      expect((await staff.post(at('sizes'), { name: 'Medium' })).status).toBe(403);
    }
    const { json, headers } = await admin.get(at('subjects'), { page: 2, pageSize: 5 });
    expect(json).toHaveLength(5);
    expect(json[0]).toMatchObject({ isStandard: true, position: 60 });
    expect(Number(headers['x-total-count'])).toBeGreaterThan(20);
    const own = (await add('suppliers', { name: 'Kiran Stationers' })).json;
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get('/api/lookups/suppliers')).json).toEqual([]);
    expect(await other.call('PATCH', at('suppliers', own.id), { body: { name: 'Taken' } })).toMatchObject({
      status: 404,
    });
    expect(await other.call('DELETE', at('suppliers', own.id))).toMatchObject({ status: 404 });
    expect(await names('suppliers')).toEqual(['Kiran Stationers']);
  });
});
