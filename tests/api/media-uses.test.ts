import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  type ContentDocument,
  content,
  contentHistory,
  scheduledPublications,
  staffMembers,
  students,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, replace as replacePicture, upload } from './media-files.ts';
import { staffDetails } from './staff-bodies.ts';
import { addStudent } from './student-bodies.ts';

describe.each(databases)('where media are used, on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let seed = 100;
  const schoolId = () => admin.schoolId;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const inSchool = <T>(work: (db: Db) => Promise<T>): Promise<T> => app.store.school(schoolId(), ({ db }) => work(db));
  const addPicture = async (): Promise<number> => {
    seed += 1;
    const { json } = await upload(admin, [pictureOf(`p${seed}.jpg`, await jpeg({ seed }))], {
      alt: [`Picture ${seed}`],
    });
    return json.files[0].media.id;
  };
  const addItem = (
    type: string,
    documents: { published?: ContentDocument; draft?: ContentDocument; scheduled?: ContentDocument; deletedAt?: Date },
  ) =>
    inSchool(async (db) => {
      const [row] = await db
        .insert(content)
        .values({ schoolId: schoolId(), type, ...documents })
        .returning();
      return row?.id ?? 0;
    });
  const itemOf = (id: number) => inSchool(async (db) => (await db.select().from(content).where(eq(content.id, id)))[0]);
  const usesOf = async (id: number) => (await admin.get(`/api/media/${id}`)).json.uses;
  const unusedIds = async () =>
    (await admin.get('/api/media', { unused: true, pageSize: 100 })).json.map((row: { id: number }) => row.id);
  const replace = async (id: number, form: Record<string, string> = {}) => {
    seed += 1;
    return replacePicture(admin, { id, data: await jpeg({ seed }), form });
  };

  it('are found in the text of an article, kept from deletion, and replaced there', async () => {
    const id = await addPicture();
    const text = (picture: number): string => `<p>On the hill</p><img src="media:${picture}" alt="A kite" />`;
    const { json: article } = await admin.post('/api/content/blog', {
      blog_Title: 'Kites',
      blog_Description: text(id),
      entryDate: '2026-11-20',
    });
    expect(article.document.blog_Description).toBe(text(id));
    const { json: other } = await admin.call('PATCH', `/api/content/blog/${article.id}`, {
      body: { blog_Description: text(999_999) },
      headers: { 'if-match': '"1"' },
    });
    expect(other.errors).toEqual({ blog_Description: ['Choose a picture from the library.'] });
    expect(await usesOf(id)).toMatchObject([
      { type: 'blog', id: article.id, field: 'blog_Description', state: 'draft' },
    ]);
    expect(await unusedIds()).not.toContain(id);
    expect((await admin.call('DELETE', `/api/media/${id}`)).status).toBe(409);
    const { json: replaced } = await replace(id);
    expect((await itemOf(article.id))?.draft?.blog_Description).toBe(text(replaced.id));
    await admin.call('POST', `/api/content/blog/${article.id}/publish`, { headers: { 'if-match': '"2"' } });
    const shown = await app.get('/blog/kites', { host: 'greenfield.localhost' });
    expect(shown.text).toContain(`<img src="/media/${schoolId()}/${replaced.id}/`);
    expect(shown.text).toContain('alt="A kite" loading="lazy"');
  });

  it('are named with item, field and state, also from drafts and the bin', async () => {
    const id = await addPicture();
    const image = `media:${id}`;
    const album = { albumName: 'Sports day', schoolThemeMediaJson: [{ Media_Name: 'media:1' }, { Media_Name: image }] };
    const facility = await addItem('facility', {
      published: { name: 'Library', image },
      draft: { name: 'The library', image },
    });
    const gallery = await addItem('galleryAlbum', { scheduled: album });
    const banner = await addItem('banner', { draft: { image }, deletedAt: new Date() });
    await addItem('facility', { published: { name: 'Lab', image: `media:${id}0`, note: `see media:${id}` } });
    const uses = await usesOf(id);
    expect(uses).toHaveLength(4);
    expect(uses).toEqual(
      expect.arrayContaining([
        { type: 'facility', id: facility, name: 'Library', field: 'image', state: 'published' },
        { type: 'facility', id: facility, name: 'The library', field: 'image', state: 'draft' },
        expect.objectContaining({
          type: 'galleryAlbum',
          id: gallery,
          field: 'schoolThemeMediaJson[1].Media_Name',
          state: 'scheduled',
        }),
        expect.objectContaining({ type: 'banner', id: banner, field: 'image', state: 'bin' }),
      ]),
    );
    expect(await unusedIds()).not.toContain(id);
  });

  it('keep a picture from being deleted, and from another class', async () => {
    const id = await addPicture();
    const item = await addItem('message', { published: { name: 'Anita Desai', image: `media:${id}` } });
    const refused = await admin.call('DELETE', `/api/media/${id}`);
    expect(refused).toMatchObject({
      status: 409,
      json: {
        errorText: 'This picture is in use. Take it out of where it is used first.',
        uses: [{ type: 'message', id: item, field: 'image', state: 'published' }],
      },
    });
    expect((await admin.call('PATCH', `/api/media/${id}`, { body: { class: 'minor' } })).status).toBe(409);
    expect((await admin.get(`/api/media/${id}`)).json).toMatchObject({ class: 'public' });
    expect(await app.storage.exists(`${schoolId()}/${id}/64.webp`)).toBe(true);
  });

  it('are none for a picture that may go with its row, its files and a word in the audit log', async () => {
    const id = await addPicture();
    const { json } = await admin.get(`/api/media/${id}`);
    const [{ url }] = json.variants;
    const visitor = visitorOf(app, 'greenfield.localhost');
    expect((await visitor.get(url)).status).toBe(200);
    expect(await unusedIds()).toContain(id);
    expect((await admin.call('DELETE', `/api/media/${id}`)).status).toBe(204);
    expect((await admin.get(`/api/media/${id}`)).status).toBe(404);
    expect((await visitor.get(url)).status).toBe(404);
    for (const file of ['original', '64.webp'])
      expect(await app.storage.exists(`${schoolId()}/${id}/${file}`)).toBe(false);
    const reported = await inSchool((db) => db.select().from(auditLog).where(eq(auditLog.entityId, id)));
    expect(reported.map(({ action, userId }) => [action, userId])).toEqual([
      ['uploadMedia', admin.userId],
      ['removeMedia', admin.userId],
    ]);
  });

  it('all have the next picture once one was replaced, each with its history', async () => {
    const id = await addPicture();
    const image = `media:${id}`;
    const facility = await addItem('facility', {
      published: { name: 'Pool', image },
      draft: { name: 'The pool', image },
    });
    const banner = await addItem('banner', { published: { image } });
    const other = await addItem('banner', { published: { image: 'media:1' } });
    const refs = [facility, other].map((one, at) => ({ type: at === 0 ? 'facility' : 'banner', id: one, version: 1 }));
    const stale = { type: 'banner', id: banner, version: 7 };
    await inSchool((db) =>
      db.insert(scheduledPublications).values({ schoolId: schoolId(), at: new Date(), changes: [...refs, stale] }),
    );
    const { status, json } = await replace(id);
    expect(status).toBe(200);
    expect(json.id).toBeGreaterThan(id);
    expect(json).toMatchObject({ class: 'public', alt: `Picture ${seed - 1}`, fileName: 'next.jpg' });
    expect(json.uses.map(({ id: item }: { id: number }) => item)).toEqual([banner, facility, facility]);
    const next = `media:${json.id}`;
    expect(await itemOf(facility)).toMatchObject({
      published: { name: 'Pool', image: next },
      draft: { name: 'The pool', image: next },
      scheduled: null,
      version: 2,
      updatedBy: admin.userId,
    });
    expect(await itemOf(banner)).toMatchObject({ published: { image: next }, version: 2 });
    expect(await itemOf(other)).toMatchObject({ published: { image: 'media:1' }, version: 1 });
    // What was chosen to go live at a time goes live with the new picture; what was changed before is held back as it was.
    const [set] = await inSchool((db) => db.delete(scheduledPublications).returning());
    expect(set?.changes).toEqual([{ ...refs[0], version: 2 }, refs[1], stale]);
    const history = await inSchool((db) =>
      db.select().from(contentHistory).where(eq(contentHistory.contentId, facility)),
    );
    expect(history).toMatchObject([{ action: 'replacePicture', version: 2, document: { image: next } }]);
    expect((await admin.get(`/api/media/${id}`)).status).toBe(404);
    expect(await app.storage.exists(`${schoolId()}/${id}/original`)).toBe(false);
    expect(await app.storage.exists(`${schoolId()}/${json.id}/original`)).toBe(true);
  });

  it('are records of students and of staff, whose photos go with the picture', async () => {
    const { Subjects: _, ...form } = staffDetails({ School_Id: schoolId() });
    const photo = { field: 'Staff_Photo', name: 'lata.jpg', type: 'image/jpeg', data: await jpeg({ seed: 900 }) };
    const sent = { form: form as Record<string, string>, files: [photo] };
    const { json: added } = await admin.call('POST', '/api/staff/add_staff_member', sent);
    const memberOf = async () =>
      (await admin.get(`/api/staff/${added.member.Staff_Id}`)).json.member as { Staff_Photo: string; Version: number };
    const photoOf = (table: typeof staffMembers | typeof students, id: number) =>
      inSchool(async (db) => (await db.select({ id: table.photoMediaId }).from(table).where(eq(table.id, id)))[0]?.id);
    const before = (await photoOf(staffMembers, added.member.Staff_Id)) ?? 0;
    const { Student_Id: child } = await addStudent(admin);
    await inSchool((db) => db.update(students).set({ photoMediaId: before }).where(eq(students.id, child)));

    const { status, json } = await replace(before, { alt: 'Lata Mahajan' });
    expect(status).toBe(200);
    expect([await photoOf(staffMembers, added.member.Staff_Id), await photoOf(students, child)]).toEqual([
      json.id,
      json.id,
    ]);
    expect((await memberOf()).Version).toBe(added.member.Version + 1);
    expect((await admin.call('GET', (await memberOf()).Staff_Photo)).status).toBe(200);
  });

  it('show a replaced picture on the next page', async () => {
    const page = async () => (await visitorOf(app, 'greenfield.localhost').get('/')).text;
    const shown = /\/media\/\d+\/(\d+)\/\d+\.webp/;
    const id = Number(shown.exec(await page())?.[1]);
    const { status, json } = await replace(id, { alt: 'Another view' });
    expect(status).toBe(200);
    const after = await page();
    expect(after).toContain(`/media/${schoolId()}/${json.id}/`);
    expect(after).not.toContain(`/media/${schoolId()}/${id}/`);
  });

  it('are unchanged where a replacement is no picture', async () => {
    const id = await addPicture();
    const banner = await addItem('banner', { published: { image: `media:${id}` } });
    const file = { ...pictureOf('x.png', Buffer.from('<svg onload="alert(1)">')), field: 'file' };
    const refused = await admin.call('POST', `/api/media/${id}/replace`, { files: [file], form: {} });
    expect(refused).toMatchObject({ status: 422, json: { errors: { file: [expect.stringContaining('SVG')] } } });
    const none = await admin.call('POST', `/api/media/${id}/replace`, { form: { alt: 'x' } });
    expect(none).toMatchObject({ status: 422, json: { errors: { file: ['Please choose a picture.'] } } });
    expect(await itemOf(banner)).toMatchObject({ published: { image: `media:${id}` }, version: 1 });
  });
});
