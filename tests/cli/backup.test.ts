import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { startServer } from '../support/server.ts';
import { type Seeded, scratch, seedData } from '../support/template.ts';

describe('schoolyard backup, restore and doctor', () => {
  let seeded: Seeded;
  let empty: string;
  beforeAll(async () => {
    seeded = await seedData();
    empty = scratch();
    mkdirSync(join(empty, 'data'));
  });
  afterAll(() => {
    seeded.remove();
    rmSync(empty, { recursive: true, force: true });
  });

  const run = (args: readonly string[], dataDir = seeded.dataDir) =>
    runCli(args, { cwd: dataDir, env: { DATA_DIR: dataDir } });

  it('write everything while the server runs, and bring it back where nothing is', async () => {
    const server = await startServer({ DATA_DIR: seeded.dataDir });
    const backup = await run(['backup']);
    expect(backup).toMatchObject({ code: 0, stderr: expect.stringContaining('files of 2 schools') });
    const file = backup.stdout.trim();
    expect(readdirSync(join(seeded.dataDir, 'backups'))).toEqual([file.split('/').at(-1)]);
    const doctor = await run(['doctor', '--format', 'json']);
    expect(doctor.code).toBe(0);
    expect(JSON.parse(doctor.stdout).filter(({ state }: { state: string }) => state === 'fault')).toEqual([]);
    expect((await server.get('/', { host: 'greenfield.localhost' })).status).toBe(200);
    await server.stop();

    const restored = await run(['restore', file], join(empty, 'data'));
    expect(restored).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Restored everything (2 schools) as of '),
    });
    const copy = await startServer({ DATA_DIR: join(empty, 'data') });
    const page = await copy.get('/', { host: 'greenfield.localhost' });
    expect(page.status).toBe(200);
    const pictures = [...page.text.matchAll(/\/media\/[^" ]+\.webp/g)].map(([path]) => path);
    expect((await copy.get(pictures[0] ?? '', { host: 'greenfield.localhost' })).status).toBe(200);
    await copy.stop();
  });

  it('put one school back in its place, only when told to', async () => {
    const file = join(empty, 'riverside.tar.gz');
    expect(await run(['backup', '--school', 'riverside', '--out', file])).toMatchObject({ code: 0 });
    const refused = await run(['restore', file]);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--replace') });
    expect(await run(['restore', file, '--replace'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Restored riverside as of '),
    });
  });

  it('say what is wrong with a file, a slug and a setting', async () => {
    expect(await run(['restore', join(empty, 'none.tar.gz')])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no file'),
    });
    expect(await run(['backup', '--school', 'nobody'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no school "nobody".'),
    });
    const doctor = await runCli(['doctor'], { cwd: empty, env: { DATA_DIR: join(empty, 'data'), PORT: 'x' } });
    expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining('PORT') });
  });
});
