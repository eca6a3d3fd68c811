import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections on which nothing has come or gone from one look to the next, whoever is silent. One look at all of
 * them: a timer of each, set anew with every request, is a tenth of what a cached page takes.
 */
export const endSilentConnections = (server: Server, everyMs: number): void => {
  /** Bytes in both directions at the last look; none for a connection that has not been looked at. */
  const moved = new Map<Socket, number | undefined>();
  server.on('connection', (socket) => {
    moved.set(socket, undefined);
    socket.once('close', () => moved.delete(socket));
  });
  const look = (): void => {
    for (const [socket, before] of moved) {
      const now = socket.bytesRead + socket.bytesWritten;
      if (now === before) socket.destroy();
      else moved.set(socket, now);
    }
  };
  const timer = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(timer));
};
