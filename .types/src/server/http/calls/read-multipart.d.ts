import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
interface MultipartBody {
    readonly fields: Readonly<Record<string, unknown>>;
    readonly files: readonly UploadedFile[];
}
/** Reads a multipart body within the limits of its call. A field that is sent several times becomes a list. */
export declare const readMultipart: (request: FastifyRequest, call: Call) => Promise<MultipartBody>;
/** Throws where a field has more files than it takes. */
export declare const checkFileCounts: (files: readonly UploadedFile[], { files: allowed }: Call) => void;
export {};
