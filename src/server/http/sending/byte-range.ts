import type { BytePart } from '#server/files/storage/storage.ts';

/**
 * The part of a file of a given size that a `Range` requests (RFC 9110, 14.2). `unsatisfiable` where the file has no
 * such bytes; undefined, so that the whole is sent, for several parts, other units, and what is no range.
 */
export const readByteRange = (header: string, bytes: number): BytePart | 'unsatisfiable' | undefined => {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= bytes) return 'unsatisfiable';
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
};
