import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { content, media } from '#server/store/schema.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';

const green = 'greenfield.localhost';
const river = 'riverside.localhost';

describe('a picture', () => {
  let app: TestApp;
  let schoolIds: Readonly<Record<'greenfield' | 'riverside', number>>;
  /** Addresses by the name of the item that shows the picture. */
  let shown: string;
  let ofConsent: string;
  let withoutConsent: string;
  let ofRiverside: string;

  const addressOf = async (school: number, name: string, field: string): Promise<string> =>
    app.store.school(school, async ({ db }) => {
      const rows = await db.select().from(content).orderBy(asc(content.id));
      const row = rows.find(({ published }) => Object.values(published ?? {}).includes(name));
      const id = Number(String(row?.published?.[field]).replace('media:', ''));
      const [picture] = await db.select().from(media).where(eq(media.id, id));
      const key = picture?.variants.find(({ format }) => format === 'webp')?.key;
      expect(key).toMatch(/^\d+\/\d+\/\d+\.webp$/);
      return `/media/${key}`;
    });

  beforeAll(async () => {
    app = await startApp();
    const idOf = async (slug: string): Promise<number> => (await findSchoolBySlug(app.store, slug))?.schoolId ?? -1;
    schoolIds = { greenfield: await idOf('greenfield'), riverside: await idOf('riverside') };
    shown = await addressOf(schoolIds.greenfield, 'Admissions Open for Session 2027-28', 'image');
    ofConsent = await addressOf(schoolIds.riverside, 'Nora Quill', 'student_Photo');
    withoutConsent = await addressOf(schoolIds.riverside, 'Otis Hidden', 'student_Photo');
    ofRiverside = await addressOf(schoolIds.riverside, 'By the river', 'image');
  });
  afterAll(() => app.stop());

  const statusOf = async (path: string, host: string): Promise<number> => (await app.get(path, { host })).status;

  it('of a school never changes under its address', async () => {
    const { status, headers, body } = await app.get(shown, { host: green });
    expect(status).toBe(200);
    expect(body.subarray(8, 12).toString()).toBe('WEBP');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('of a child is kept by its own browser only, and not for long', async () => {
    const { status, headers } = await app.get(ofConsent, { host: river });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, max-age=60');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('of a child without consent is not there, on no host', async () => {
    for (const host of [river, green, 'localhost']) expect(await statusOf(withoutConsent, host)).toBe(404);
  });

  it('of another school is not there', async () => {
    expect(await statusOf(ofRiverside, river)).toBe(200);
    expect(await statusOf(ofRiverside, green)).toBe(404);
    expect(await statusOf(shown, river)).toBe(404);
    // Another school's number before an own picture, and the other way round.
    expect(await statusOf(shown.replace(/^\/media\/\d+/, `/media/${schoolIds.riverside}`), green)).toBe(404);
    const [, , , id, file] = ofRiverside.split('/');
    expect(await statusOf(`/media/${schoolIds.greenfield}/${Number(id) + 10_000}/${file}`, green)).toBe(404);
  });

  it('is on the platform’s host where its school is listed, and on no unknown host', async () => {
    expect(await statusOf(ofRiverside, 'localhost')).toBe(200);
    await updateSchool(app.store, schoolIds.riverside, { listed: false });
    expect(await statusOf(ofRiverside, 'localhost')).toBe(404);
    expect(await statusOf(ofRiverside, river)).toBe(200);
    await updateSchool(app.store, schoolIds.riverside, { listed: true, status: 'suspended' });
    expect(await statusOf(ofRiverside, 'localhost')).toBe(503);
    expect(await statusOf(ofRiverside, river)).toBe(503);
    await updateSchool(app.store, schoolIds.riverside, { status: 'active' });
    expect(await statusOf(ofRiverside, river)).toBe(200);
    for (const host of ['nobody.localhost', 'www.riverside.localhost'])
      expect(await statusOf(ofRiverside, host)).toBe(404);
  });

  it('of a child is gone at once when the consent goes', async () => {
    expect(await statusOf(ofConsent, river)).toBe(200);
    expect((await app.get('/', { host: river })).text).toContain('Nora Quill');
    await app.store.school(schoolIds.riverside, async ({ db, touch }) => {
      const rows = await db.select().from(content).where(eq(content.type, 'birthdayStudent'));
      const nora = rows.find(({ published }) => published?.student_Name === 'Nora Quill');
      const published = { ...nora?.published, Photo_Consent: 'Internal' };
      await db
        .update(content)
        .set({ published })
        .where(eq(content.id, nora?.id ?? -1));
      touch(schoolTag(schoolIds.riverside, 'birthdayStudent'));
    });
    expect(await statusOf(ofConsent, river)).toBe(404);
    expect((await app.get('/', { host: river })).text).not.toContain('Nora Quill');
  });

  it.each([
    '/media/1/1/original',
    '/media/1/1/64.svg',
    '/media/1/1/..%2f..%2fsecret',
    '/media/1/..%2f1/64.webp',
    '/media/../secret',
    '/media/1/0/64.webp',
    '/media/01/1/64.webp',
    '/media/1/1/999999.webp',
    '/media/1/99999999999/64.webp',
    '/media/-1/1/64.webp',
    '/media/1/1/64.webp%00',
    '/media/1/1/64.WEBP',
  ])('%s is no picture', async (path) => {
    const { status, headers } = await app.get(path, { host: green });
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/problem\+json/);
    expect(headers['cache-control']).toBe('no-store');
  });
});
