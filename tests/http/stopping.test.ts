import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp } from '../support/server.ts';

const sockets = new Set<Socket>();
/** A mail server that takes connections and never says a word. */
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
});
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

it('a server that stops does not wait for a mail server that says nothing', async () => {
  const { port } = silent.address() as { port: number };
  const app = await startApp({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    expectsLog: [/before all mails and other work/, /A mail could not be sent/],
  });
  await addAccount(app, { email: 'devika@example.org' });
  const asked = await visitorOf(app, 'greenfield.localhost').post('/api/Account/forgotPassword', {
    login: 'devika@example.org',
  });
  expect(asked.status).toBe(200);
  await expect.poll(() => sockets.size).toBe(1);
  await app.stop();
  expect(sockets.size).toBe(1);
});
