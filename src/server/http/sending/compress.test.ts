import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compressHarder, compressPage } from './compress.ts';

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
});
