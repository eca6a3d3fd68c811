import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { maxLinkSeconds, signMediaLink } from '#server/files/signed-links.ts';
import { keepUpload, storeDocumentUpload, storePictureUpload } from '#server/files/uploads/uploads.ts';
import { pdf } from '../media/documents.ts';
import { jpeg, transparentPng } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp, testSecret } from '../support/server.ts';

const sealer = createSealer(testSecret);

describe('a link to a private file', () => {
  let app: TestApp;
  let schoolId: number;
  let mediaId: number;
  let visitor: Caller;
  const file = (fileName: string, data: Buffer) => ({ field: 'DocumentURL', fileName, type: 'text/html', data });
  const keep = async (fileName: string, data: Buffer) => {
    const stored = await storeDocumentUpload(app, { schoolId, file: file(fileName, data), userId: null });
    return app.store.school(schoolId, (context) => keepUpload(context, stored));
  };
  const link = (changes: Partial<Parameters<typeof signMediaLink>[0]> = {}) =>
    signMediaLink({ sealer, schoolId, mediaId, now: app.clock.now, ...changes });

  beforeAll(async () => {
    app = await startApp();
    schoolId = (await signIn(app)).schoolId;
    mediaId = await keep('जन्म प्रमाण "1".html', pdf());
    visitor = visitorOf(app, 'greenfield.localhost');
  });
  afterAll(() => app.stop());

  it('hands it out as a download in which nothing runs, and which nobody keeps', async () => {
    const { status, headers, text } = await visitor.get(link());
    expect(status).toBe(200);
    expect(text).toBe(pdf().toString('latin1'));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="____ ______ 1.pdf"; filename*=UTF-8''${encodeURIComponent('जन्म प्रमाण 1.pdf')}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('holds to its last second, and not longer', async () => {
    const start = app.clock.now;
    const path = link();
    const short = link({ seconds: 30 });
    app.clock.now = start + 29_000;
    expect((await visitor.get(short)).status).toBe(200);
    app.clock.now = start + 31_000;
    expect((await visitor.get(short)).status).toBe(404);
    app.clock.now = start + maxLinkSeconds * 1000 - 1000;
    expect((await visitor.get(path)).status).toBe(200);
    app.clock.now = start + maxLinkSeconds * 1000;
    expect(await visitor.get(path)).toMatchObject({
      status: 404,
      json: { errorText: 'This link no longer works. Ask for a new one.' },
    });
    app.clock.now = start;
  });

  it.each([0, -1, 601, Number.NaN])('cannot be made for %s seconds', (seconds) => {
    expect(() => link({ seconds })).toThrow(RangeError);
  });

  it('leads nowhere where anything of it was changed', async () => {
    const next = await keep('b.pdf', pdf('other'));
    const { pathname, searchParams } = new URL(link(), 'http://x');
    const expires = searchParams.get('expires') ?? '';
    const signature = searchParams.get('signature') ?? '';
    const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
    const changed = [
      pathname,
      at(pathname, { expires }),
      at(pathname, { signature }),
      at(pathname, { expires: String(Number(expires) + 1), signature }),
      at(pathname, { expires: `0${expires}`, signature }),
      at(pathname, { expires: `${expires}.0`, signature }),
      at(pathname, { expires, signature: `${signature}A` }),
      at(pathname, { expires, signature: signature.slice(1) }),
      at(pathname, { expires, signature: `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}` }),
      at(pathname, { expires, signature: '' }),
      `${at(pathname, { expires, signature })}&signature=${signature}`,
      at(`/media/private/${schoolId}/${next}`, { expires, signature }),
      at(`/media/private/${schoolId + 1}/${mediaId}`, { expires, signature }),
      at(`/media/private/${schoolId}/0${mediaId}`, { expires, signature }),
      at(`${pathname}/original`, { expires, signature }),
      at(`${pathname}/64.webp`, { expires, signature }),
      at(`${pathname}/..%2foriginal`, { expires, signature }),
      link({ sealer: createSealer('another secret of thirty-two letters') }),
      link({ now: app.clock.now + 3_600_000 }),
      link({ file: 'original' }),
      link({ file: '../x' }),
    ];
    for (const path of changed) expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    expect((await visitor.get(link())).status).toBe(200);
  });

  it.each(['riverside.localhost', 'localhost', 'www.greenfield.localhost', 'unknown.localhost'])(
    'leads nowhere on %s',
    async (host) => {
      expect((await visitorOf(app, host).get(link())).status).toBe(404);
    },
  );

  it('leads nowhere for another school, even with its own signature', async () => {
    const other = (await signIn(app, { school: 'riverside' })).schoolId;
    const path = link({ schoolId: other });
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitorOf(app, 'riverside.localhost').get(path)).status).toBe(404);
  });

  it('leads nowhere once the file or its row is gone', async () => {
    const id = await keep('gone.pdf', pdf('gone'));
    await app.storage.delete(`${schoolId}/${id}/original`);
    expect((await visitor.get(link({ mediaId: id }))).status).toBe(404);
    expect((await visitor.get(link({ mediaId: 99_999 }))).status).toBe(404);
  });

  it('has pictures in their sizes too, and documents that are pictures encoded anew', async () => {
    const document = await keep('scan.png', await transparentPng());
    const scan = await visitor.get(link({ mediaId: document }));
    expect(scan.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('filename="scan.webp"'),
    });
    const stored = await storePictureUpload(app, {
      schoolId,
      file: file('child.jpg', await jpeg()),
      class: 'private',
      userId: null,
    });
    const picture = await app.store.school(schoolId, (context) => keepUpload(context, stored));
    const small = await visitor.get(link({ mediaId: picture, file: '64.webp' }));
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
    const original = await visitor.get(link({ mediaId: picture }));
    expect([original.status, original.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await visitor.get(`/media/${schoolId}/${picture}/64.webp`)).status).toBe(404);
    expect((await visitor.get(`/media/${schoolId}/${document}/original`)).status).toBe(404);
  });

  it('is never the public route’s to open', async () => {
    expect((await visitor.get(`/media/${schoolId}/${mediaId}/480.webp`)).status).toBe(404);
    expect((await visitor.call('HEAD', link())).status).toBe(200);
    expect((await visitor.call('POST', link(), { body: {} })).status).toBe(404);
  });
});
