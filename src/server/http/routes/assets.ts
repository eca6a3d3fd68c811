import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBoundedMap } from '#server/core/cache/bounded-map.ts';
import type { Encoding } from '#server/core/cache/page-cache.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { composedFile } from '#shared/composed-file.ts';
import { chooseEncoding, compressPage } from '../sending/compress.ts';
import { sendProblem } from '../sending/problem.ts';
import { closedPolicy, commonHeaders } from '../sending/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/speculationrules+json',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

type Bodies = Partial<Record<Encoding, Buffer>>;

interface AssetOptions {
  /** Of the build's files. */
  readonly folder: string;
  readonly assets: AssetManifest;
}

/** Of files that are composed for pages, so many bytes are kept, and so many are compressed at once. */
const composing = { keptBytes: 32 * 1024 ** 2, atOnce: 4 };

/** In which the first pages are asked for, after which what they did not need is read too. */
const readRestAfterMs = 3000;

/** The build's files by their plain names; each is read when it is asked for, and all the others later. */
interface BuiltFiles {
  find(name: string): Bodies | undefined;
  /** Reads all that was not asked for yet: a newer build may take the place of this one while it is served. */
  readRest(): void;
}

const encodingOf = (name: string): Encoding =>
  name.endsWith('.br') ? 'br' : name.endsWith('.gz') ? 'gzip' : 'identity';

const listBuilt = (folder: string): BuiltFiles => {
  const names = new Map<string, string[]>();
  for (const name of readdirSync(folder)) {
    const plain = encodingOf(name) === 'identity' ? name : name.slice(0, -3);
    names.set(plain, [...(names.get(plain) ?? []), name]);
  }
  const read = new Map<string, Bodies>();
  // At once: small files take five times the CPU by promises.
  const find = (plain: string): Bodies | undefined => {
    const own = names.get(plain);
    if (!own || read.has(plain)) return read.get(plain);
    const bodies = Object.fromEntries(own.map((name) => [encodingOf(name), readFileSync(join(folder, name))]));
    read.set(plain, bodies);
    return bodies;
  };
  const rest = names.keys();
  const readRest = (): void => {
    const { value, done } = rest.next();
    if (done) return;
    try {
      find(value);
    } catch {
      // Gone already: whoever asks for it is told.
      return;
    }
    setImmediate(readRest);
  };
  return { find, readRest };
};

/**
 * `GET /assets/<name>-<hash>.<ext>`: the build's files, known by name at the start, compressed already, never changing;
 * and `looks.<hash>.<names>.css` and `drawings.<hash>.<names>.svg`, the stylesheets and drawings that a page asks for
 * late.
 */
export const assetRoutes = async (app: FastifyInstance, { folder, assets }: AssetOptions): Promise<void> => {
  const files = listBuilt(folder);
  let later: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    later = setTimeout(files.readRest, readRestAfterMs).unref();
  });
  app.addHook('onClose', async () => clearTimeout(later));
  const findComposed = createComposedFiles(assets);

  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const built = files.find(file);
    if (built) return sendFile(request, reply, { type: extname(file), bodies: built, immutable: true });
    const composed = await findComposed(file);
    if (!composed) return sendProblem(reply, 404, 'There is no such file.');
    return sendFile(request, reply, { type: extname(file), ...composed });
  });
};

const weigh = (bodies: Bodies): number => Object.values(bodies).reduce((bytes, { length }) => bytes + length, 0);

/**
 * Files that are composed of known parts, of which anybody may ask for any: only those under their own address are
 * compressed and kept, and no more than fit. The others are sent as they are.
 */
const createComposedFiles = (assets: AssetManifest) => {
  const kept = createBoundedMap<string, Bodies>(composing.keptBytes, weigh);
  const making = new Map<string, Promise<Bodies>>();
  return async (file: string): Promise<Omit<Sent, 'type'> | undefined> => {
    const known = kept.get(file) ?? (await making.get(file));
    if (known) return { bodies: known, immutable: true };
    const composed = composedFile(assets, file);
    if (!composed) return undefined;
    const identity = Buffer.from(composed.text);
    // Another version of the product has written the page: its address must not keep what this one says.
    const immutable = composed.href === `/assets/${file}`;
    if (!immutable || making.size >= composing.atOnce) return { bodies: { identity }, immutable };
    const made = compressPage(identity).finally(() => making.delete(file));
    making.set(file, made);
    const bodies = await made;
    kept.set(file, bodies);
    return { bodies, immutable };
  };
};

interface Sent {
  readonly type: string;
  readonly bodies: Bodies;
  /** Whether it never changes under its address. */
  readonly immutable: boolean;
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, { type, bodies, immutable }: Sent): FastifyReply => {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = bodies[wanted] ? wanted : 'identity';
  reply.headers({
    ...commonHeaders,
    'content-security-policy': closedPolicy,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(types[type] ?? 'application/octet-stream').send(bodies[encoding]);
};
