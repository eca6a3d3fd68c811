import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MediaStorage } from '#server/files/storage/storage.ts';
export interface MediaAnswer {
    readonly storage: Pick<MediaStorage, 'open' | 'size'>;
    readonly key: string;
    /** What is said of the file, beside its length. */
    readonly headers: Readonly<Record<string, string>>;
    /** The entity tag with its quotes, of a file whose bytes never change; without it nobody keeps the file. */
    readonly etag?: string;
}
/**
 * Answers a GET or HEAD with a stored file as it is read, or with the one part of it that is asked for (206, 416), or
 * 304. A visitor who leaves ends the reading. Undefined, with nothing sent, where the file is not there.
 */
export declare function sendMedia(request: FastifyRequest, reply: FastifyReply, { storage, key, headers, etag }: MediaAnswer): Promise<FastifyReply | undefined>;
