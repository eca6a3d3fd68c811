import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMediaReferences } from '#server/core/validation/media-reference.ts';
import { content, media } from '#server/store/schema.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, type CallResult, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, replace, upload } from './media-files.ts';

const rounds = 8;

describe.each(databases)('a picture that several work with at once, on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let seed = 300;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const nextPicture = () => {
    seed += 1;
    return jpeg({ seed });
  };
  const addPicture = async (): Promise<number> => {
    const { json } = await upload(admin, [pictureOf('p.jpg', await nextPicture())]);
    return json.files[0].media.id;
  };
  const addBanner = (id: number): Promise<CallResult> =>
    admin.post('/api/content/banner', { image: `media:${id}`, heading: 'Welcome' });

  /** Pictures that the drafts of the school name and that are not there. */
  const dangling = () =>
    app.store.school(admin.schoolId, async ({ db }) => {
      const rows = await db.select({ draft: content.draft }).from(content).where(isNotNull(content.draft));
      const known = new Set((await db.select({ id: media.id }).from(media)).map(({ id }) => id));
      return [...findMediaReferences(rows)].filter((id) => !known.has(id));
    });

  it('is either used or deleted, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await addPicture();
      const remove = () => admin.call('DELETE', `/api/media/${id}`);
      // By turns, so that each is the first now and then.
      const [used, removed] =
        round % 2 === 0
          ? await Promise.all([addBanner(id), remove()])
          : (await Promise.all([remove(), addBanner(id)])).toReversed();
      expect(['201 409', '422 204']).toContain(`${used?.status} ${removed?.status}`);
    }
    expect(await dangling()).toEqual([]);
  });

  it('is replaced in an item that is saved at the same time, or kept out of it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await addPicture();
      const { json: item } = await addBanner(id);
      const data = await nextPicture();
      const save = admin.call('PATCH', `/api/content/banner/${item.id}`, {
        body: { heading: `Round ${round}` },
        headers: { 'if-match': '"1"' },
      });
      const [saved, replaced, second] = await Promise.all([save, replace(admin, { id, data }), addBanner(id)]);
      expect(replaced.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      expect([201, 422]).toContain(second.status);
      const { json: after } = await admin.get(`/api/content/banner/${item.id}`);
      expect(after.document).toMatchObject({ image: `media:${replaced.json.id}` });
      expect(after.document.heading).toBe(saved.status === 200 ? `Round ${round}` : 'Welcome');
    }
    expect(await dangling()).toEqual([]);
  });

  it('is replaced by one of two who try at once', async () => {
    const id = await addPicture();
    await addBanner(id);
    const [first, second] = [await nextPicture(), await nextPicture()];
    const answers = await Promise.all([replace(admin, { id, data: first }), replace(admin, { id, data: second })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await dangling()).toEqual([]);
  });
});
