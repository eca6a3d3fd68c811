import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage, Encoding } from '#server/core/cache/page-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const gzipAt = (level: number, data: Buffer): Promise<Buffer> => zip(data, { level });

const brotliAt = (quality: number, data: Buffer): Promise<Buffer> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** A page in every encoding, fast enough for the first visitor to wait for. */
export const compressPage = async (identity: Buffer): Promise<CachedPage['bodies']> => {
  const [br, gz] = await Promise.all([brotliAt(5, identity), gzipAt(1, identity)]);
  return { identity, br, gzip: gz };
};

/** The same page at the highest compression: for when nobody waits. */
export const compressHarder = async ({ identity, ...bodies }: CachedPage['bodies']): Promise<CachedPage['bodies']> => {
  const [br, gz] = await Promise.all([brotliAt(11, identity), gzipAt(9, identity)]);
  return { identity, br: smaller(br, bodies.br), gzip: smaller(gz, bodies.gzip) };
};

const smaller = (a: Buffer, b: Buffer): Buffer => (a.length < b.length ? a : b);

/** The best encoding that an Accept-Encoding header takes; a quality of 0 refuses one. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity';
  const refused = (name: string): boolean =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$)`, 'i').test(accepted);
  for (const name of ['br', 'gzip'] as const) {
    if (new RegExp(`(^|[\\s,])${name}([\\s,;]|$)`, 'i').test(accepted) && !refused(name)) return name;
  }
  return 'identity';
};

/** What is shorter is as long compressed. In characters. */
const leastChars = 1024;

/** A text that is sent once, in the encoding that the browser takes. */
export const compressText = async (
  text: string,
  accepted: string | undefined,
): Promise<{ readonly encoding: Encoding; readonly body: string | Buffer }> => {
  const encoding = text.length < leastChars ? 'identity' : chooseEncoding(accepted);
  if (encoding === 'identity') return { encoding, body: text };
  const data = Buffer.from(text);
  return { encoding, body: await (encoding === 'br' ? brotliAt(4, data) : gzipAt(1, data)) };
};
