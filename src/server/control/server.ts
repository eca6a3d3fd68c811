import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type OperationContext, OperationError } from '../operations/define.ts';
import { operations } from '../operations/index.ts';
import { type ControlEvent, controlSocketName } from './protocol.ts';

/** A socket in DATA_DIR, for its owner only, through which the command line uses the running server's database. */
export const startControl = async (
  context: Omit<OperationContext, 'progress'>,
  log: Logger,
): Promise<{ close(): Promise<void> }> => {
  const path = join(context.dataDir, controlSocketName);
  const byName = new Map(operations.map((operation) => [operation.name, operation]));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (event: ControlEvent): void => void response.write(`${JSON.stringify(event)}\n`);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    try {
      const { name, params } = JSON.parse(await readBody(request)) as { name: string; params: never };
      const operation = byName.get(name);
      if (!operation)
        throw new OperationError(`The running server does not know "${name}".`, 'Restart it after an upgrade.');
      const progress: OperationContext['progress'] = (done, total, label) =>
        send({ kind: 'progress', done, total, label });
      const result = await operation.run({ ...context, progress }, params);
      send({ kind: 'result', result });
    } catch (error) {
      log.warn({ err: error }, 'An operation of the command line failed.');
      const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
      send({
        kind: 'error',
        message: error instanceof Error ? error.message : String(error),
        ...(hint ? { hint } : {}),
      });
    }
    response.end();
  };

  // The database's lock says that no other server lives here: a socket that is left over belongs to a dead one.
  await rm(path, { force: true });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await rm(path, { force: true });
    },
  };
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
