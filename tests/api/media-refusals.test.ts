import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { media } from '#server/store/schema.ts';
import { heicPicture, saidToBe } from '../media/heic-pictures.ts';
import { animatedWebp, bomb, jpeg, noisyJpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { pictureOf, upload } from './media-files.ts';

const notPicture = 'The file is not a picture in JPG, PNG, WebP or HEIC. Use JPG, PNG, WebP or HEIC up to 5 MB.';
const broken = 'The picture is damaged or cut off. Export or copy the file again.';
const svg = 'SVG pictures are not accepted, because they can contain scripts. Save the picture as PNG or WebP.';
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('an upload that is no fit picture', () => {
  let app: TestApp;
  let admin: Caller;
  let before: readonly string[];
  beforeAll(async () => {
    app = await startApp();
    admin = await signIn(app);
  });
  afterAll(() => app.stop());
  const stored = async () => {
    const files = await readdir(join(app.dataDir, 'media'), { recursive: true });
    const rows = await app.store.school(admin.schoolId, ({ db }) => db.select({ id: media.id }).from(media));
    return [...files, ...rows.map(({ id }) => `row ${id}`)].toSorted();
  };
  beforeEach(async () => {
    before = await stored();
    // A minute later, so that the limit of calls is not what is met.
    app.clock.now += 61_000;
  });

  it.each([
    ['an SVG with a script', 'x.svg', async () => Buffer.from(script), svg],
    ['an SVG named PNG', 'x.png', async () => Buffer.from(`<?xml version="1.0"?>\n${script}`), svg],
    ['a page', 'x.jpg', async () => Buffer.from('<html><script>alert(1)</script>'), notPicture],
    ['a GIF', 'x.gif', async () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), notPicture],
    ['an empty file', 'x.jpg', async () => Buffer.alloc(0), notPicture],
    [
      'a script behind the first bytes of a JPEG',
      'x.jpg',
      async () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
      broken,
    ],
    ['a JPEG cut off', 'x.jpg', async () => (await noisyJpeg({ width: 600, height: 600 })).subarray(0, 30_000), broken],
    [
      'an animated picture',
      'x.webp',
      animatedWebp,
      'Animated pictures are not accepted. Use a still picture, or a video link in the gallery.',
    ],
    [
      'a picture of 8,193 pixels',
      'x.jpg',
      () => jpeg({ width: 8193, height: 10 }),
      'The picture is 8193 × 10 pixels; the limit is 8192 on the longest side and 50 megapixels in all. Save it smaller: 1920 pixels wide is enough.',
    ],
    [
      'a bomb',
      'x.png',
      bomb,
      'The picture is 8000 × 8000 pixels; the limit is 8192 on the longest side and 50 megapixels in all. Save it smaller: 1920 pixels wide is enough.',
    ],
    [
      'a HEIC picture with nothing in it',
      'x.heic',
      async () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0${'x'.repeat(40)}`, 'latin1'),
      broken,
    ],
    ['a HEIC picture cut off', 'x.heic', async () => (await heicPicture()).subarray(0, 1000), broken],
    [
      'a HEIC bomb',
      'x.heic',
      async () => saidToBe(await heicPicture(), 30_000, 20_000),
      'The picture is 30000 × 20000 pixels; the limit is 8192 on the longest side and 50 megapixels in all. Save it smaller: 1920 pixels wide is enough.',
    ],
  ])('%s is refused at its field, with nothing left behind', async (_, name, make, text) => {
    const { status, headers, json } = await upload(admin, [pictureOf(name, await make())]);
    expect(status).toBe(422);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json.errors).toEqual({ 'files[0]': [text] });
    expect(await stored()).toEqual(before);
  });

  it('is refused with a text for each of several', async () => {
    const { status, json } = await upload(admin, [
      pictureOf('a.svg', Buffer.from(script)),
      pictureOf('b', Buffer.from('b')),
    ]);
    expect([status, json.errors]).toEqual([422, { 'files[0]': [svg], 'files[1]': [notPicture] }]);
  });

  it('is too large above 5 MB, and too many above 20', async () => {
    const large = await upload(admin, [pictureOf('a.jpg', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))]);
    expect(large.status).toBe(413);
    const small = await jpeg();
    const many = await upload(
      admin,
      Array.from({ length: 21 }, () => pictureOf('a.jpg', small)),
    );
    expect(many.status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  it('needs a file, in the right field', async () => {
    expect(await upload(admin, [])).toMatchObject({
      status: 422,
      json: { errors: { files: ['Please choose a picture.'] } },
    });
    const other = await upload(admin, [{ ...pictureOf('a.jpg', await jpeg()), field: 'avatar' }]);
    expect(other).toMatchObject({ status: 422, json: { errors: { avatar: [expect.any(String)] } } });
    expect(
      await upload(admin, [pictureOf('a.jpg', await jpeg())], { decorative: ['true'], class: 'private' }),
    ).toMatchObject({ status: 422 });
    expect(await stored()).toEqual(before);
  });

  it('does not reach storage from those who may not upload', async () => {
    const picture = [pictureOf('a.jpg', await jpeg())];
    expect((await upload(visitorOf(app, 'greenfield.localhost'), picture)).status).toBe(401);
    for (const [role, permissionSets] of [
      ['Staff', ['frontOffice']],
      ['Staff', ['classTeacher']],
      ['Student', []],
      ['Parent', []],
    ] as const)
      expect((await upload(await signIn(app, { role, permissionSets: [...permissionSets] }), picture)).status).toBe(
        403,
      );
    const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] });
    expect(await stored()).toEqual(before);
    expect((await upload(editor, picture)).status).toBe(201);
  });

  it('takes what is a picture with a script behind it, without the script', async () => {
    const polyglot = Buffer.concat([
      await jpeg({ seed: 4 }),
      Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script>'),
    ]);
    const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0a08' } })
      .png()
      .toBuffer();
    const files = [
      pictureOf('x.php.jpg', polyglot),
      pictureOf('y.html', Buffer.concat([png, Buffer.from('<script>')])),
    ];
    const { status, json } = await upload(admin, files);
    expect(status).toBe(201);
    for (const { media: row } of json.files) {
      for (const file of ['original', `${row.width}.webp`]) {
        const data = await app.storage.get(`${admin.schoolId}/${row.id}/${file}`);
        expect(data?.length).toBeGreaterThan(0);
        expect(data?.includes('<script>')).toBe(false);
        expect(data?.includes('<?php')).toBe(false);
      }
    }
  });

  it('keeps a name that could break a header or a path only in its safe form', async () => {
    const names = ['../../../etc/passwd.jpg', 'C:\\temp\\me.jpg', 'a%0d%0aSet-Cookie: x=1.jpg', 'चित्र.jpg'];
    const files = await Promise.all(names.map(async (name, at) => pictureOf(name, await jpeg({ seed: 60 + at }))));
    const { json } = await upload(admin, files);
    expect(json.files.map((one: { media: { fileName: string } }) => one.media.fileName)).toEqual([
      'passwd.jpg',
      'me.jpg',
      'a%0d%0aSet-Cookie x=1.jpg',
      'चित्र.jpg',
    ]);
  });

  it('is refused after 60 calls in a minute', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 61; count += 1) answers.push((await upload(admin, [])).status);
    expect(answers.filter((status) => status === 422)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('an upload to a school that has all it may have', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ mediaQuota: 1000 });
  });
  afterAll(() => app.stop());

  it('is refused, with nothing left behind', async () => {
    const admin = await signIn(app);
    const files = () => readdir(join(app.dataDir, 'media', String(admin.schoolId)), { recursive: true });
    const before = await files();
    expect(await upload(admin, [pictureOf('a.jpg', await jpeg({ seed: 99 }))])).toMatchObject({
      status: 409,
      json: { errorText: expect.stringContaining('There is no room left') },
    });
    expect((await files()).toSorted()).toEqual(before.toSorted());
  });
});
