import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/store/schema.ts';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, replace, upload } from './media-files.ts';

const later = { describeLater: 'true' };

describe.each(databases)('the library of the office, on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let seed = 200;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { name: 'Rohini Lele' });
  });
  afterAll(() => app.stop());

  const add = async (
    name: string,
    form: Record<string, string | readonly string[]> = { alt: ['A picture'] },
    caller = admin,
  ) => {
    seed += 1;
    const { json, status } = await upload(caller, [pictureOf(name, await jpeg({ seed }))], form);
    expect(status).toBe(201);
    return json.files[0].media;
  };
  const change = (id: number, body: object, caller = admin) => caller.call('PATCH', `/api/media/${id}`, { body });
  const namesOf = async (query: Record<string, string | number | boolean>) =>
    (await admin.get('/api/media', query)).json.map(({ fileName }: { fileName: string }) => fileName);
  const counts = async (caller = admin) => (await caller.get('/api/media/counts')).json;
  /** A facility that visitors see. */
  const publish = async (image: string, name: string) => {
    const { json } = await admin.post('/api/content/facility', { name, image });
    const headers = { 'if-match': `"${json.version}"` };
    return admin.call('POST', `/api/content/facility/${json.id}/publish`, { headers });
  };
  const visitor = () => visitorOf(app, 'greenfield.localhost');

  it('takes a picture that is described later, and finds it until it is', async () => {
    const { id, alt, decorative } = await add('later.jpg', later);
    expect({ alt, decorative }).toEqual({ alt: null, decorative: false });
    expect(await namesOf({ undescribed: true, keyword: 'later' })).toEqual(['later.jpg']);
    const { undescribed } = await counts();
    await change(id, { alt: 'A well' });
    expect(await namesOf({ undescribed: true, keyword: 'later' })).toEqual([]);
    expect((await counts()).undescribed).toBe(undescribed - 1);
  });

  it('still asks for a text where nothing is said at all', async () => {
    const sent = await upload(admin, [pictureOf('silent.jpg', await jpeg({ seed: 299 }))], {});
    expect(sent).toMatchObject({ status: 422, json: { errors: { 'alt[0]': [expect.any(String)] } } });
  });

  it('says how much there is of each kind', async () => {
    const before = await counts();
    await add('plain.jpg');
    const child = await add('child.jpg');
    await change(child.id, { children: 'consent' });
    await add('card.jpg', { alt: ['A girl'], class: 'minor' });
    await upload(admin, [{ ...pictureOf('fees.pdf', pdf()), type: 'application/pdf' }], {});
    const { all, unused, withChildren, documents, undescribed } = await counts();
    expect({
      all: all - before.all,
      unused: unused - before.unused,
      withChildren: withChildren - before.withChildren,
      documents: documents - before.documents,
      undescribed: undescribed - before.undescribed,
    }).toEqual({ all: 4, unused: 4, withChildren: 2, documents: 1, undescribed: 0 });
    const { headers } = await admin.get('/api/media', { withChildren: true });
    expect(Number(headers['x-total-count'])).toBe(withChildren);
    expect(await namesOf({ withChildren: true, pageSize: 2 })).toEqual(['card.jpg', 'child.jpg']);
  });

  it('says of each picture in how many places it is used, and who sent it', async () => {
    const { id, reference } = await add('twice-used.jpg');
    const [item] = (await admin.get('/api/media', { keyword: 'twice-used' })).json;
    expect(item).toMatchObject({ id, useCount: 0 });
    for (const name of ['Store', 'Kitchen']) await admin.post('/api/content/facility', { name, image: reference });
    const [used] = (await admin.get('/api/media', { keyword: 'twice-used' })).json;
    expect(used).toMatchObject({ id, useCount: 2 });
    expect((await admin.get(`/api/media/${id}`)).json).toMatchObject({ uploadedBy: 'Rohini Lele' });
  });

  it('shows visitors no picture of children without consent: not its file, not on the page, not in a new item', async () => {
    const { id, reference, url } = await add('assembly.jpg');
    expect((await publish(reference, 'Assembly hall')).status).toBe(200);
    const page = async () => (await visitor().get('/')).text;
    expect((await visitor().get(url)).headers['cache-control']).toContain('immutable');
    expect(await page()).toContain(`/${id}/64.webp`);
    // By consent: what a browser keeps, it asks for again soon.
    await change(id, { children: 'consent' });
    const byConsent = await visitor().get(url);
    expect(byConsent).toMatchObject({ status: 200, headers: { 'cache-control': 'private, max-age=60' } });
    const headers = { 'if-none-match': String(byConsent.headers.etag) };
    expect((await visitor().call('GET', url, { headers })).status).toBe(304);
    const { json: hidden } = await change(id, { children: 'noConsent' });
    expect(hidden).toMatchObject({ children: 'noConsent', url: expect.stringMatching(/^\/media\/private\//) });
    expect((await admin.get(hidden.url)).status).toBe(200);
    expect((await visitor().get(url)).status).toBe(404);
    expect((await visitor().call('GET', url, { headers })).status).toBe(404);
    expect(await page()).not.toContain(`/${id}/64.webp`);
    const refused = await admin.post('/api/content/facility', { name: 'Again', image: reference });
    expect(refused).toMatchObject({
      status: 422,
      json: {
        errors: { image: ['Choose another picture: this one shows children without consent for the website.'] },
      },
    });
    await change(id, { children: 'consent' });
    expect((await visitor().get(url)).status).toBe(200);
    expect(await page()).toContain(`/${id}/64.webp`);
    expect(await change(id, { children: 'perhaps' })).toMatchObject({ status: 422 });
  });

  it('names among the changes the pictures that nothing describes, which hold nothing back', async () => {
    const { id, reference } = await add('silent-hall.jpg', later);
    const { json: item } = await admin.post('/api/content/facility', { name: 'Silent hall', image: reference });
    const waiting = async () =>
      (await admin.get('/api/changes')).json.find((one: { id: number }) => one.id === item.id);
    expect(await waiting()).toMatchObject({ undescribed: [id], problems: [] });
    await change(id, { decorative: true });
    expect(await waiting()).toMatchObject({ undescribed: [] });
    await change(id, { children: 'noConsent' });
    expect((await waiting()).problems).toMatchObject([{ field: 'image' }]);
  });

  it('keeps what a picture shows in other languages too', async () => {
    const { id, reference } = await add('well.jpg');
    const altTranslations = { hi: 'आँगन का कुआँ' };
    expect((await change(id, { alt: 'The well in the yard', altTranslations })).json).toMatchObject({
      altTranslations,
    });
    await publish(reference, 'The well');
    const { json: shown } = await visitor().get('/api/website/facilities');
    const well = shown.find(({ name }: { name: string }) => name === 'The well');
    expect(well.image_Media.alt).toBe('The well in the yard');
    expect(await change(id, { altTranslations: { Hindi: 'x' } })).toMatchObject({ status: 422 });
    const { json } = await replace(admin, { id, data: await jpeg({ seed: 297 }) });
    expect(json).toMatchObject({ alt: 'The well in the yard', altTranslations });
  });

  it('asks anew about the children of a picture that stands in the place of another', async () => {
    const { id } = await add('old.jpg');
    await change(id, { children: 'consent', focal: { x: 0.1, y: 0.1 } });
    const { json } = await replace(admin, { id, data: await jpeg({ seed: 298 }) });
    expect(json).toMatchObject({ children: null, focal: null, alt: 'A picture', uploadedBy: 'Rohini Lele' });
  });

  it('keeps in the log who recorded a consent', async () => {
    const { id } = await add('recorded.jpg');
    await change(id, { children: 'consent' });
    const logged = await app.store.school(admin.schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.entityId, id)),
    );
    expect(logged.at(-1)).toMatchObject({ entity: 'media', userId: admin.userId, after: { children: 'consent' } });
  });

  it('counts nothing of another school, and changes nothing there', async () => {
    const { id } = await add('ours.jpg');
    const other = await signIn(app, { school: 'riverside' });
    const before = await counts(other);
    await add('ours-too.jpg', later);
    expect(await counts(other)).toEqual(before);
    expect((await change(id, { children: 'noConsent' }, other)).status).toBe(404);
  });

  it('is open to who has the library alone', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await desk.get('/api/media/counts')).status).toBe(403);
    expect((await visitor().get('/api/media/counts')).status).toBe(401);
  });
});
