import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import { content } from '#server/store/schema.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { newsFeeds } from '#server/website/feeds/articles.ts';
import { calendarFeeds } from '#server/website/feeds/calendar.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';
const email = 'devika@example.org';
const broken = 'Hill\r\nBEGIN:VALARM\u2028 School';
const whole = 'Hill BEGIN:VALARM School';

describe('a text of one line that came with line breaks', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp();
    admin = await signIn(app);
    await addAccount(app, { email, mobile: '+919876543210', name: 'Devika Menon' });
  });
  afterAll(() => app.stop());

  it('is stored on one line, and texts of several lines as they are', async () => {
    const form = { School_Id: admin.schoolId, school_Name: broken, school_address: '1 Hill Road\r\nPune' };
    const { status, json } = await admin.call('POST', '/api/Account/updateSchoolProfile', { form });
    expect(status).toBe(200);
    expect(json).toMatchObject({ school_Name: whole, school_address: '1 Hill Road\nPune' });
    const notice = await admin.post('/api/content/notice', { noticeHead: broken, noticeDetails: 'One\r\nTwo' });
    expect(notice.json.document).toMatchObject({ noticeHead: whole, noticeDetails: 'One\nTwo' });
    const subject = await admin.post('/api/lookups/subjects/values', { name: broken, details: { code: 'A\n1' } });
    expect(subject.json).toMatchObject({ name: whole, details: { code: 'A 1' } });
  });

  it('stops neither mails nor feeds where it was stored before', async () => {
    const names: Readonly<Record<string, string>> = { schoolProfile: 'school_Name', event: 'noticeHead' };
    await app.store.school(admin.schoolId, async ({ db, touch }) => {
      for (const row of await db.select().from(content)) {
        const field = names[row.type];
        if (field === undefined || !row.published) continue;
        const published = { ...row.published, [field]: broken };
        await db.update(content).set({ published }).where(eq(content.id, row.id));
        touch(schoolTag(admin.schoolId, row.type));
      }
    });
    await updateSchool(app.store, admin.schoolId, { name: broken });
    await visitorOf(app, host).post('/api/Account/forgotPassword', { login: email });
    const { subject, links } = await mailTo(app, email);
    expect(subject).toContain(whole);
    expect(links).toHaveLength(1);
    for (const { path } of calendarFeeds) {
      const { text } = await app.get(path, { host });
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028]/);
      expect(text).not.toMatch(/^BEGIN:VALARM/m);
      expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('name')).toContain(whole);
    }
    for (const { path } of newsFeeds) expect((await app.get(path, { host })).text).toContain(whole);
  });
});
