import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compressHarder, compressPage, compressText } from './compress.ts';

describe('compression', () => {
  it('gives the same page in every encoding', async () => {
    const identity = Buffer.from('<p>विद्यालय</p>'.repeat(500));
    const bodies = await compressPage(identity);
    expect(brotliDecompressSync(bodies.br)).toEqual(identity);
    expect(gunzipSync(bodies.gzip)).toEqual(identity);
    const harder = await compressHarder(bodies);
    expect(brotliDecompressSync(harder.br)).toEqual(identity);
    expect(harder.br.length).toBeLessThanOrEqual(bodies.br.length);
  });

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=1', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['brotli, xgzip', 'identity'],
  ])('takes from %j the encoding %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });

  it('takes a text as the browser does, and leaves a short one as it is', async () => {
    const text = 'विद्यालय'.repeat(500);
    const { encoding, body } = await compressText(text, 'gzip, br');
    expect([encoding, brotliDecompressSync(body as Buffer).toString()]).toEqual(['br', text]);
    const { encoding: other, body: zipped } = await compressText(text, 'gzip');
    expect([other, gunzipSync(zipped as Buffer).toString()]).toEqual(['gzip', text]);
    expect(await compressText(text, undefined)).toEqual({ encoding: 'identity', body: text });
    expect(await compressText('{"count":7}', 'br')).toEqual({ encoding: 'identity', body: '{"count":7}' });
  });
});
