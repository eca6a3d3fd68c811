import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, type TestBucket } from '#tests/support/bucket.ts';
import { parseMediaUrl } from './media-place.ts';
import { openMediaStorage } from './open-storage.ts';
import type { StoredFile } from './storage.ts';

const open = (url: string) => {
  const place = parseMediaUrl(url);
  if (!place) throw new Error(`Not a place: ${url}`);
  return openMediaStorage(place);
};

describe('media storage in a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await startBucket('');
  });
  afterAll(() => bucket.end());

  it('keeps to its prefix', async () => {
    const inside = bucket.url.replace('@pictures/', '@pictures/east/wing');
    const [outer, inner] = [await open(bucket.url), await open(inside)];
    await inner.put('1/2/original', Buffer.from('inner'));
    await outer.put('1/2/original', Buffer.from('outer'));
    expect((await inner.get('1/2/original'))?.toString()).toBe('inner');
    const keys: string[] = [];
    for await (const { key } of inner.list()) keys.push(key);
    expect(keys).toEqual(['1/2/original']);
    const names = (readdirSync(bucket.directory, { recursive: true }) as string[]).filter((name) =>
      name.endsWith('_object'),
    );
    expect(names.toSorted()).toEqual([
      'pictures/1/2/original._S3rver_object',
      'pictures/east/wing/1/2/original._S3rver_object',
    ]);
  });

  it('fails where the bucket is missing, rather than finding nothing', async () => {
    const storage = await open(bucket.url.replace('@pictures', '@elsewhere'));
    await expect(storage.get('1/2/original')).rejects.toThrow();
    await expect(storage.put('1/2/original', Buffer.from('x'))).rejects.toThrow();
  });

  it('fails with another key, without telling it', async () => {
    const storage = await open(bucket.url.replace('S3RVER:S3RVER@', 'AKIAELSE:hunter2hunter2@'));
    const error: unknown = await storage.put('1/9/original', Buffer.from('x')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('hunter2');
    expect(await (await open(bucket.url)).exists('1/9/original')).toBe(false);
  });

  it('lists every page of a long list', async () => {
    const asked: (string | null)[] = [];
    // The server of the other tests fails at a second page.
    const server = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token');
      asked.push(token);
      const at = Number(token ?? 0);
      const next = at < 2 ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
      const file = `<Contents><Key>files/1/${at + 1}/original</Key><LastModified>2026-11-21T06:30:0${at}.000Z</LastModified><ETag>"e"</ETag><Size>1</Size></Contents>`;
      const body = `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${file}</ListBucketResult>`;
      response.setHeader('content-type', 'application/xml').end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const storage = await open(`s3://KEY:SECRET@pictures/files?endpoint=http://127.0.0.1:${port}`);
    const found: StoredFile[] = [];
    for await (const file of storage.list()) found.push(file);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(asked).toEqual([null, '1', '2']);
    expect(found).toEqual([
      { key: '1/1/original', modified: new Date('2026-11-21T06:30:00Z') },
      { key: '1/2/original', modified: new Date('2026-11-21T06:30:01Z') },
      { key: '1/3/original', modified: new Date('2026-11-21T06:30:02Z') },
    ]);
  });

  it('is loaded only where it is used', async () => {
    const entry = new URL('./open-storage.ts', import.meta.url).href;
    const loadedFor = async (place: object): Promise<string[]> => {
      const script = `
        import { createRequire } from 'node:module';
        const { openMediaStorage } = await import(${JSON.stringify(entry)});
        await openMediaStorage(${JSON.stringify(place)});
        const { cache } = createRequire(import.meta.url);
        console.log(JSON.stringify(Object.keys(cache).filter((file) => file.includes('@aws-sdk'))));`;
      const command = ['--import', 'tsx', '--input-type=module', '-e', script];
      return JSON.parse((await promisify(execFile)(process.execPath, command)).stdout);
    };
    expect(await loadedFor({ kind: 'folder', directory: '/nowhere' })).toEqual([]);
    expect(await loadedFor({ kind: 's3', bucket: 'b', prefix: '', region: 'eu-west-1' })).not.toEqual([]);
  });
});

describe('MEDIA_URL', () => {
  const s3 = { kind: 's3', prefix: '', region: 'us-east-1' };
  it.each([
    ['file:///srv/my%20pictures', { kind: 'folder', directory: '/srv/my pictures' }],
    ['s3://pictures', { ...s3, bucket: 'pictures' }],
    ['s3://pictures/a/b/', { ...s3, bucket: 'pictures', prefix: 'a/b' }],
    ['s3://pictures?region=ap-south-1', { ...s3, bucket: 'pictures', region: 'ap-south-1' }],
    [
      's3://pictures?endpoint=https://s3.example.org',
      { ...s3, bucket: 'pictures', endpoint: 'https://s3.example.org' },
    ],
    [
      's3://pictures?endpoint=http%3A%2F%2F127.0.0.1%3A9000',
      { ...s3, bucket: 'pictures', endpoint: 'http://127.0.0.1:9000' },
    ],
    [
      's3://AKIA:a%2Fb%2Bc@pictures',
      { ...s3, bucket: 'pictures', credentials: { accessKeyId: 'AKIA', secretAccessKey: 'a/b+c' } },
    ],
  ])('%s is read', (url, place) => {
    expect(parseMediaUrl(url)).toEqual(place);
  });

  it('takes the region of AWS programs where it names none', () => {
    expect(parseMediaUrl('s3://pictures', 'eu-west-1')).toMatchObject({ region: 'eu-west-1' });
    expect(parseMediaUrl('s3://pictures?region=ap-south-1', 'eu-west-1')).toMatchObject({ region: 'ap-south-1' });
  });

  it.each([
    '',
    'pictures',
    '/srv/pictures',
    'https://pictures',
    'file://nas/pictures',
    'file:///a%2Fb',
    's3://',
    's3://a',
    's3://My_Pictures',
    's3://pictures:9000',
    's3://pictures/../x/%2e%2e/y z',
    's3://pictures/a//b',
    's3://pictures#x',
    's3://AKIA@pictures',
    's3://pictures?endpoint=ftp://x',
    's3://pictures?endpoint=https://x/path',
    's3://pictures?endpoint=https://user:word@x',
    's3://pictures?region=Mars!',
    's3://pictures?acl=public',
    's3://%ZZ:x@pictures',
  ])('%j is refused', (url) => {
    expect(parseMediaUrl(url)).toBeUndefined();
  });
});
