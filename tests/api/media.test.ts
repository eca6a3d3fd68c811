import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAvifQueue } from '#server/files/uploads/avif-queue.ts';
import { cameraJpeg, jpeg, noisyJpeg, transparentPng } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, upload } from './media-files.ts';

describe.each(databases)('the media library on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('takes pictures of several types at once, encodes them and shows them to everyone', async () => {
    const files = [
      pictureOf('photo.jpg', await noisyJpeg({ width: 900, height: 600 })),
      pictureOf('a.png', await transparentPng()),
    ];
    const { status, json } = await upload(admin, files, { alt: ['The hall', 'Our crest'] });
    expect(status).toBe(201);
    expect(json.files).toMatchObject([
      {
        ok: true,
        fileName: 'photo.jpg',
        media: { class: 'public', kind: 'picture', width: 900, height: 600, alt: 'The hall' },
      },
      { ok: true, fileName: 'a.png', media: { width: 80, height: 80, alt: 'Our crest', decorative: false } },
    ]);
    const { media } = json.files[0];
    expect(media).toMatchObject({ reference: `media:${media.id}`, createdBy: admin.userId, avifState: 'pending' });
    expect(media.variants.map(({ width }: { width: number }) => width)).toEqual([480, 800, 900]);
    for (const { url, bytes } of media.variants) {
      const { status: found, headers } = await visitorOf(app, 'greenfield.localhost').get(url);
      expect([found, headers['content-type'], Number(headers['content-length'])]).toEqual([200, 'image/webp', bytes]);
    }
  });

  it('keeps nothing of where a picture was taken, and turns it upright', async () => {
    const { json } = await upload(admin, [pictureOf('p.jpg', await cameraJpeg())], { alt: ['A wall'] });
    const { media } = json.files[0];
    expect([media.width, media.height]).toEqual([60, 120]);
    const files = ['original', ...media.variants.map(({ width }: { width: number }) => `${width}.webp`)];
    for (const file of files) {
      const data = await app.storage.get(`${admin.schoolId}/${media.id}/${file}`);
      expect(data?.length).toBeGreaterThan(0);
      for (const trace of ['Exif', 'secret-owner', 'GPS']) expect(data?.includes(trace)).toBe(false);
    }
  });

  it('says of each file whether it was taken', async () => {
    const files = [pictureOf('good.jpg', await jpeg({ seed: 1 })), pictureOf('bad.jpg', Buffer.from('GIF89a;'))];
    const { status, json } = await upload(admin, files, { alt: ['Good', 'Bad'] });
    expect(status).toBe(201);
    expect(json.files).toMatchObject([
      { ok: true, fileName: 'good.jpg' },
      {
        ok: false,
        fileName: 'bad.jpg',
        error: 'The file is not a picture in JPG, PNG, WebP or HEIC. Use JPG, PNG, WebP or HEIC up to 5 MB.',
      },
    ]);
    expect(json.files[1]).not.toHaveProperty('media');
  });

  it('asks for a text for each picture that is no decoration', async () => {
    const files = [pictureOf('a.jpg', await jpeg({ seed: 2 })), pictureOf('b.jpg', await jpeg({ seed: 3 }))];
    const before = (await admin.get('/api/media', { pageSize: 1 })).headers['x-total-count'];
    const missing = await upload(admin, files, { alt: ['One', ''] });
    expect(missing).toMatchObject({
      status: 422,
      json: { errors: { 'alt[1]': ['Please describe the picture, or mark it as decoration.'] } },
    });
    expect((await admin.get('/api/media', { pageSize: 1 })).headers['x-total-count']).toBe(before);
    const taken = await upload(admin, files, { alt: ['One', ''], decorative: ['false', 'true'] });
    expect(taken.json.files).toMatchObject([
      { media: { alt: 'One', decorative: false } },
      { media: { alt: '', decorative: true } },
    ]);
  });

  it('lists the newest first, by page, word and class', async () => {
    const names = ['zeta-one.jpg', 'zeta-two.jpg', 'zeta-three.jpg'];
    for (const [at, name] of names.entries())
      await upload(admin, [pictureOf(name, await jpeg({ seed: 10 + at }))], { alt: [`Zeta ${at}`] });
    await upload(admin, [pictureOf('child.jpg', await jpeg({ seed: 20 }))], { alt: ['zeta child'], class: 'minor' });
    const list = async (query: Record<string, string | number>) => {
      const { json, headers } = await admin.get('/api/media', query);
      return [json.map((row: { fileName: string }) => row.fileName), Number(headers['x-total-count'])];
    };
    expect(await list({ keyword: 'ZETA' })).toEqual([['child.jpg', ...names.toReversed()], 4]);
    expect(await list({ keyword: 'zeta', page: 2, pageSize: 3 })).toEqual([['zeta-one.jpg'], 4]);
    expect(await list({ keyword: 'zeta', class: 'minor' })).toEqual([['child.jpg'], 1]);
    expect(await list({ keyword: 'zeta-t' })).toEqual([['zeta-three.jpg', 'zeta-two.jpg'], 2]);
    expect(await list({ keyword: 'z_t%' })).toEqual([[], 0]);
  });

  it('changes what is said of a picture', async () => {
    const { json } = await upload(admin, [pictureOf('c.jpg', await jpeg({ seed: 30 }))], { alt: ['Before'] });
    const path = `/api/media/${json.files[0].media.id}`;
    const change = async (body: object) => admin.call('PATCH', path, { body });
    expect((await change({ alt: 'After', focal: { x: 0.2, y: 0.9 } })).json).toMatchObject({
      alt: 'After',
      focal: { x: 0.2, y: 0.9 },
    });
    expect((await change({ decorative: true })).json).toMatchObject({ alt: '', decorative: true });
    expect((await change({ decorative: false })).json).toMatchObject({ alt: null, decorative: false });
    expect((await change({ class: 'minor' })).json).toMatchObject({ class: 'minor', focal: { x: 0.2, y: 0.9 } });
    expect((await admin.get(path)).json).toMatchObject({ class: 'minor', alt: null, uses: [] });
    expect(await change({ focal: { x: 2, y: 0 } })).toMatchObject({ status: 422 });
    expect(await change({ alt: 'x', decorative: true })).toMatchObject({
      status: 422,
      json: { errors: { alt: [expect.any(String)] } },
    });
    expect(await change({ class: 'private' })).toMatchObject({ status: 422 });
    expect(await change({ hash: 'x' })).toMatchObject({ status: 422 });
    expect(await change({})).toMatchObject({ status: 422 });
  });

  it('shows a picture of a child to nobody but through links that hold for minutes', async () => {
    const { json } = await upload(admin, [pictureOf('m.jpg', await jpeg({ seed: 40 }))], {
      alt: ['x'],
      class: 'minor',
    });
    const { media } = json.files[0];
    const visitor = visitorOf(app, 'greenfield.localhost');
    expect((await visitor.get(`/media/${admin.schoolId}/${media.id}/64.webp`)).status).toBe(404);
    expect(media.url).toMatch(new RegExp(`^/media/private/${admin.schoolId}/${media.id}/64\\.webp\\?expires=`));
    expect((await visitor.get(media.url)).status).toBe(200);
  });

  it('has the AVIF files of an upload made', async () => {
    const errors: unknown[] = [];
    const queue = startAvifQueue({
      store: app.store,
      storage: app.storage,
      schoolIds: async () => [],
      idle: async () => undefined,
      onError: (error) => errors.push(error),
    });
    const { json } = await upload(admin, [pictureOf('n.jpg', await noisyJpeg({ width: 600, height: 300 }))], {
      alt: ['Noise'],
    });
    await queue.drained();
    await queue.stop();
    const { json: media } = await admin.get(`/api/media/${json.files[0].media.id}`);
    expect(media.avifState).toBe('done');
    const avif = media.variants.filter(({ format }: { format: string }) => format === 'avif');
    expect(avif.map(({ width }: { width: number }) => width)).toEqual([480, 600]);
    expect((await visitorOf(app, 'greenfield.localhost').get(avif[0].url)).headers['content-type']).toBe('image/avif');
    expect(errors).toEqual([]);
  });

  it('is another school’s to nobody', async () => {
    const { json } = await upload(admin, [pictureOf('o.jpg', await jpeg({ seed: 50 }))], { alt: ['Ours'] });
    const path = `/api/media/${json.files[0].media.id}`;
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get(path)).status).toBe(404);
    expect((await other.call('PATCH', path, { body: { alt: 'Theirs' } })).status).toBe(404);
    expect((await other.call('DELETE', path)).status).toBe(404);
    const file = { ...pictureOf('t.jpg', await jpeg({ seed: 51 })), field: 'file' };
    expect((await other.call('POST', `${path}/replace`, { files: [file] })).status).toBe(404);
    expect((await admin.get(path)).json).toMatchObject({ alt: 'Ours' });
  });
});
