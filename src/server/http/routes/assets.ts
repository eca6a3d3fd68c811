import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Encoding } from '#server/core/cache/page-cache.ts';
import { chooseEncoding } from '../sending/compress.ts';
import { sendProblem } from '../sending/problem.ts';
import { closedPolicy, commonHeaders } from '../sending/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/speculationrules+json',
  '.webp': 'image/webp',
};

type Bodies = Partial<Record<Encoding, Buffer>>;

/**
 * `GET /assets/<name>-<hash>.<ext>`: the build's files, known by name at the start, compressed already, never changing.
 */
export const assetRoutes = async (app: FastifyInstance, folder: string): Promise<void> => {
  const files = new Map<string, Bodies>();
  for (const name of await readdir(folder)) {
    const encoding: Encoding = name.endsWith('.br') ? 'br' : name.endsWith('.gz') ? 'gzip' : 'identity';
    const plain = encoding === 'identity' ? name : name.slice(0, -3);
    files.set(plain, { ...files.get(plain), [encoding]: await readFile(join(folder, name)) });
  }
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const bodies = files.get(request.params.file);
    if (!bodies?.identity) return sendProblem(reply, 404, 'There is no such file.');
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    const encoding = bodies[wanted] ? wanted : 'identity';
    reply.headers({
      ...commonHeaders,
      'content-security-policy': closedPolicy,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(types[extname(request.params.file)] ?? 'application/octet-stream').send(bodies[encoding]);
  });
};
