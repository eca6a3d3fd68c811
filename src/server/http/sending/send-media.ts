import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { readByteRange } from './byte-range.ts';
import { namesTag } from './etag.ts';
import { sendProblem } from './problem.ts';

export interface MediaAnswer {
  readonly storage: Pick<MediaStorage, 'open' | 'size'>;
  readonly key: string;
  /** What is said of the file, next to its length. */
  readonly headers: Readonly<Record<string, string>>;
  /** The entity tag with its quotes, of a file whose bytes never change; without it the file is not cached. */
  readonly etag?: string;
}

/**
 * Answers a GET or HEAD with a stored file as it is read, or with the one part of it that is requested (206, 416), or
 * 304. A visitor who leaves ends the reading. Resolves with whether the file is there; if not, nothing was sent.
 */
export const sendMedia = async (request: FastifyRequest, reply: FastifyReply, media: MediaAnswer): Promise<boolean> => {
  const found = await findAnswer(request, media);
  if (!found) return false;
  const { status, headers, stream } = found;
  reply.headers(headers);
  if (status === 416) sendProblem(reply, status, 'The file has no such part.');
  else reply.code(status).send(stream);
  return true;
};

interface FoundAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly stream?: Readable;
}

const findAnswer = async (
  request: FastifyRequest,
  { storage, key, headers, etag }: MediaAnswer,
): Promise<FoundAnswer | undefined> => {
  const tagged = etag === undefined ? headers : { ...headers, etag };
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  if (etag !== undefined && namesTag(known, etag)) return { status: 304, headers: tagged };
  const whole = { ...tagged, 'accept-ranges': 'bytes' };
  if (request.method === 'HEAD') {
    const bytes = await storage.size(key);
    return bytes === undefined ? undefined : { status: 200, headers: { ...whole, 'content-length': String(bytes) } };
  }
  if (range !== undefined && (ifRange === undefined || ifRange === etag)) {
    const bytes = await storage.size(key);
    if (bytes === undefined) return undefined;
    const part = readByteRange(range, bytes);
    if (part === 'unsatisfiable') return { status: 416, headers: { 'content-range': `bytes */${bytes}` } };
    if (part) {
      const opened = await storage.open(key, part);
      if (!opened) return undefined;
      const lengths = {
        'content-length': String(opened.bytes),
        'content-range': `bytes ${part.start}-${part.end}/${bytes}`,
      };
      return { status: 206, headers: { ...whole, ...lengths }, stream: opened.stream };
    }
  }
  const opened = await storage.open(key);
  if (!opened) return undefined;
  return { status: 200, headers: { ...whole, 'content-length': String(opened.bytes) }, stream: opened.stream };
};
