import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';
import { CallError, UnreachableError } from './call-error.ts';
import { send } from './send.ts';
import { listNotices, moveNotice } from './testing/contracts.ts';

const answers: Readonly<Record<string, { readonly status: number; readonly body: string; readonly total?: string }>> = {
  '/api/notices?page=2': { status: 200, body: '[{"id":7}]', total: '21' },
  '/api/notices?page=3': { status: 200, body: '[{"errorText":"No data"}]' },
  '/api/notices?page=4': { status: 502, body: '<html>Bad gateway</html>' },
  '/api/notices/7': {
    status: 409,
    body: '{"status":409,"errorText":"Somebody changed it.","title":"Stale","type":"about:blank","requestId":"a-1"}',
  },
};

describe('a call', () => {
  let server: Server;
  let origin = '';
  const heard: { readonly method: string; readonly headers: Readonly<Record<string, unknown>> }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      heard.push({ method: request.method ?? '', headers: request.headers });
      if (request.url === '/api/notices?page=5') {
        response.writeHead(200, { 'content-length': 100 });
        response.write('[{"id":', () => response.destroy());
        return;
      }
      const { status, body, total } = answers[request.url ?? ''] ?? { status: 404, body: '' };
      response.writeHead(status, total ? { 'x-total-count': total } : {}).end(body);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const here = <C extends { readonly path: string }>(call: C): C => ({ ...call, path: origin + call.path });

  it('has its parameters in their places, encoded, and leaves out what is not given', () => {
    expect(addressOf({ path: '/api/:type/:id' }, { params: { type: 'a/b', id: 7 }, query: { page: undefined } })).toBe(
      '/api/a%2Fb/7',
    );
  });

  it('gives the rows of a list, and how many there are in all', async () => {
    const answer = await send(here(listNotices), { query: { page: 2 } }, { locale: 'hi' });
    expect(answer).toEqual({ body: [{ id: 7 }], total: 21 });
    expect(heard.at(-1)?.headers['accept-language']).toBe('hi');
  });

  it('takes a list whose first item is an error for an empty one', async () => {
    expect((await send(here(listNotices), { query: { page: 3 } }, { locale: 'en' })).body).toEqual([]);
  });

  it('names the version that it changes, and tells why it was refused', async () => {
    const sent = send(here(moveNotice), { params: { id: 7 }, body: { to: 1 }, version: 3 }, { locale: 'en' });
    const error: unknown = await sent.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect((error as CallError).message).toBe('Somebody changed it.');
    expect(heard.at(-1)).toMatchObject({ method: 'PATCH', headers: { 'if-match': '"3"' } });
  });

  it('has words of its own where what answers is not the server', async () => {
    const sent = send(here(listNotices), { query: { page: 4 } }, { locale: 'en' });
    await expect(sent).rejects.toThrow('The server answered with 502. Try again in a minute.');
    const inHindi = send(here(listNotices), { query: { page: 4 } }, { locale: 'hi' });
    await expect(inHindi).rejects.toThrow('सर्वर का जवाब था: 502। एक मिनट बाद फिर कोशिश करें।');
  });

  it('takes an answer that breaks off for none', async () => {
    const sent = send(here(listNotices), { query: { page: 5 } }, { locale: 'en' });
    await expect(sent).rejects.toThrow(UnreachableError);
  });

  it('says that nothing answers', async () => {
    const nowhere = { ...listNotices, path: 'http://127.0.0.1:1/' } as unknown as typeof listNotices;
    const sent = (locale: 'en' | 'hi') => send(nowhere, {}, { locale });
    await expect(sent('en')).rejects.toThrow(UnreachableError);
    await expect(sent('hi')).rejects.toThrow('सर्वर से संपर्क नहीं हो पा रहा है।');
  });
});
