/** Whether a file begins with these bytes. */
export const startsWith = (data: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => data[at] === byte);

/** A part of a file as text, one letter to a byte. */
export const ascii = (data: Buffer, start: number, end: number): string => data.toString('latin1', start, end);

export const isJpeg = (data: Buffer): boolean => startsWith(data, [0xff, 0xd8, 0xff]);

export const isPng = (data: Buffer): boolean => startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const isWebp = (data: Buffer): boolean => ascii(data, 0, 4) === 'RIFF' && ascii(data, 8, 12) === 'WEBP';

export const isPdf = (data: Buffer): boolean => ascii(data, 0, 5) === '%PDF-';
