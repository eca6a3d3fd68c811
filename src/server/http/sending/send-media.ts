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
 * 304. A visitor who leaves ends the reading. Undefined, with nothing sent, where the file is not there.
 */
export const sendMedia = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, headers, etag }: MediaAnswer,
): Promise<FastifyReply | undefined> => {
  const tagged = etag === undefined ? headers : { ...headers, etag };
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  if (etag !== undefined && namesTag(known, etag)) return reply.code(304).headers(tagged).send();
  const whole = { ...tagged, 'accept-ranges': 'bytes' };
  if (request.method === 'HEAD') {
    const bytes = await storage.size(key);
    return bytes === undefined ? undefined : reply.headers({ ...whole, 'content-length': String(bytes) }).send();
  }
  if (range !== undefined && (ifRange === undefined || ifRange === etag)) {
    const bytes = await storage.size(key);
    if (bytes === undefined) return undefined;
    const part = readByteRange(range, bytes);
    if (part === 'unsatisfiable') {
      reply.header('content-range', `bytes */${bytes}`);
      return sendProblem(reply, 416, 'The file has no such part.');
    }
    if (part) {
      const opened = await storage.open(key, part);
      const lengths = {
        'content-length': String(opened?.bytes),
        'content-range': `bytes ${part.start}-${part.end}/${bytes}`,
      };
      return (
        opened &&
        reply
          .code(206)
          .headers({ ...whole, ...lengths })
          .send(opened.stream)
      );
    }
  }
  const opened = await storage.open(key);
  return opened && reply.headers({ ...whole, 'content-length': String(opened.bytes) }).send(opened.stream);
};
