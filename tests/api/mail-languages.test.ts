import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { enquiries, users } from '#server/store/schema.ts';
import { addAccount, setAccount } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addPath, addReady, confirm, enquiryOf } from '../support/enquiries.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';
import { register } from './registration-form.ts';

const hindi = /\p{Script=Devanagari}/u;

/** Greenfield opens in English, Riverside in Hindi. */
describe.each(databases)('the language of mails on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let river: Caller;
  let count = 0;
  const visitor = (host = 'greenfield.localhost', headers: Readonly<Record<string, string>> = {}) =>
    visitorOf(app, host, { 'x-forwarded-for': `192.0.2.${++count}`, ...headers });
  const enquire = (Email: string, headers: Readonly<Record<string, string>>, from = office) =>
    visitor(from.host, headers).post(addPath, enquiryOf(from.schoolId, { Email, Fill_Seconds: 30 }));
  const languageOf = async (to: string, times = 1): Promise<string | undefined> => {
    const { language, subject } = await mailTo(app, to, times);
    expect(hindi.test(subject)).toBe(language === 'hi');
    return language;
  };

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    office = await signIn(app, { name: 'Asha Rao' });
    river = await signIn(app, { school: 'riverside', name: 'Nora Quill' });
    await publishProfile(app, river.schoolId, {
      school_Name: 'Riverside Academy',
      email: 'office@riverside.example',
      Locale: ['hi', 'en'],
    });
  });
  afterAll(() => app.stop());

  it('is that of the page with the form, which its script names', async () => {
    await enquire('page.hi@example.org', { 'accept-language': 'hi' });
    const mail = await mailTo(app, 'page.hi@example.org');
    expect(mail).toMatchObject({ language: 'hi', subject: expect.stringMatching(/^आपकी पूछताछ E2026-\d{4}$/) });
    expect(mail.text).toContain('विद्यालय आपको +919876543210 पर फ़ोन करेगा।');
    expect(mail.links.map(({ pathname }) => pathname)).toEqual(['/hi/admission/track']);
    await enquire('page.en@example.org', { 'accept-language': 'en' }, river);
    expect(await languageOf('page.en@example.org')).toBe('en');
    await visitor('greenfield.localhost', { 'accept-language': 'hi' }).post('/api/admission/trackByMail', {
      Email: 'page.hi@example.org',
    });
    const tracking = await mailTo(app, 'page.hi@example.org', 2);
    expect(tracking.text).toContain('यह लिंक 30 मिनट तक काम करेगा।');
    const page = await visitor().get(`${tracking.links[0]?.pathname}${tracking.links[0]?.search}`);
    expect([page.status, page.headers['content-language']]).toEqual([200, 'hi']);
  });

  it('is that of the page without script too, whatever the browser speaks', async () => {
    const send = (Email: string, page: string, from: Caller) => {
      const form = enquiryOf(from.schoolId, { Email });
      const origin = `http://${from.host}:${app.port}`;
      return visitor(from.host, { 'accept-language': 'en-GB,en' }).call('POST', addPath, {
        plainForm: Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])),
        headers: { origin, referer: `${origin}${page}` },
      });
    };
    expect((await send('plain.hi@example.org', '/hi/admission?from=home', office)).status).toBe(303);
    expect(await languageOf('plain.hi@example.org')).toBe('hi');
    expect((await send('plain.en@example.org', '/admission', office)).status).toBe(303);
    expect(await languageOf('plain.en@example.org')).toBe('en');
    expect((await send('plain.river@example.org', '/admission', river)).status).toBe(303);
    expect(await languageOf('plain.river@example.org')).toBe('hi');
  });

  it('is the school’s where nobody has chosen one, or none that mails are written in', async () => {
    const invite = (caller: Caller, email: string) =>
      caller.post('/api/users', {
        name: 'Farida Sheikh',
        role: 'Staff',
        permissionSets: ['frontOffice'],
        email,
      });
    expect((await invite(river, 'farida@river.example')).status).toBe(201);
    const mail = await mailTo(app, 'farida@river.example');
    expect(mail).toMatchObject({ language: 'hi', subject: 'Riverside Academy में आपका खाता' });
    expect(mail.text).toContain('कृपया सात दिनों के भीतर पासवर्ड चुन लें:');
    expect((await invite(office, 'farida@green.example')).status).toBe(201);
    expect(await languageOf('farida@green.example')).toBe('en');
    await enquire('tamil@example.org', { 'accept-language': 'ta' }, river);
    expect(await languageOf('tamil@example.org')).toBe('hi');
    await visitor('riverside.localhost').post('/api/contact-messages', {
      Name: 'Ilma Khan',
      Mobile: '9822200001',
      Message: 'Does the bus stop at Lake Road?',
      Fill_Seconds: 30,
    });
    expect((await mailTo(app, 'office@riverside.example')).subject).toBe('आपकी वेबसाइट से एक संदेश');
  });

  it('stays that of a family’s page until the child is admitted, and becomes the parent’s', async () => {
    const Email = 'kavita@example.org';
    const id = await addReady(app, office, { Email, Mobile: '98765 43299' });
    await app.store.school(office.schoolId, ({ db }) =>
      db.update(enquiries).set({ language: 'hi' }).where(eq(enquiries.id, id)),
    );
    expect((await confirm(office, id, { force: true, reason: 'Seats are free' })).status).toBe(200);
    const mail = await mailTo(app, Email, 2);
    expect(mail).toMatchObject({ language: 'hi', subject: 'Greenfield Public School में प्रवेश' });
    expect(mail.text).toContain('अपने खाते के लिए पासवर्ड चुनें: http');
    const invited = await visitor().get(`${mail.links[0]?.pathname}${mail.links[0]?.search}`);
    expect([invited.status, invited.headers['content-language']]).toEqual([200, 'hi']);
    const [parent] = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(users).where(eq(users.email, Email)),
    );
    expect(parent?.language).toBe('hi');
  });

  it('is the one of the office that an account has used last, on whatever device', async () => {
    const email = 'devika@example.org';
    const account = await addAccount(app, { school: 'riverside', email });
    const { headers } = await visitor('riverside.localhost').post('/api/Account/login', {
      login: email,
      password: 'mango tree by the gate',
    });
    const session = /session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const open = (locale: string) =>
      visitor('riverside.localhost', { cookie: `${session}; officeLocale=${locale}` }).get('/api/Account/me');
    const stored = () =>
      app.store.school(account.schoolId, async ({ db }) => {
        const [row] = await db.select().from(users).where(eq(users.id, account.id));
        return row?.language;
      });
    const forget = async (times: number) => {
      app.clock.now += 120_000;
      await visitor('riverside.localhost').post('/api/Account/forgotPassword', { login: email });
      return languageOf(email, times);
    };
    expect(await forget(1)).toBe('hi');
    expect((await open('en')).status).toBe(200);
    await expect.poll(stored).toBe('en');
    expect(await forget(2)).toBe('en');
    expect((await open('xx')).status).toBe(200);
    expect(await stored()).toBe('en');
    await setAccount(app, account, { language: 'hi' });
    expect(await forget(3)).toBe('hi');
  });

  it('welcomes who registers a school in the language of the page', async () => {
    const send = (Admin_Email: string, headers: Readonly<Record<string, string>>) =>
      register(visitor('localhost', headers), { Admin_Email, school_Name: 'Lotus Valley School' });
    const { status, json } = await send('uma@hindi.example', {
      accept: 'application/json',
      'accept-language': 'hi',
    });
    expect(status).toBe(201);
    const mail = await mailTo(app, 'uma@hindi.example');
    expect(mail).toMatchObject({ language: 'hi', subject: 'कृपया अपने ईमेल पते की पुष्टि करें' });
    expect(mail.links.map(({ origin }) => origin)).toEqual([json.url, json.url, json.url]);
    const school = await findSchoolBySlug(app.store, json.school_Slug);
    const [admin] = await app.store.school(school?.schoolId ?? -1, ({ db }) => db.select().from(users));
    expect(admin?.language).toBe('hi');
    expect((await send('uma@english.example', {})).status).toBe(201);
    expect(await languageOf('uma@english.example')).toBe('en');
  });
});
