import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const mb = 1024 * 1024;

describe('bodies of a megabyte that are begun and never end', () => {
  let app: TestApp;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = await startApp({ trustProxy: ['127.0.0.1'] });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.stop();
  });

  /** Begins an enquiry at a school; what is answered before it has ended. */
  const begin = (host: string, address: string): { readonly said: () => string } => {
    let said = '';
    const socket = connect(app.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.write(
      [
        'POST /api/admission/_AddStudentAdmissionEnquiry HTTP/1.1',
        `Host: ${host}:${app.port}`,
        `X-Forwarded-For: ${address}`,
        'Content-Type: application/json',
        `Content-Length: ${mb}`,
        '\r\n{"Name":',
      ].join('\r\n'),
    );
    return { said: () => said };
  };
  const write = (host: string, address: string) =>
    visitorOf(app, host, { 'x-forwarded-for': address }).post('/api/contact-messages', {
      Name: 'Ilma Qureshi',
      Email: 'ilma@example.org',
      Message: 'Does the bus stop here?',
      Fill_Seconds: 12,
    });
  const refused = (begun: readonly { said(): string }[]): number =>
    begun.filter(({ said }) => said().startsWith('HTTP/1.1 503')).length;

  it('are refused to one school where they would keep the others out', async () => {
    const begun = Array.from({ length: 600 }, (_, at) => begin('greenfield.localhost', `10.${at >> 8}.${at & 255}.1`));
    // A quarter of the 512 MB is left to others.
    await vi.waitFor(() => expect(refused(begun)).toBe(600 - 384), { timeout: 60_000 });
    expect((await write('riverside.localhost', '198.51.100.7')).status).toBe(201);
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitFor(async () => expect((await write('greenfield.localhost', '198.51.100.8')).status).toBe(201), {
      timeout: 20_000,
    });
  });

  it('are refused to one address where they would keep the others out of its school', async () => {
    const begun = Array.from({ length: 300 }, () => begin('greenfield.localhost', '203.0.113.9'));
    await vi.waitFor(() => expect(refused(begun)).toBe(300 - 128), { timeout: 60_000 });
    expect((await write('greenfield.localhost', '198.51.100.9')).status).toBe(201);
    expect((await write('riverside.localhost', '198.51.100.9')).status).toBe(201);
  });
});
