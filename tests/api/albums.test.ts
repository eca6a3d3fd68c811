import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, upload } from './media-files.ts';

describe.each(databases)('albums and crops of the library, on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let seed = 700;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { name: 'Rohini Lele' });
  });
  afterAll(() => app.stop());

  const add = async (name: string, form: Record<string, string | readonly string[]> = { alt: ['A picture'] }) => {
    seed += 1;
    const data = await jpeg({ width: 800, height: 600, seed });
    return (await upload(admin, [pictureOf(name, data)], form)).json.files[0].media;
  };
  const start = async (album_Name: string) =>
    (await admin.post('/api/content/galleryAlbum', { album_Name, schoolThemeMediaJson: [] })).json;
  const publish = (id: number, version: number) =>
    admin.call('POST', `/api/content/galleryAlbum/${id}/publish`, { headers: { 'if-match': `"${version}"` } });
  const pictures = (id: number, action: 'add' | 'remove', ids: readonly number[]) =>
    admin.post(`/api/albums/${id}/pictures`, { action, ids });
  const list = async (query: Record<string, string | number> = {}) => (await admin.get('/api/albums', query)).json;

  it('keeps an empty album, and publishes it', async () => {
    const { id, version } = await start('Farewell');
    const [draft] = await list({ keyword: 'farew' });
    expect(draft).toEqual({
      id,
      album_Name: 'Farewell',
      album_Date: null,
      total: 0,
      state: 'draft',
      isActiveWebsite: 0,
      version,
      cover: null,
    });
    expect(await list({ keyword: 'farew', isActiveWebsite: 1 })).toEqual([]);
    expect((await publish(id, version)).status).toBe(200);
    expect(await list({ keyword: 'farew', isActiveWebsite: 1 })).toMatchObject([{ id, isActiveWebsite: 1, total: 0 }]);
  });

  it('takes pictures in, each by itself, with its caption; the first is the cover', async () => {
    const { id } = await start('Kite day');
    const [first, second] = [await add('kite-1.jpg'), await add('kite-2.jpg')];
    const child = await add('card.jpg', { alt: ['A girl'], class: 'minor' });
    const hidden = await add('hidden.jpg');
    await admin.call('PATCH', `/api/media/${hidden.id}`, { body: { children: 'noConsent' } });
    await admin.call('PATCH', `/api/media/${second.id}`, { body: { caption: 'The red one' } });
    const { json } = await pictures(id, 'add', [first.id, second.id, child.id, hidden.id, 999_999]);
    const told = json.files.map(({ ok, reason }: { ok: boolean; reason?: string }) => reason ?? ok);
    expect(told).toEqual([true, true, 'ofChild', 'noConsent', 'gone']);
    expect(json.album).toMatchObject({ id, total: 2, cover: expect.stringContaining(`/${first.id}/`) });
    expect((await pictures(id, 'add', [first.id])).json.files).toMatchObject([{ ok: false, reason: 'there' }]);
    const { json: open } = await admin.get(`/api/albums/${id}`);
    expect(open.pictures).toMatchObject([
      { Media_Name: first.reference, name: 'kite-1.jpg' },
      { Media_Name: second.reference, caption: 'The red one' },
    ]);
    const out = await pictures(id, 'remove', [first.id, child.id]);
    expect(out.json).toMatchObject({
      album: { total: 1, cover: expect.stringContaining(`/${second.id}/`) },
      files: [{ ok: true }, { ok: false, reason: 'notThere' }],
    });
    expect((await admin.get('/api/albums/999999')).status).toBe(404);
  });

  it('tells the captions in other languages too', async () => {
    const { id, version } = await start('In two languages');
    const { reference } = await add('two.jpg');
    const entry = { Media_Name: reference, caption: 'The kite', translations: { hi: { caption: 'पतंग' } } };
    const headers = { 'if-match': `"${version}"` };
    const body = { schoolThemeMediaJson: [entry] };
    expect((await admin.call('PATCH', `/api/content/galleryAlbum/${id}`, { body, headers })).status).toBe(200);
    expect((await admin.get(`/api/albums/${id}`)).json.pictures).toMatchObject([entry]);
  });

  it('shows visitors an album as it was, until what was put in is published', async () => {
    const { id, version } = await start('Rain');
    await publish(id, version);
    const picture = await add('rain.jpg');
    const { json } = await pictures(id, 'add', [picture.id]);
    expect(json.album).toMatchObject({ state: 'changed', isActiveWebsite: 1, total: 1 });
    const document = async () => (await admin.get(`/api/content/galleryAlbum/${id}`)).json.published;
    expect((await document()).schoolThemeMediaJson).toEqual([]);
    await publish(id, json.album.version);
    expect((await document()).schoolThemeMediaJson).toEqual([{ Media_Name: picture.reference }]);
  });

  it('cuts a new picture out of a stored one, turned, and keeps the old one', async () => {
    const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#f00' } })
      .composite([
        { input: { create: { width: 400, height: 400, channels: 3, background: '#00f' } }, left: 400, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    const [{ media: old }] = (await upload(admin, [pictureOf('halves.jpg', halves)], { alt: ['Two halves'] })).json
      .files;
    await admin.call('PATCH', `/api/media/${old.id}`, { body: { tags: ['colours'], children: 'none' } });
    const body = { x: 0, y: 0.5, width: 1, height: 0.5, turn: 90 };
    const { status, json: made } = await admin.post(`/api/media/${old.id}/crop`, body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      width: 400,
      height: 400,
      alt: 'Two halves',
      tags: ['colours'],
      children: 'none',
      uses: [],
    });
    expect(made).toMatchObject({ madeFrom: old.id, fileName: 'halves.jpg', focal: null });
    // Turned clockwise, what was on the right is below.
    const file = await app.storage.get(`${admin.schoolId}/${made.id}/original`);
    const { dominant } = await sharp(file).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await admin.get(`/api/media/${old.id}`)).json).toMatchObject({ width: 800, height: 400, madeFrom: null });
    expect((await admin.post(`/api/media/${old.id}/crop`, { ...body, turn: 45 })).status).toBe(422);
    expect((await admin.post(`/api/media/${old.id}/crop`, { ...body, width: 0 })).status).toBe(422);
  });

  it('shows the new picture where the old one was, and keeps both', async () => {
    const old = await add('wide.jpg');
    const { json: item } = await admin.post('/api/content/facility', { name: 'The court', image: old.reference });
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const { json: made } = await admin.post(`/api/media/${old.id}/crop`, crop);
    const { json } = await admin.post(`/api/media/${made.id}/take-place`, { of: old.id });
    expect(json).toMatchObject({ id: made.id, uses: [{ type: 'facility', name: 'The court' }] });
    const { json: changed } = await admin.get(`/api/content/facility/${item.id}`);
    expect(changed.document.image).toBe(made.reference);
    expect((await admin.get(`/api/media/${old.id}`)).json.uses).toEqual([]);
    expect((await admin.post(`/api/media/${made.id}/take-place`, { of: made.id })).status).toBe(409);
    await admin.call('PATCH', `/api/media/${old.id}`, { body: { children: 'noConsent' } });
    expect((await admin.post(`/api/media/${old.id}/take-place`, { of: made.id })).status).toBe(409);
  });
});
