import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jpeg } from '#tests/media/pictures.ts';
import { createEncodeCache, sha256 } from './encode-cache.ts';

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'sy-media-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

const filesIn = (folder: string) => (fs.readdirSync(folder, { recursive: true }) as string[]).toSorted();

describe('encode cache', () => {
  const cacheOf = () => createEncodeCache(path.join(directory, 'cache'));

  it('encodes an input once', async () => {
    const input = await jpeg();
    const first = await cacheOf().picture(sha256(input), async () => input);
    const second = await cacheOf().picture(sha256(input), () => Promise.reject(new Error('read again')));
    expect(second).toEqual(first);
  });

  it.each(['truncated', 'random', 'missing'])('encodes again where a file of it is %s', async (damage) => {
    const input = await jpeg();
    const hash = sha256(input);
    const first = await cacheOf().picture(hash, async () => input);
    for (const name of ['manifest.json', '64.webp']) {
      const file = path.join(directory, 'cache', hash, name);
      if (damage === 'missing') fs.rmSync(file);
      else fs.writeFileSync(file, damage === 'random' ? Buffer.from('q7%') : '');
      expect(await cacheOf().picture(hash, async () => input)).toEqual(first);
      expect(await cacheOf().picture(hash, () => Promise.reject(new Error('read again')))).toEqual(first);
    }
  });

  it('forgets an input', async () => {
    const input = await jpeg();
    await cacheOf().picture(sha256(input), async () => input);
    await cacheOf().delete(sha256(input));
    expect(filesIn(path.join(directory, 'cache'))).toEqual([]);
  });
});
