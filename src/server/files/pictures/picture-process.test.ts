import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/app-error.ts';
import { scratch, smallSchool, writeFolder } from '#tests/import/folder.ts';
import { cameraJpeg, jpeg, noisyJpeg, transparentPng } from '#tests/media/pictures.ts';
import { extent, itFurther } from '#tests/support/extent.ts';
import * as decode from './decode.ts';
import * as encode from './encode.ts';
import { createPictureProcess, encodeAvif, encodePicture, inspectPicture } from './picture-process.ts';

const client = fileURLToPath(new URL('../../../../tests/media/picture-client.ts', import.meta.url));
const importer = fileURLToPath(new URL('../../../../tests/media/import-process.ts', import.meta.url));

const failureOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('over the boundary of the process', () => {
  it.each([
    ['a JPEG', () => noisyJpeg({ width: 500, height: 100 })],
    ['a PNG with transparency', () => transparentPng()],
    ['a picture of a camera', cameraJpeg],
  ])('%s gives what it gives without', async (_name, make) => {
    const input = await make();
    expect(await inspectPicture(input)).toEqual(await decode.inspectPicture(input));
    expect(await encodePicture(input)).toEqual(await encode.encodePicture(input));
    expect(await encodeAvif(input, [40, 80])).toEqual(await encode.encodeAvif(input, [40, 80]));
    const [variant] = await encodeAvif(input, [40]);
    expect(Buffer.isBuffer(variant?.data)).toBe(true);
  });

  it.each([
    ['cut off', async () => (await noisyJpeg()).subarray(0, 900), 'PICTURE_BROKEN'],
    ['too wide', () => jpeg({ width: 8193, height: 2 }), 'PICTURE_PIXELS'],
    ['no picture', async () => Buffer.from('GIF89a'), 'PICTURE_TYPE'],
  ])('the refusal of what is %s keeps code, message, hint and cause', async (_name, make, code) => {
    const input = await make();
    const [here, there] = [await failureOf(decode.inspectPicture(input)), await failureOf(inspectPicture(input))];
    expect(there.code).toBe(code);
    expect([there.code, there.name, there.message, there.hint]).toEqual([
      here.code,
      here.name,
      here.message,
      here.hint,
    ]);
    expect((there.cause as Error | undefined)?.message).toBe((here.cause as Error | undefined)?.message);
  });

  it('a copy that cannot be read is a fault of the picture for AVIF too', async () => {
    expect((await failureOf(encodeAvif(Buffer.from([0xff, 0xd8, 0xff, 1]), [40]))).code).toBe('PICTURE_BROKEN');
  });
});

describe('the picture process', () => {
  let input: Buffer;
  beforeAll(async () => {
    input = await noisyJpeg({ width: 1600, height: 1200 });
  });

  it('works on two pictures at a time', async () => {
    const pictures = createPictureProcess();
    const first = pictures.run('encodeAvif', [input, [200]]);
    const { pid } = pictures;
    const second = pictures.run('encodeAvif', [input, [100]]);
    expect([pid !== undefined, pictures.pid === pid]).toEqual([true, true]);
    expect((await Promise.all([first, second])).map(([variant]) => variant?.width)).toEqual([200, 100]);
  });

  it('fails what it was asked for when it is killed, and is replaced for the next request', async () => {
    const pictures = createPictureProcess();
    await pictures.run('inspectPicture', [input]);
    const killed = pictures.pid ?? 0;
    const pending = [1, 2].map(() => failureOf(pictures.run('encodeAvif', [input, [1600]])));
    process.kill(killed, 'SIGKILL');
    for (const error of await Promise.all(pending)) {
      expect(error).toMatchObject({ code: 'PICTURE_PROCESS', hint: expect.stringMatching(/again/) });
    }
    expect((await pictures.run('inspectPicture', [input])).width).toBe(1600);
    expect(pictures.pid).not.toBe(killed);
  });

  it('says what ended it', async () => {
    const pictures = createPictureProcess();
    const pending = failureOf(pictures.run('encodeAvif', [input, [1600]]));
    process.kill(pictures.pid ?? 0, 'SIGKILL');
    expect((await pending).message).toContain('SIGKILL');
  });

  it('is killed when a request takes too long', async () => {
    const pictures = createPictureProcess({ requestMs: 1 });
    const pending = failureOf(pictures.run('encodeAvif', [input, [1600]]));
    expect(pictures.pid).toBeDefined();
    expect(await pending).toMatchObject({ code: 'PICTURE_PROCESS', message: expect.stringContaining('longer') });
    expect(pictures.pid).toBeUndefined();
  });

  itFurther('ends without work and starts again', async () => {
    const pictures = createPictureProcess({ idleMs: 1 });
    await pictures.run('inspectPicture', [input]);
    await expect.poll(() => pictures.pid).toBeUndefined();
    expect((await pictures.run('inspectPicture', [input])).width).toBe(1600);
  });

  it('leaves signals that reach a whole group of processes to the server', async () => {
    const pictures = createPictureProcess();
    await pictures.run('inspectPicture', [input]);
    const { pid = 0 } = pictures;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(pid, signal);
    expect((await pictures.run('inspectPicture', [input])).width).toBe(1600);
    expect(pictures.pid).toBe(pid);
  });

  it.runIf(fs.existsSync('/proc/self/environ'))('is told nothing of the server', async () => {
    const pictures = createPictureProcess();
    await pictures.run('inspectPicture', [input]);
    const names = fs.readFileSync(`/proc/${pictures.pid}/environ`, 'utf8').split('\0').filter(Boolean).map(nameOf);
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL_')).toSorted()).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_ENV',
      'PATH',
    ]);
  });
});

describe('the picture process of another server', () => {
  const folder = scratch();
  const file = path.join(folder, 'picture.jpg');
  beforeAll(async () => fs.writeFileSync(file, await noisyJpeg({ width: 1600, height: 1200 })));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  itFurther('does not survive the kill -9 of the server in the middle of its work', async () => {
    const server = start(client, file, 'busy');
    // The picture process holds the same end of this pipe, so it closes only when both are gone.
    const closed = text(server.stderr as NodeJS.ReadableStream);
    await once(server.stdout as NodeJS.ReadableStream, 'data');
    server.kill('SIGKILL');
    expect(await closed).toBe('');
  });

  itFurther('does not keep the server alive', async () => {
    const server = start(client, file);
    const [[code], said] = await Promise.all([once(server, 'exit'), text(server.stdout as NodeJS.ReadableStream)]);
    expect([code, Number(said) > 0]).toEqual([0, true]);
  });

  it.runIf(extent(false, true))(
    'keeps libvips out of a process that imports a school and makes its AVIF files',
    async () => {
      const content = await writeFolder(path.join(folder, 'school'), smallSchool());
      const server = start(importer, path.join(folder, 'data'), content);
      const said = await text(server.stdout as NodeJS.ReadableStream);
      expect(JSON.parse(said)).toEqual({ pictures: 6, errors: [], libraries: [], node: true });
    },
  );
});

const start = (program: string, ...args: string[]): ChildProcess => {
  return spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
};

const nameOf = (variable: string) => variable.replace(/=.*$/s, '');
