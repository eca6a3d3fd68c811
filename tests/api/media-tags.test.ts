import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#server/store/schema.ts';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, upload } from './media-files.ts';

describe.each(databases)('many files of the library at once, on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let seed = 600;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { name: 'Rohini Lele' });
  });
  afterAll(() => app.stop());

  const add = async (name: string, form: Record<string, string | readonly string[]> = { describeLater: 'true' }) => {
    seed += 1;
    const sent = await upload(admin, [pictureOf(name, await jpeg({ seed }))], form);
    expect(sent.status).toBe(201);
    return sent.json.files[0].media;
  };
  const addDocument = async (name: string) => {
    const sent = await upload(admin, [{ ...pictureOf(name, pdf()), type: 'application/pdf' }], {});
    return sent.json.files[0].media;
  };
  const change = (id: number, body: object) => admin.call('PATCH', `/api/media/${id}`, { body });
  const bulk = async (body: object, caller = admin) => caller.post('/api/media/bulk', body);
  const get = async (id: number) => (await admin.get(`/api/media/${id}`)).json;
  const idsOf = async (query: Record<string, string | number>) => {
    const { json, headers } = await admin.get('/api/media', query);
    expect(headers['x-total-count']).toBe(String(json.length));
    return json.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
  };

  it('keeps the tags of a file in one form, and finds it by tag, caption, description and name', async () => {
    const { id } = await add('relay-finish.jpg');
    const sent = { tags: ['  Sports   Day ', '#sports day', 'दौड़'], caption: 'The last metre', alt: 'Two runners' };
    expect((await change(id, sent)).json).toMatchObject({ tags: ['sports day', 'दौड़'.normalize('NFC')] });
    await change(id, { altTranslations: { hi: 'दो धावक' } });
    for (const keyword of ['RELAY', 'last met', 'runners', 'ports d', 'धावक', 'दौड़'])
      expect(await idsOf({ keyword }), keyword).toEqual([id]);
    expect(await idsOf({ tag: 'Sports Day' })).toEqual([id]);
    expect(await idsOf({ tag: 'sports' })).toEqual([]);
    expect(await idsOf({ keyword: 'no such word' })).toEqual([]);
    expect((await change(id, { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) })).status).toBe(422);
    expect((await change(id, { tags: ['x'.repeat(41)] })).status).toBe(422);
    await change(id, { tags: [], caption: ' ' });
    expect(await get(id)).toMatchObject({ tags: [], caption: null });
    expect(await idsOf({ keyword: 'ports d' })).toEqual([]);
  });

  it('files a document under tags, and changes nothing else of it', async () => {
    const { id } = await addDocument('calendar.pdf');
    expect((await change(id, { tags: ['calendar'] })).json).toMatchObject({ tags: ['calendar'] });
    expect((await change(id, { alt: 'A calendar' })).status).toBe(409);
  });

  it('suggests the tags of the school, the most used first', async () => {
    const [first, second] = [await add('a.jpg'), await add('b.jpg')];
    await bulk({ action: 'tag', ids: [first.id, second.id], tags: ['Annual Day'] });
    await bulk({ action: 'tag', ids: [first.id], tags: ['stage'] });
    const { json } = await admin.get('/api/media/tags');
    expect(json[0]).toEqual({ tag: 'annual day', count: 2 });
    expect(json).toContainEqual({ tag: 'stage', count: 1 });
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get('/api/media/tags')).json).toEqual([]);
    expect((await other.get('/api/media', { tag: 'annual day' })).json).toEqual([]);
  });

  it('tells of each file what became of it, so that it can be undone', async () => {
    const [first, second] = [await add('first.jpg'), await add('second.jpg')];
    await change(first.id, { tags: ['kept'] });
    const { json } = await bulk({ action: 'tag', ids: [first.id, second.id, 999_999], tags: ['kept', 'new'] });
    expect(json.files).toEqual([
      { id: first.id, ok: true, name: 'first.jpg', changed: true, tags: ['new'] },
      { id: second.id, ok: true, name: 'second.jpg', changed: true, tags: ['kept', 'new'] },
      { id: 999_999, ok: false, name: null, reason: 'gone' },
    ]);
    await bulk({ action: 'untag', ids: [first.id, second.id], tags: ['new'] });
    expect([(await get(first.id)).tags, (await get(second.id)).tags]).toEqual([['kept'], ['kept']]);
    expect((await bulk({ action: 'tag', ids: [first.id], tags: [' # '] })).status).toBe(422);
    await change(first.id, { tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
    const full = await bulk({ action: 'tag', ids: [first.id], tags: ['one more'] });
    expect(full.json.files[0]).toMatchObject({ ok: false, reason: 'tooManyTags' });
  });

  it('marks as decoration what nobody has described, and takes that back', async () => {
    const [plain, described] = [await add('plain.jpg'), await add('told.jpg', { alt: ['A well'] })];
    const document = await addDocument('fees.pdf');
    const ids = [plain.id, described.id, document.id];
    const { json } = await bulk({ action: 'decorate', ids });
    expect(json.files.map(({ ok, reason }: { ok: boolean; reason?: string }) => reason ?? ok)).toEqual([
      true,
      'described',
      'notPicture',
    ]);
    expect((await get(plain.id)).decorative).toBe(true);
    await bulk({ action: 'decorate', ids: [plain.id], decorative: false });
    expect(await get(plain.id)).toMatchObject({ alt: null, decorative: false });
  });

  it('says what is known of the children in many, and what was said before', async () => {
    const [first, second] = [await add('class.jpg'), await add('card.jpg', { alt: ['A girl'], class: 'minor' })];
    const { json } = await bulk({ action: 'children', ids: [first.id, second.id], children: 'consent' });
    expect(json.files).toEqual([
      { id: first.id, ok: true, name: 'class.jpg', changed: true, children: null },
      { id: second.id, ok: false, name: 'card.jpg', reason: 'ofChild' },
    ]);
    await bulk({ action: 'children', ids: [first.id], children: null });
    expect((await get(first.id)).children).toBeNull();
    expect((await bulk({ action: 'children', ids: [first.id] })).status).toBe(422);
  });

  it('deletes what nothing uses, and names what keeps the others', async () => {
    const [free, used] = [await add('free.jpg'), await add('used.jpg', { alt: ['A hall'] })];
    await admin.post('/api/content/facility', { name: 'The hall', image: used.reference });
    const { json } = await bulk({ action: 'delete', ids: [used.id, free.id] });
    expect(json.files).toMatchObject([
      { id: used.id, ok: false, reason: 'used', uses: [{ type: 'facility', name: 'The hall' }] },
      { id: free.id, ok: true, changed: true },
    ]);
    expect((await admin.get(`/api/media/${free.id}`)).status).toBe(404);
    expect((await admin.get(free.url)).status).toBe(404);
    expect((await get(used.id)).id).toBe(used.id);
  });

  it('gives many files as one archive, under names of their own', async () => {
    const [first, second] = [await add('gate.jpg'), await add('gate.jpg')];
    const document = await addDocument('मेन्यू.pdf');
    const ids = [first.id, second.id, document.id].join(',');
    const answer = await ask(app.port, `/api/media/archive?ids=${ids}`, {
      host: admin.host,
      headers: admin.headers,
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const folder = mkdtempSync(join(tmpdir(), 'archive-'));
    try {
      writeFileSync(join(folder, 'all.zip'), answer.body);
      execFileSync('python3', ['-m', 'zipfile', '-e', 'all.zip', '.'], { cwd: folder });
      const size = async (name: string) => (await sharp(readFileSync(join(folder, name))).metadata()).width;
      expect([await size('gate.jpg'), await size('gate (2).jpg')]).toEqual([first.width, second.width]);
      expect(readFileSync(join(folder, 'मेन्यू.pdf'))).toEqual(pdf());
    } finally {
      rmSync(folder, { recursive: true });
    }
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get('/api/media/archive', { ids })).status).toBe(404);
    expect((await admin.get('/api/media/archive', { ids: '1,x' })).status).toBe(422);
  });

  it('finds by tag and keyword where there are too many for the index to narrow the list', async () => {
    const { schoolId } = admin;
    const row = { schoolId, hash: 'x', class: 'public', kind: 'picture', bytes: 1, avifState: 'done' } as const;
    const many = Array.from({ length: 1200 }, (_, n) => ({
      ...row,
      fileName: `crowd-${String(n).padStart(4, '0')}.jpg`,
      tags: n % 2 === 0 ? ['crowd even', 'ab'] : ['crowd odd'],
    }));
    await app.store.school(schoolId, async ({ db }) => void (await db.insert(media).values(many)));
    const totalOf = async (query: Record<string, string | number>) =>
      Number((await admin.get('/api/media', query)).headers['x-total-count']);
    expect(await totalOf({ keyword: 'crowd' })).toBe(1200);
    expect(await totalOf({ tag: 'crowd even' })).toBe(600);
    expect(await totalOf({ tag: 'ab' })).toBe(600);
    expect(await totalOf({ tag: 'crowd odd', keyword: 'crowd-0001' })).toBe(1);
  });
});
