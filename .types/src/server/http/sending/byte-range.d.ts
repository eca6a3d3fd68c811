import type { BytePart } from '#server/files/storage/storage.ts';
/**
 * The part of a file of so many bytes that a `Range` asks for (RFC 9110, 14.2). `unsatisfiable` where the file has no
 * such bytes; undefined, so that the whole is sent, for several parts, other units, and what is no range.
 */
export declare function readByteRange(header: string, bytes: number): BytePart | 'unsatisfiable' | undefined;
