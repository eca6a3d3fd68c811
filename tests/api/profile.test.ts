import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, content, contentHistory } from '#server/store/schema.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, type CallOptions, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { logoOf } from './registration-form.ts';

const path = '/api/Account/updateSchoolProfile';
const profilePath = '/api/academic/Profile';

describe.each(databases)('the profile on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let visitor: Caller;
  const update = (form: CallOptions['form'] = {}, options: CallOptions = {}, caller = admin) =>
    caller.call('POST', path, { form: { School_Id: caller.schoolId, ...form }, ...options });
  const home = async () => (await app.get('/', { host: `greenfield.localhost:${app.port}` })).text;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    visitor = visitorOf(app, 'greenfield.localhost');
  });
  afterAll(() => app.stop());

  it('gives anyone its public facts in the spelling of the wire', async () => {
    const { status, json, headers } = await visitor.get(profilePath, { schoolId: admin.schoolId });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      school_Id: admin.schoolId,
      schoolKey: 'GREEN-1',
      school_Slug: 'greenfield',
      school_Domain: `greenfield.localhost:${app.port}`,
      url: `http://greenfield.localhost:${app.port}`,
      theme_Id: 1,
      school_Name: expect.any(String),
      school_Logo_Image: expect.stringMatching(/^\/media\//),
      school_Logo_Image_Media: { alt: expect.any(String) },
    });
    expect(json).not.toHaveProperty('listed');
    expect(await visitorOf(app, 'localhost').get(profilePath, { schoolId: admin.schoolId })).toMatchObject({ json });
    const again = await visitor.call('GET', profilePath, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect((await visitorOf(app, 'riverside.localhost').get(profilePath)).json.student_Domain).toBe('#');
    expect((await visitorOf(app, 'localhost').get(profilePath)).json).toMatchObject({ school_Id: 0, theme_Id: 0 });
    expect((await visitor.get(profilePath, { schoolId: admin.schoolId + 1 })).status).toBe(403);
    expect((await visitorOf(app, 'localhost').get(profilePath, { schoolId: 9999 })).status).toBe(404);
  });

  it('changes the fields that are sent, keeps the others, and shows it on the website at once', async () => {
    const before = (await admin.get(profilePath)).json;
    const name = await home();
    expect(name).not.toContain('Greenfield Hill School');
    const { status, json } = await update({
      school_Name: 'Greenfield Hill School',
      Phone: '020 1111 2222',
      Mobile: '98220 30003',
      Office_Hours: 'Mon–Fri 8–14',
      Board: 'CBSE',
      Medium: ['English', 'Hindi'],
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...before,
      school_Name: 'Greenfield Hill School',
      Phone: '020 1111 2222',
      Mobile: '+919822030003',
      Office_Hours: 'Mon–Fri 8–14',
      Board: 'CBSE',
      Medium: ['English', 'Hindi'],
      school_Logo_Image_Media: { alt: expect.any(String) },
      version: before.version + 1,
      Updated_At: expect.any(String),
    });
    expect(await home()).toContain('Greenfield Hill School');
    const header = (await visitor.get('/api/website/header')).json;
    expect(header).toMatchObject({ school_Name: 'Greenfield Hill School', phone: '020 1111 2222' });
    expect(header).not.toHaveProperty('Mobile');
    const top = await visitorOf(app, 'localhost').get('/api/website/topSchools');
    expect(top.json.map((school: { school_Name: string }) => school.school_Name)).toContain('Greenfield Hill School');
    expect((await visitor.get(profilePath)).json).not.toHaveProperty('Mobile');
  });

  it('keeps what was before, and who changed it', async () => {
    await update({ Principal_Name: 'Leela Menon' });
    await update({ Principal_Name: 'Joseph Kurian' });
    const { history, audits } = await app.store.school(admin.schoolId, async ({ db }) => {
      const [item] = await db.select().from(content).where(eq(content.type, 'schoolProfile'));
      const own = eq(contentHistory.contentId, item?.id ?? 0);
      return {
        history: await db.select().from(contentHistory).where(own).orderBy(asc(contentHistory.version)),
        audits: await db
          .select()
          .from(auditLog)
          .where(and(eq(auditLog.entity, 'schoolProfile'), eq(auditLog.userId, admin.userId)))
          .orderBy(asc(auditLog.id)),
      };
    });
    expect(history.slice(-2).map(({ document }) => document?.Principal_Name)).toEqual(['Leela Menon', 'Joseph Kurian']);
    expect(history.at(-1)).toMatchObject({ userId: admin.userId, action: 'publish' });
    expect(audits.at(-1)).toMatchObject({
      action: 'updateSchoolProfile',
      before: { Principal_Name: 'Leela Menon' },
      after: { Principal_Name: 'Joseph Kurian' },
    });
  });

  it('empties what it is told to empty, and nothing that a school needs', async () => {
    await update({ Short_Name: 'GHS', student_Domain: 'Portal.Greenfield.example' });
    expect((await visitor.get(profilePath)).json).toMatchObject({
      Short_Name: 'GHS',
      student_Domain: 'portal.greenfield.example',
    });
    const { json } = await update({ Clear: ['Short_Name', 'Phone'], student_Domain: '#' });
    expect(json).not.toHaveProperty('Short_Name');
    expect(json).not.toHaveProperty('Phone');
    expect(json.student_Domain).toBe('#');
    expect((await visitor.get('/api/website/header')).json).not.toHaveProperty('student_Domain');
    const refused = await update({ Clear: ['school_Name'] });
    expect(refused.status).toBe(422);
    expect((await update({ Short_Name: '' })).json).toMatchObject({ school_Name: 'Greenfield Hill School' });
  });

  it('replaces the logo, and leaves no file of one that is refused', async () => {
    const before = (await admin.get(profilePath)).json.school_Logo_Image;
    const files = [logoOf(await jpeg({ width: 300, height: 300, seed: 5 }), 'logo.jpg', 'image/jpeg')];
    const { json } = await update({}, { files });
    expect(json.school_Logo_Image).not.toBe(before);
    const shown = await app.get(json.school_Logo_Image, { host: `greenfield.localhost:${app.port}` });
    expect(shown.status).toBe(200);
    expect(await home()).toContain(json.school_Logo_Image.replace(/\/\d+\.webp$/, '/'));
    const svg = [logoOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg', 'image/svg+xml')];
    expect((await update({}, { files: svg })).json.errors).toHaveProperty('school_Logo_Image');
    const late = await update({ Classes_From: 9, Classes_To: 2 }, { files });
    expect(late.json.errors).toEqual({ Classes_To: ['The last class is before the first.'] });
    const kept = json.school_Logo_Image.split('/').slice(0, 4).join('/');
    const next = Number(kept.split('/')[3]) + 1;
    expect(await app.storage.exists(`${admin.schoolId}/${next}/original`)).toBe(false);
    expect((await admin.get(profilePath)).json.school_Logo_Image).toBe(json.school_Logo_Image);
  });

  it('does not let a draft or a planned change bring back what was changed here', async () => {
    const own = eq(content.type, 'schoolProfile');
    await app.store.school(admin.schoolId, async ({ db }) => {
      const [item] = await db.select().from(content).where(own);
      const published = item?.published ?? {};
      const draft = { ...published, Bell_Times: 'from the draft', City: 'Old City' };
      await db.update(content).set({ draft }).where(own);
    });
    await update({ City: 'New City' });
    const [item] = await app.store.school(admin.schoolId, ({ db }) => db.select().from(content).where(own));
    expect(item?.published).toMatchObject({ City: 'New City' });
    expect(item?.published).not.toHaveProperty('Bell_Times');
    expect(item?.draft).toMatchObject({ City: 'New City', Bell_Times: 'from the draft' });
  });

  it('is edited as content too, whose mobile is stored in one form and which keeps what a school needs', async () => {
    await update({ City: 'Nashik', Mobile: '98220 30003' });
    const change = async (step: string, body?: object) => {
      const [item] = (await admin.get('/api/content/schoolProfile')).json;
      const headers = { 'if-match': `"${item.version}"` };
      const method = body ? 'PATCH' : 'POST';
      return admin.call(method, `/api/content/schoolProfile/${item.id}${step}`, { headers, ...(body ? { body } : {}) });
    };
    expect((await change('', { Mobile: '098220-30009' })).json.document.Mobile).toBe('+919822030009');
    expect((await change('', { Mobile: '12' })).json.errors).toHaveProperty('Mobile');
    expect((await change('/publish')).status).toBe(200);
    expect((await admin.get(profilePath)).json.Mobile).toBe('+919822030009');
    expect((await change('', { City: null })).status).toBe(200);
    const { json: changes } = await admin.get('/api/changes');
    const problems = [{ field: 'City', text: 'Please enter city.' }];
    expect(changes).toContainEqual(expect.objectContaining({ type: 'schoolProfile', problems }));
    expect((await change('/publish')).json.errors).toEqual({ City: ['Please enter city.'] });
    expect((await change('', { City: 'Nashik' })).status).toBe(200);
    expect((await admin.get(profilePath)).json.City).toBe('Nashik');
  });

  it('says to register where no school is named, and takes no other school', async () => {
    for (const School_Id of [0, -1])
      expect(await update({ School_Id })).toMatchObject({
        status: 403,
        json: { errorText: 'No school is named here. Register the school first, or send its own id.' },
      });
    expect((await update({ School_Id: admin.schoolId + 1 })).status).toBe(403);
    expect((await admin.call('POST', path, { form: { City: 'Nowhere' } })).json.errors).toHaveProperty('School_Id');
  });

  it.each([
    ['schoolKey', 'There is no field "schoolKey" here.', { schoolKey: 'MINE' }],
    ['status', 'There is no field "status" here.', { status: 'closed' }],
    ['listed', 'There is no field "listed" here.', { listed: true }],
    ['Time_Zone', 'Choose a time zone such as Asia/Kolkata.', { Time_Zone: '+05:30' }],
    ['theme_Id', 'Choose one of the themes: 1, 2, 3.', { theme_Id: 12 }],
    ['Established_Year', 'Enter 2026 or less.', { Established_Year: 2100 }],
    ['Pincode', 'Enter a 6-digit PIN code.', { Pincode: 'ABC' }],
    ['school_Name', 'Please enter school name.', { school_Name: ' x ' }],
  ])('says at %s: %s', async (field, text, form) => {
    const before = (await admin.get(profilePath)).json;
    const { status, json } = await update(form);
    expect(status).toBe(422);
    expect(json.errors[field]?.join(' ')).toContain(text);
    expect((await admin.get(profilePath)).json).toEqual(before);
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a content editor', { role: 'Staff' as const, permissionSets: ['contentEditor' as const] }, 403],
    ['a parent', { role: 'Parent' as const }, 403],
  ])('is not for %s to change', async (_, options, status) => {
    const caller = options ? await signIn(app, options) : { ...visitor, schoolId: admin.schoolId };
    expect((await update({ City: 'Elsewhere' }, {}, caller)).status).toBe(status);
  });

  it('gives phones the short name for their home screen', async () => {
    const shortName = async () =>
      JSON.parse((await app.get('/manifest.webmanifest', { host: `greenfield.localhost:${app.port}` })).text)
        .short_name;
    expect((await update({ Short_Name: 'GHS' })).status).toBe(200);
    expect(await shortName()).toBe('GHS');
    expect((await update({ Clear: ['Short_Name'] })).status).toBe(200);
    expect(await shortName()).not.toBe('GHS');
  });

  it('stores a number for WhatsApp as other mobiles, however it is typed', async () => {
    const { status } = await update({ whatsapp_Number: '098220 55511' });
    expect(status).toBe(200);
    expect((await visitor.get('/api/website/header')).json.whatsapp_Number).toBe('+919822055511');
    expect(await home()).toContain('href="https://wa.me/919822055511"');
  });

  it('gives the header its own links and whether admission is open', async () => {
    const header = async () => (await visitor.get('/api/website/header')).json;
    expect(await header()).toMatchObject({ admission_Open: true });
    expect(await header()).not.toHaveProperty('nav_Items');
    const links = [
      { label: 'Fees', href: '/fees' },
      { label: 'Alumni', href: 'https://alumni.example.org/' },
    ];
    const changed = await update({ admission_Open: 'false', nav_Items: JSON.stringify(links) });
    expect(changed).toMatchObject({ status: 200, json: { admission_Open: false, nav_Items: links } });
    expect(await header()).toMatchObject({ admission_Open: false, nav_Items: links });
    expect((await visitor.get(profilePath)).json).toMatchObject({ admission_Open: false, nav_Items: links });
    const wrong = await update({ nav_Items: JSON.stringify([{ label: 'Run', href: 'javascript:alert(1)' }]) });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.json.errors)).toEqual(['nav_Items[0].href']);
    expect((await update({}, {}, admin)).json.nav_Items).toEqual(links);
    const emptied = await update({ Clear: ['nav_Items', 'admission_Open'] });
    expect(emptied.status).toBe(200);
    expect(await header()).toMatchObject({ admission_Open: true });
    expect(await header()).not.toHaveProperty('nav_Items');
  });

  it("shows the product's own page, with its forms, for the themes 0 and -1", async () => {
    const demo = { Name: 'Farhan Qureshi', School_Name: 'Lakeside School', Mobile: '98220 55511', Consent: true };
    const ask = (host: string) => visitorOf(app, host).post('/api/demo-requests', demo);
    expect((await ask('greenfield.localhost')).status).toBe(404);
    for (const theme_Id of [0, -1]) {
      expect(await update({ theme_Id })).toMatchObject({ status: 200, json: { theme_Id } });
      const page = await visitor.get('/');
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('data-theme-id="0"')]);
      expect(page.text).toContain(`data-school-id="${admin.schoolId}"`);
      expect((await visitor.get('/api/website/schoolByDomain')).json).toMatchObject({
        theme_Id,
        school_Id: admin.schoolId,
      });
      expect((await ask('greenfield.localhost')).status).toBe(201);
    }
    expect((await ask('riverside.localhost')).status).toBe(404);
    expect((await update({ theme_Id: -2 })).status).toBe(422);
    expect((await update({ theme_Id: 1 })).status).toBe(200);
    expect((await visitor.get('/')).text).toContain('data-theme-id="1"');
  });

  it('tells all of it to those who may read it in the office', async () => {
    await update({ Mobile: '9822030004' });
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    const { json, headers } = await teacher.get(profilePath);
    expect(json).toMatchObject({ Mobile: '+919822030004', listed: true });
    expect(headers['cache-control']).toBe('private, no-cache');
    const parent = await signIn(app, { role: 'Parent' });
    expect((await parent.get(profilePath)).json).not.toHaveProperty('Mobile');
    const elsewhere = await signIn(app, { school: 'riverside' });
    const foreign = visitorOf(app, 'localhost', elsewhere.headers);
    expect((await foreign.get(profilePath, { schoolId: admin.schoolId })).json).not.toHaveProperty('Mobile');
  });
});
