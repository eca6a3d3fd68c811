import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import { sendMedia } from './send-media.ts';

const digits = '0123456789';
const large = 32 * 1024 * 1024;

describe('a stored file as an answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sy-media-'));
  const files = createFileStorage(folder);
  const opened: Readable[] = [];
  const storage: MediaStorage = {
    ...files,
    async open(key, part) {
      const file = await files.open(key, part);
      if (file) opened.push(file.stream);
      return file;
    },
  };
  let app: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    await files.put('1/1/original', Buffer.from(digits));
    await files.put('1/2/original', Buffer.alloc(large, 7));
    await files.put('1/3/original', Buffer.alloc(0));
    app = Fastify();
    app.route<{ Params: { id: string }; Querystring: { kept?: string } }>({
      method: ['GET', 'HEAD'],
      url: '/:id',
      async handler(request, reply) {
        const key = `1/${request.params.id}/original`;
        const etag = request.query.kept === undefined ? {} : { etag: `"tag-${request.params.id}"` };
        const headers = { 'content-type': 'application/pdf' };
        const isThere = await sendMedia(request, reply, { storage, key, headers, ...etag });
        return isThere ? reply : reply.code(404).send('none');
      },
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${address}${path}`, { method, headers });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };

  it('comes whole, with its length', async () => {
    expect(await ask('/1')).toMatchObject({
      status: 200,
      text: digits,
      headers: { 'content-length': '10', 'accept-ranges': 'bytes', 'content-type': 'application/pdf' },
    });
    expect(await ask('/3')).toMatchObject({ status: 200, text: '', headers: { 'content-length': '0' } });
  });

  it('has its length told without being read', async () => {
    const before = opened.length;
    const { status, headers, text } = await ask('/2', { range: 'bytes=0-1' }, 'HEAD');
    expect([status, headers['content-length'], text, opened.length]).toEqual([200, String(large), '', before]);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10', '3'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10', '3'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10', '2'],
    ['bytes=0-99', 206, digits, 'bytes 0-9/10', '10'],
    ['bytes=0-1,3-4', 200, digits, undefined, '10'],
    ['bytes=x', 200, digits, undefined, '10'],
  ])('answers %s with %i', async (range, status, text, contentRange, length) => {
    const answer = await ask('/1', { range });
    expect([answer.status, answer.text, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
      status,
      text,
      contentRange,
      length,
    ]);
  });

  it.each(['bytes=10-', 'bytes=-0'])('has no part %s', async (range) => {
    const { status, headers } = await ask('/1', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask('/1?kept');
    expect(headers.etag).toBe('"tag-1"');
    for (const known of ['"tag-1"', 'W/"tag-1"', '"other", "tag-1"', '*'])
      expect(await ask('/1?kept', { 'if-none-match': known })).toMatchObject({ status: 304, text: '' });
    expect((await ask('/1?kept', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/1', { 'if-none-match': '*' })).status).toBe(200);
  });

  it('comes in part only to who has the rest of the same file', async () => {
    const range = 'bytes=2-4';
    expect((await ask('/1?kept', { range, 'if-range': '"tag-1"' })).status).toBe(206);
    expect((await ask('/1?kept', { range, 'if-range': '"other"' })).status).toBe(200);
    expect((await ask('/1', { range, 'if-range': '"tag-1"' })).status).toBe(200);
  });

  it.each([{}, { range: 'bytes=0-1' }])(
    'is left to its caller where it is not there, asked with %j',
    async (headers) => {
      expect((await ask('/9', headers)).status).toBe(404);
      expect((await ask('/9', headers, 'HEAD')).status).toBe(404);
    },
  );

  it('is closed when the visitor leaves in the middle of it', async () => {
    const request = get(`${address}/2`);
    const [response] = await once(request, 'response');
    await once(response, 'readable');
    const stream = opened.at(-1);
    const closed = stream && once(stream, 'close');
    request.destroy();
    await closed;
    expect(stream?.destroyed).toBe(true);
    expect(stream?.readableEnded).toBe(false);
  });
});
