import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, content, siteRecords, users } from '#server/store/schema.ts';
import { transparentPng } from '../media/pictures.ts';
import { type Caller, visitorOf } from '../support/callers.ts';
import { takeUpHandover } from '../support/handover.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { type FormChanges, logoOf, register } from './registration-form.ts';

describe.each(databases)('registration on $database', ({ database }) => {
  let app: TestApp;
  let addresses = 0;
  const someone = (): Caller => visitorOf(app, 'localhost', { 'x-forwarded-for': `192.0.2.${++addresses}` });
  const send = (changes: FormChanges = {}, files: Parameters<typeof register>[2] = []) =>
    register(someone(), changes, files);
  const cookiesOf = (header: string | string[] | undefined): string =>
    [header ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
  });
  afterAll(() => app.stop());

  it('makes a school whose website is live at once, unlisted until the address is verified', async () => {
    const { status, json } = await send({ school_Name: 'Lotus Valley School' }, [logoOf(await transparentPng())]);
    expect(status).toBe(201);
    expect(json).toEqual({
      School_Id: expect.any(Number),
      schoolKey: expect.stringMatching(/^[A-Z2-9]{12}$/),
      school_Slug: 'lotus-valley-school',
      url: `http://lotus-valley-school.localhost:${app.port}`,
      handoverUrl: expect.stringMatching(
        new RegExp(`^http://lotus-valley-school\\.localhost:${app.port}/api/Account/handover\\?code=`),
      ),
    });
    const host = 'lotus-valley-school.localhost';
    const page = () => app.get('/', { host: `${host}:${app.port}` });
    const first = await page();
    expect(first.status).toBe(200);
    expect(first.text).toContain('Lotus Valley School');
    expect(first.text).toContain('noindex');
    const listed = async () =>
      (await visitorOf(app, 'localhost').get('/api/website/topSchools', { pageSize: 100 })).json.map(
        (school: { school_Slug: string }) => school.school_Slug,
      );
    expect(await listed()).not.toContain('lotus-valley-school');

    const site = visitorOf(app, host);
    const logo = (await site.get('/api/academic/Profile')).json.school_Logo_Image;
    expect((await app.get(logo, { host: `${host}:${app.port}` })).headers['content-type']).toBe('image/webp');

    const mail = await mailTo(app, 'Farida@Lotus.example');
    expect(mail.subject).toBe('Please confirm your address');
    expect(mail.text).not.toContain('Farida Sheikh');
    const [, link] = mail.links;
    expect(link?.origin).toBe(json.url);
    const verified = await site.post('/api/Account/verifyEmail', { token: link?.searchParams.get('token') });
    expect(verified.status).toBe(200);
    expect(await listed()).toContain('lotus-valley-school');
    expect((await page()).text).not.toContain('noindex');
  });

  it('tells a browser without script where the website and the office are', async () => {
    const browser = visitorOf(app, 'localhost', { 'x-forwarded-for': '192.0.2.249', accept: 'text/html' });
    const { status, text } = await register(browser, { school_Name: 'No Script School' });
    expect(status).toBe(201);
    expect(text).toContain('<h1>Your school’s page is live</h1>');
    expect(text).toContain(`<a href="http://no-script-school.localhost:${app.port}/school">Open your office</a>`);
  });

  it("signs the admin in on the school's own host, once", async () => {
    const started = await send({ school_Name: 'Handover School' });
    const { json } = started;
    const taken = await takeUpHandover(app, started, json.handoverUrl);
    expect([taken.status, taken.headers.location]).toEqual([303, '/school']);
    const { hostname } = new URL(json.handoverUrl);
    const site = visitorOf(app, hostname, { cookie: cookiesOf(taken.headers['set-cookie']) });
    const me = await site.get('/api/Account/me');
    expect(me.json).toMatchObject({
      schoolId: json.School_Id,
      email: 'farida@lotus.example',
      mobile: '+919822010002',
      emailVerified: false,
      user: { name: 'Farida Sheikh', role: 'Admin' },
    });
    const again = await takeUpHandover(app, started, json.handoverUrl);
    expect(cookiesOf(again.headers['set-cookie'])).not.toContain('session=');
    const login = { login: '98220 10002', password: 'wet banyan morning' };
    expect((await visitorOf(app, site.host).post('/api/Account/login', login)).status).toBe(200);
  });

  it('stores the profile with its defaults, the theme and the consent, and nothing of the admin in what is public', async () => {
    const { json } = await send({
      school_Name: 'Full Form School',
      School_Id: -1,
      theme_Id: 1,
      Phone: '020 2345 6789',
      Short_Name: 'FFS',
      Medium: ['English', 'Marathi'],
      Week_Off: 'Sunday',
      Classes_From: 4,
      Classes_To: 15,
      latitude: 18.52,
      longitude: '73.85',
      Udise_Code: '27251234567',
      student_Domain: '#',
      facebook_Url: 'https://facebook.example/ffs',
      Office_Hours: '8–14',
    });
    const read = await app.store.school(json.School_Id, async ({ db }) => ({
      items: await db.select().from(content).orderBy(asc(content.id)),
      accounts: await db.select().from(users),
      records: await db.select().from(siteRecords),
      audits: await db.select().from(auditLog),
    }));
    const [profile, ...samples] = read.items;
    expect(samples.filter(({ isSample }) => !isSample)).toEqual([]);
    const published = profile?.published;
    expect(published).toEqual({
      school_Name: 'Full Form School',
      Short_Name: 'FFS',
      school_address: '12 Lake Road',
      City: 'Pune',
      State: 'Maharashtra',
      Pincode: '411001',
      Country: 'India',
      latitude: 18.52,
      longitude: 73.85,
      Mobile: '+919822010001',
      phone: '020 2345 6789',
      email: 'office@lotus.example',
      office_Hours: '8–14',
      Medium: ['English', 'Marathi'],
      Week_Off: ['Sunday'],
      Classes_From: 4,
      Classes_To: 15,
      Udise_Code: '27251234567',
      facebook_Url: 'https://facebook.example/ffs',
      Time_Zone: 'Asia/Kolkata',
      Currency: 'INR',
      Locale: ['en', 'hi'],
      Session_Start_Month: 4,
    });
    expect(read.accounts[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(read.records[0]?.record.themeId).toBe(1);
    const school = read.audits.find(({ entity }) => entity === 'school');
    expect(school).toMatchObject({
      actor: 'visitor',
      action: 'schoolRegistration',
      after: { Terms_Version: '2026-11', Consent_Version: '2026-11', Consent_Address: expect.any(String) },
    });
    const written = JSON.stringify(read.audits);
    expect(written).not.toContain('192.0.2.');
    expect(written).not.toContain('wet banyan');
    expect(written).not.toContain('argon2');
  });

  it('gives a number to a slug that is taken or reserved, also to those who come at once', async () => {
    const slugs = async (name: string, count: number) =>
      (
        await Promise.all(
          Array.from({ length: count }, (_, at) => {
            const Admin_Email = `admin${at}@${encodeURIComponent(name)
              .toLowerCase()
              .replace(/[^a-z\d]+/g, '')}.example`;
            return send({ school_Name: name, Admin_Email });
          }),
        )
      ).map(({ json }) => json.school_Slug);
    expect((await slugs('Twin Hill', 3)).toSorted()).toEqual(['twin-hill', 'twin-hill-2', 'twin-hill-3']);
    for (const name of ['Admin', 'API', 'www', 'Mail', 'Users'])
      expect(await slugs(name, 1)).toEqual([`${name.toLowerCase()}-2`]);
    expect(await slugs('ज्ञान विद्यालय', 1)).toEqual(['school-2']);
  });

  it('answers a program that fills in the hidden field as if all went well, and makes nothing', async () => {
    const program = { school_Name: 'Program School', Admin_Email: 'program@lotus.example', Password: 'x' };
    const { status, json } = await send({ ...program, Company_Fax: '1' });
    expect(status).toBe(201);
    expect(json.school_Slug).toBe('program-school');
    expect((await app.get('/', { host: `program-school.localhost:${app.port}` })).status).toBe(404);
    await send({ school_Name: 'Person School', Admin_Email: 'person@lotus.example' });
    await mailTo(app, 'person@lotus.example');
    expect(await readOutbox(app, 'program@lotus.example')).toEqual([]);
  });

  it('takes five an hour from one address, two where nothing says how long they took', async () => {
    const [quick, plain] = [someone(), someone()];
    const timed = { Admin_Email: 'timed@lotus.example' };
    const slow = { Admin_Email: 'slow@lotus.example', Fill_Seconds: undefined };
    expect((await register(quick, { Terms: false })).status).toBe(422);
    const statuses = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await register(quick, { school_Name: 'Many', ...timed })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const untimed = [];
    for (let count = 0; count < 3; count++)
      untimed.push((await register(plain, { school_Name: 'Many', ...slow })).status);
    expect(untimed).toEqual([201, 201, 429]);
  });

  it("is only for the product's own host, and its own pages", async () => {
    expect((await register(visitorOf(app, 'greenfield.localhost'))).status).toBe(404);
    const foreign = visitorOf(app, 'localhost', {
      'x-forwarded-for': '192.0.2.250',
      origin: `http://greenfield.localhost:${app.port}`,
    });
    expect((await register(foreign)).status).toBe(403);
  });
});
