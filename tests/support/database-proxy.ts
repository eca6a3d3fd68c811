import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to a PostgreSQL that can be closed. */
export interface DatabaseProxy {
  readonly url: string;
  /** Cuts the connections that listen to commits, or all, and refuses others like them until `allow`. */
  refuse(which?: 'listeners' | 'all'): void;
  /** Lets nothing through any more in either direction until `allow`, which cuts what was silent. */
  swallow(): void;
  allow(): void;
  stop(): Promise<void>;
}

/** The startup message of a connection holds the name of what it is for. */
const listens = (startup: Buffer): boolean => startup.includes('schoolyard-listener');

export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  const listeners = new Set<Socket>();
  let refused: 'none' | 'listeners' | 'all' = 'none';
  let swallows = false;

  const track = (socket: Socket, others: Set<Socket>): void => {
    others.add(socket);
    socket.on('close', () => others.delete(socket));
    // An end that was cut is what the proxy is for.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    track(near, sockets);
    near.once('data', (startup: Buffer) => {
      if (refused === 'all' || (refused === 'listeners' && listens(startup))) return near.destroy();
      if (listens(startup)) track(near, listeners);
      if (swallows) return near.pause();
      const far = folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, target.hostname);
      track(far, sockets);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      far.write(startup);
      near.pipe(far);
      return far.pipe(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: url.href,
    refuse(which = 'listeners') {
      refused = which;
      for (const socket of which === 'all' ? sockets : listeners) socket.destroy();
    },
    swallow() {
      swallows = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    allow() {
      refused = 'none';
      if (swallows) for (const socket of sockets) socket.destroy();
      swallows = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
