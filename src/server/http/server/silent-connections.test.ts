import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endSilentConnections } from './silent-connections.ts';

const begun: ServerResponse[] = [];
const server = createServer((_, response) => {
  begun.push(response);
  response.write('first');
});
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('are ended, those that say something are not', async () => {
  endSilentConnections(server, 50);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    return socket;
  };
  const [silent, talking] = [await ask(), await ask()];
  const [, response] = begun;
  const talk = setInterval(() => response?.write('more'), 5);
  let isEnded = false;
  talking.once('close', () => {
    isEnded = true;
  });
  talking.resume();
  await once(silent, 'close');
  expect(isEnded).toBe(false);
  clearInterval(talk);
  await once(talking, 'close');
});
