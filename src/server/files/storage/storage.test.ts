import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from './storage.ts';

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'sy-media-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

const filesIn = (folder: string) => (fs.readdirSync(folder, { recursive: true }) as string[]).toSorted();

describe('file storage', () => {
  it('keeps, replaces, finds and deletes bytes, and leaves no empty folder', async () => {
    const storage = createFileStorage(path.join(directory, 'media'));
    const key = '3/17/480.webp';
    expect([await storage.exists(key), await storage.get(key)]).toEqual([false, undefined]);
    await storage.put(key, Buffer.from('first'));
    await storage.put(key, Buffer.from('second'));
    expect([await storage.exists(key), (await storage.get(key))?.toString()]).toEqual([true, 'second']);
    expect(filesIn(directory)).toEqual(['media', 'media/3', 'media/3/17', 'media/3/17/480.webp']);
    await storage.delete(key);
    await storage.delete(key);
    expect(filesIn(directory)).toEqual(['media', 'media/3']);
  });

  it.each([
    '',
    'x',
    '../../etc/passwd',
    '1/../../x',
    '1/2/..',
    '/etc/passwd',
    '1//2',
    '1/2/a\0b',
    '1\\2\\3',
    '1/2/.hidden',
    './1/2',
  ])('refuses the key %j', async (key) => {
    const storage = createFileStorage(path.join(directory, 'media'));
    await expect((async () => storage.put(key, Buffer.from('x')))()).rejects.toMatchObject({ code: 'MEDIA_KEY' });
    await expect((async () => storage.get(key))()).rejects.toMatchObject({ code: 'MEDIA_KEY' });
    expect(filesIn(directory)).toEqual([]);
  });

  it('leaves neither half a file nor a temporary one where writing fails', async () => {
    const storage = createFileStorage(directory);
    fs.mkdirSync(path.join(directory, '1', '2', 'original'), { recursive: true });
    await expect(storage.put('1/2/original', Buffer.from('x'))).rejects.toThrow();
    expect(filesIn(path.join(directory, '1', '2'))).toEqual(['original']);
  });
});
