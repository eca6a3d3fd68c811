import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../api/databases.ts';
import { basicDetails, freshNumber, sendBio } from '../api/student-bodies.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const noon = Date.parse('2026-11-21T06:30:00Z');
const consent = { Photo_Consent: 'Public_With_Name', Consent_By: 'Sanjay Kulkarni' };

describe.each(databases)('birthdays of students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let visitor: Caller;
  let byHand: string[];

  const cards = async (caller = visitor) => (await caller.get('/api/website/birthdayStudents')).json;
  const names = async (caller = visitor): Promise<string[]> =>
    (await cards(caller)).map(({ student_Name }: { student_Name: string }) => student_Name);
  const ofRecords = async (caller = visitor) => (await names(caller)).filter((name) => !byHand.includes(name));
  const page = async (caller = visitor) => (await caller.get('/')).text;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    visitor = visitorOf(app, 'greenfield.localhost');
    byHand = await names();
  });
  afterEach(() => {
    app.clock.now = noon;
  });
  afterAll(() => app.stop());

  const add = async (changes: object, caller = admin): Promise<number> => {
    const form = basicDetails({ Admission_No: freshNumber(), School_Id: caller.schoolId, ...changes });
    const { status, json, text } = await caller.call('POST', '/api/student/_add_student_basic_details', {
      form: form as Record<string, string>,
      files: [{ field: 'Student_Photo', name: 'photo.jpg', type: 'image/jpeg', data: await jpeg() }],
    });
    expect([status, text]).toEqual([201, expect.any(String)]);
    return json.student.Student_Id;
  };

  /** The photo's address on the card of a name, and what it answers. */
  const photoOf = async (name: string) => {
    const card = (await cards()).find(({ student_Name }: { student_Name: string }) => student_Name === name);
    return card?.student_Photo as string;
  };

  it('shows one from the moment of the consent to the moment it is withdrawn', async () => {
    const id = await add({ First_Name: 'Tanvi', Last_Name: 'Deshmukh', Date_Of_Birth: '2016-11-21' });
    expect(await names()).toEqual(byHand);
    expect(await page()).not.toContain('Tanvi');

    expect((await sendBio(admin, id, consent)).status).toBe(200);
    expect(await names()).toEqual([...byHand, 'Tanvi D.']);
    const home = await page();
    expect(home).toContain('Tanvi D.');
    expect(home).not.toContain('Deshmukh');
    const photo = await photoOf('Tanvi D.');
    const seen = await visitor.get(photo);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
    expect((await cards()).at(-1)).toMatchObject({
      class_Name: 'Class 5',
      student_Photo_Media: { alt: 'Tanvi D.', variants: expect.any(Array) },
    });

    for (const Photo_Consent of ['Public_Without_Name', 'Internal', 'None']) {
      await sendBio(admin, id, consent);
      expect(await names()).toContain('Tanvi D.');
      expect((await sendBio(admin, id, { ...consent, Photo_Consent })).status).toBe(200);
      expect(await names()).toEqual(byHand);
      expect(await page()).not.toContain('Tanvi');
      expect((await visitor.get(photo)).status).toBe(404);
    }
  });

  it("ends with the school's day, and the photo with it", async () => {
    const id = await add({ First_Name: 'Zubin', Last_Name: 'Contractor', Date_Of_Birth: '2015-11-22' });
    await sendBio(admin, id, consent);
    expect(await ofRecords()).toEqual([]);
    app.clock.now = Date.parse('2026-11-21T18:30:00Z');
    expect(await ofRecords()).toEqual(['Zubin C.']);
    expect(await page()).toContain('Zubin C.');
    const photo = await photoOf('Zubin C.');
    expect((await visitor.get(photo)).status).toBe(200);
    app.clock.now = Date.parse('2026-11-22T18:29:59Z');
    expect((await visitor.get(photo)).status).toBe(200);
    app.clock.now = Date.parse('2026-11-22T18:30:00Z');
    expect(await ofRecords()).toEqual([]);
    expect(await page()).not.toContain('Zubin');
    expect((await visitor.get(photo)).status).toBe(404);
  });

  it('keeps the day of 29 February on the 28th of other years', async () => {
    const id = await add({ First_Name: 'Leela', Last_Name: 'Nair', Date_Of_Birth: '2016-02-29' });
    await sendBio(admin, id, consent);
    for (const [day, wanted] of [
      ['2027-02-28', ['Leela N.']],
      ['2027-03-01', []],
      ['2028-02-28', []],
      ['2028-02-29', ['Leela N.']],
    ] as const) {
      app.clock.now = Date.parse(`${day}T06:30:00Z`);
      admin = await signIn(app);
      expect([day, await ofRecords()]).toEqual([day, wanted]);
    }
  });

  it("names the class of the day's session, under its name of the moment", async () => {
    const made = await admin.post('/api/lookups/classes/values', { name: 'Play Group' });
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    const at = { Class_Id: made.json.id, Session: '2026-2027' };
    const id = await add({ First_Name: 'Ishaan', Last_Name: 'Menon', Date_Of_Birth: '2020-11-21', ...at });
    await sendBio(admin, id, consent);
    const classOf = async () =>
      (await cards()).find(({ student_Name }: { student_Name: string }) => student_Name === 'Ishaan M.')?.class_Name;
    expect(await page()).toContain('Play Group');
    expect(await classOf()).toBe('Play Group');
    const renamed = await admin.call('PATCH', `/api/lookups/classes/values/${made.json.id}`, {
      body: { name: 'Sprouts' },
    });
    expect(renamed.status).toBe(200);
    expect(await page()).toContain('Sprouts');
    app.clock.now = Date.parse('2027-11-21T06:30:00Z');
    expect(await classOf()).toBeUndefined();
  });

  it('shows none who has left, and none of another school', async () => {
    const river = await signIn(app, { school: 'riverside' });
    const riverVisitor = visitorOf(app, 'riverside.localhost');
    const id = await add({ First_Name: 'Owen', Last_Name: 'Hale', Date_Of_Birth: '2014-11-21' }, river);
    expect((await sendBio(river, id, consent)).status).toBe(200);
    expect(await names(riverVisitor)).toContain('Owen H.');
    expect(await ofRecords()).not.toContain('Owen H.');
    expect(await page()).not.toContain('Owen');
    const card = (await cards(riverVisitor)).find(
      ({ student_Name }: { student_Name: string }) => student_Name === 'Owen H.',
    );
    expect((await riverVisitor.get(card.student_Photo)).status).toBe(200);
    expect((await visitor.get(card.student_Photo)).status).toBe(404);

    // Still the day before in New York.
    app.clock.now = Date.parse('2026-11-21T04:59:00Z');
    expect(await names(riverVisitor)).not.toContain('Owen H.');
    expect((await riverVisitor.get(card.student_Photo)).status).toBe(404);
    app.clock.now = noon;

    const changes = { Student_Id: id, First_Name: 'Owen', Last_Name: 'Hale', Date_Of_Birth: '2014-11-21' };
    const left = await river.call('POST', '/api/student/_add_student_basic_details', {
      body: {
        School_Id: river.schoolId,
        ...basicDetails({ Admission_No: freshNumber(), ...changes, Status: 'Inactive' }),
      },
    });
    expect([left.status, left.text]).toEqual([200, expect.any(String)]);
    expect(await names(riverVisitor)).not.toContain('Owen H.');
    expect((await riverVisitor.get(card.student_Photo)).status).toBe(404);
  });
});
