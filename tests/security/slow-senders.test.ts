import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server.ts';

describe('who sends slower than a request may arrive', () => {
  let app: TestApp;
  beforeAll(async () => {
    const timeouts = {
      headersTimeout: 400,
      requestTimeout: 800,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 100,
    };
    app = await startApp({ timeouts });
  });
  afterAll(() => app.stop());

  /** Sends the start at once and then byte after byte, without end; what is answered until the connection closes. */
  const trickle = (beginning: string, byte: string): Promise<string> =>
    new Promise((resolve) => {
      let said = '';
      let dripping: NodeJS.Timeout;
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(beginning);
        dripping = setInterval(() => socket.write(byte), 25);
      });
      socket.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      // The other side may be gone before the last byte.
      socket.on('error', () => undefined);
      socket.once('close', () => {
        clearInterval(dripping);
        resolve(said);
      });
    });
  const post = 'POST /api/Account/login HTTP/1.1\r\nHost: greenfield.localhost\r\nContent-Type: application/json\r\n';

  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: greenfield.localhost\r\nX-Slow: ', 'a'],
    ['headers that never end', post, 'X-A: b\r\n'],
    ['its body', `${post}Content-Length: 100000\r\n\r\n{"login":"`, 'a'],
    ['its body in chunks', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
  ])('with %s is answered with 408 and cut off', async (_, beginning, byte) => {
    const said = await trickle(beginning, byte);
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(said).toContain('Connection: close');
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toMatchObject({ status: 408, type: 'about:blank' });
  });

  it('holds up nobody, and leaves no fault of the server behind', async () => {
    const slow = Array.from({ length: 100 }, () => trickle(post, 'X-A: b\r\n'));
    const answer = await app.get('/api/website/header', { host: 'greenfield.localhost' });
    expect(answer.status).toBe(200);
    for (const said of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(app.log.all.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
