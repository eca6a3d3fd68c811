import { randomBytes } from 'node:crypto';
import { chmod, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { type CommandContext, runCommand } from '#server/http/calls/command.ts';
import { isCommandHandler } from '#server/http/calls/handle.ts';
import { isDiskFull, isUnavailable } from '#server/store/errors.ts';
import { AppError, hasCode, hintOf } from '#shared/errors/app-error.ts';
import { isMissing } from '#shared/is-missing.ts';
import { handlers } from '../handlers.ts';
import { type ControlEvent, controlSocketName } from './protocol.ts';

export interface Control {
  /** Takes no more commands, and cuts off those that do not end within a second. */
  close(): Promise<void>;
}

/** How long a command may go on after the close. */
const graceMs = 1000;

/**
 * A socket in DATA_DIR, for its owner only, through which the command line uses the running server's database.
 * Errors: `CONTROL_TAKEN` where another server answers there already, `CONTROL_SOCKET`.
 */
export const startControl = async (context: Omit<CommandContext, 'progress'>, log: Logger): Promise<Control> => {
  const path = join(context.dataDir, controlSocketName);
  const byName = new Map(handlers.filter(isCommandHandler).map((handler) => [handler.contract.name, handler]));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (event: ControlEvent): void => void response.write(`${JSON.stringify(event)}\n`);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    try {
      const { name, params } = JSON.parse(await readBody(request)) as {
        readonly name?: unknown;
        readonly params?: unknown;
      };
      const handler = typeof name === 'string' ? byName.get(name) : undefined;
      if (!handler) throw new AppError('UNKNOWN_COMMAND', { command: String(name) });
      const progress: CommandContext['progress'] = (done, total, label) =>
        send({ kind: 'progress', done, total, label });
      const result = await runCommand(handler, params, { ...context, progress });
      send({ kind: 'result', result });
    } catch (error) {
      if (isTold(error)) log.info({ reason: error.message }, 'A command was refused.');
      else log.warn({ err: error }, 'A command failed.');
      const hint = hintOf(error);
      send({
        kind: 'error',
        message: error instanceof Error ? error.message : String(error),
        ...(hint ? { hint } : {}),
      });
    }
    response.end();
  };

  const server = createServer((request, response) => void handle(request, response));
  const inode = await listen(server, path);
  return {
    async close() {
      // Whoever took the place meanwhile keeps it.
      if ((await inodeOf(path)) === inode) await rm(path, { force: true });
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(late);
    },
  };
};

/** Whether it is enough that whoever gave a command knows: it was refused, or they left before it was read. */
const isTold = (error: unknown): error is Error =>
  error instanceof AppError
    ? !isUnavailable(error) && !isDiskFull(error)
    : error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Listens at a path where a dead server may have left its socket. Returns the socket's inode. */
const listen = async (server: Server, path: string): Promise<number | undefined> => {
  // A socket is removed by the name it was made under when its server closes: a name of its own lets the place in
  // DATA_DIR change hands. No longer than that of the place, as the system limits it.
  const own = join(dirname(path), `.${randomBytes(4).toString('hex')}`);
  try {
    // With DATABASE_URL no lock says who lives here.
    if (await answers(path)) {
      throw new AppError('CONTROL_TAKEN', { folder: dirname(path) });
    }
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(own, resolve);
    });
    await chmod(own, 0o600);
    await rename(own, path);
    return await inodeOf(path);
  } catch (error) {
    if (server.listening) server.close();
    if (hasCode(error, 'CONTROL_TAKEN') || !(error instanceof Error)) throw error;
    throw new AppError('CONTROL_SOCKET', { file: path, reason: error.message });
  }
};

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
  });

const inodeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).ino;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
