import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepUpload, storeDocumentUpload } from '#server/files/uploads/uploads.ts';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { pictureOf, upload } from './media-files.ts';

const host = 'greenfield.localhost';

describe.each(databases)('documents that anyone may open, on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  let visitor: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
    visitor = visitorOf(app, host);
  });
  afterAll(() => app.stop());

  const add = async (name: string, data: Buffer = pdf()) => {
    const { json } = await upload(editor, [pictureOf(name, data)], {});
    return json.files[0].media;
  };
  const notices = async () => (await visitor.get('/api/website/notices', { pageSize: 100 })).json;
  const notice = { noticeHead: 'Fee circular', entryDateTime: '2026-11-20T10:00' };
  const publish = async (item: { id: number; version: number }) => {
    const answer = await editor.call('POST', `/api/content/notice/${item.id}/publish`, {
      headers: { 'if-match': `"${item.version}"` },
    });
    expect(answer.status).toBe(200);
    return answer.json;
  };

  it('are taken as PDF, without a description, beside pictures', async () => {
    const files = [pictureOf('fees.pdf', pdf()), pictureOf('hall.jpg', await jpeg({ seed: 71 }))];
    const { status, json } = await upload(editor, files, { alt: ['', 'The hall'] });
    expect(status).toBe(201);
    expect(json.files).toMatchObject([
      {
        ok: true,
        media: {
          kind: 'document',
          class: 'public',
          mime: 'application/pdf',
          fileName: 'fees.pdf',
          bytes: pdf().length,
          variants: [],
          avifState: 'done',
        },
      },
      { ok: true, media: { kind: 'picture', alt: 'The hall' } },
    ]);
    const [{ media: document }] = json.files;
    expect(document.url).toBe(`/media/${editor.schoolId}/${document.id}/file.pdf`);
    const { status: found, headers, text } = await visitor.get(document.url);
    expect([found, text]).toEqual([200, pdf().toString('latin1')]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf().length),
      'content-disposition': `attachment; filename="fees.pdf"; filename*=UTF-8''fees.pdf`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
    const kept = await visitor.call('GET', document.url, { headers: { 'if-none-match': String(headers.etag) } });
    expect([kept.status, kept.text]).toEqual([304, '']);
    const part = await visitor.call('GET', document.url, { headers: { range: 'bytes=0-4' } });
    expect([part.status, part.text]).toEqual([206, '%PDF-']);
  });

  it('are downloaded under a name that breaks no header', async () => {
    const { url, fileName } = await add('../x/शुल्क;%0d%0a.pdf');
    expect(fileName).toBe('शुल्क %0d%0a.pdf');
    expect((await visitor.get(url)).headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]+$/,
    );
  });

  it('are listed with the pictures, and by themselves', async () => {
    const { id } = await add('listed.pdf');
    const idsOf = async (query: Record<string, string>) =>
      (await editor.get('/api/media', { ...query, pageSize: 100 })).json.map((row: { id: number }) => row.id);
    expect(await idsOf({})).toContain(id);
    expect(await idsOf({ kind: 'document' })).toContain(id);
    expect(await idsOf({ kind: 'picture' })).not.toContain(id);
    expect(await idsOf({ keyword: 'listed.p' })).toEqual([id]);
  });

  it('hang on a notice, which keeps them from being deleted', async () => {
    const { id, url, reference } = await add('circular.pdf');
    const created = await editor.post('/api/content/notice', { ...notice, attachmentUrl: reference });
    expect(created.status).toBe(201);
    const published = await publish(created.json);
    expect((await notices()).find((row: { noticeID: number }) => row.noticeID === published.id)).toMatchObject({
      attachmentUrl: url,
    });
    expect((await editor.get(`/api/media/${id}`)).json.uses).toEqual([
      { type: 'notice', id: published.id, name: 'Fee circular', field: 'attachmentUrl', state: 'published' },
    ]);
    expect(await editor.call('DELETE', `/api/media/${id}`)).toMatchObject({
      status: 409,
      json: { errorText: 'This file is in use. Take it out of where it is used first.' },
    });
    const freed = await editor.call('PATCH', `/api/content/notice/${published.id}`, {
      body: { attachmentUrl: null },
      headers: { 'if-match': `"${published.version}"` },
    });
    await publish(freed.json);
    expect((await editor.call('DELETE', `/api/media/${id}`)).status).toBe(204);
    expect((await visitor.get(url)).status).toBe(404);
    expect(await app.storage.exists(`${editor.schoolId}/${id}/original`)).toBe(false);
  });

  it('are not found under other addresses, schools or hosts', async () => {
    const { id, url } = await add('a.pdf');
    const { schoolId } = editor;
    for (const file of ['original', '480.webp', 'file.PDF', 'file.docx', 'a.pdf'])
      expect([file, (await visitor.get(`/media/${schoolId}/${id}/${file}`)).status]).toEqual([file, 404]);
    expect((await visitorOf(app, 'riverside.localhost').get(url)).status).toBe(404);
    const picture = (await upload(editor, [pictureOf('p.jpg', await jpeg({ seed: 72 }))])).json.files[0].media;
    expect((await visitor.get(`/media/${schoolId}/${picture.id}/file.pdf`)).status).toBe(404);
    await app.storage.delete(`${schoolId}/${id}/original`);
    expect(await visitor.get(url)).toMatchObject({ status: 404, json: { errorText: 'There is no such picture.' } });
  });

  it('are refused where they can do harm, or are to be pictures of children', async () => {
    const refusal = async (data: Buffer, form: Record<string, string> = {}) => {
      const { status, json } = await upload(editor, [pictureOf('x.pdf', data)], form);
      return [status, json.errors['files[0]']];
    };
    expect(await refusal(pdf('<< /S /JavaScript /JS (app.alert(1)) >>'))).toEqual([
      422,
      ['The PDF contains scripts or starts programs. Print it to a PDF without them.'],
    ]);
    expect(await refusal(pdf().subarray(0, 40))).toEqual([422, ['The file is damaged or cut off.']]);
    const [status, texts] = await refusal(pdf(), { class: 'minor' });
    expect([status, texts[0]]).toEqual([422, expect.stringContaining('The file is not a picture')]);
  });

  it('are not what was handed in privately, which hangs on nothing public', async () => {
    const file = { field: 'DocumentURL', fileName: 'b.pdf', type: 'x', data: pdf() };
    const stored = await storeDocumentUpload(app, { schoolId: editor.schoolId, file, userId: null });
    const id = await app.store.school(editor.schoolId, (context) => keepUpload(context, stored));
    expect((await visitor.get(`/media/${editor.schoolId}/${id}/file.pdf`)).status).toBe(404);
    const hung = await editor.post('/api/content/notice', { ...notice, attachmentUrl: `media:${id}` });
    expect(hung).toMatchObject({
      status: 422,
      json: { errors: { attachmentUrl: ['Choose one that was stored as public: this one is private.'] } },
    });
  });
});
