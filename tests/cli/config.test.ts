import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { scratch } from '../support/template.ts';

describe('the environment of schoolyard serve', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const serve = (env: Readonly<Record<string, string>>, folder = cwd) => runCli(['serve'], { cwd: folder, env });

  it.each([
    ['PORT', '70000', 'a port number from 0 to 65535'],
    ['PORT', 'http', 'a port number from 0 to 65535'],
    ['PORT', '80.5', 'a port number from 0 to 65535'],
    ['PORT', '-1', 'a port number from 0 to 65535'],
    ['BASE_URL', 'schools.example.org', 'the origin of the product site'],
    ['BASE_URL', 'https://schools.example.org/path', 'without a path'],
    ['BASE_URL', 'ftp://schools.example.org', 'the origin of the product site'],
    ['MEDIA_URL', 's3://bucket', 'file:///path/to/pictures'],
    ['TRUST_PROXY', 'proxy.example', 'the addresses of your proxies'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['NOW', 'tomorrow', 'an ISO date and time with a zone'],
    ['NOW', '2026-11-21T10:00:00', 'an ISO date and time with a zone'],
  ])('%s=%s is refused, with the cure', async (name, value, cure) => {
    const { code, stdout, stderr } = await serve({ [name]: value, DATA_DIR: join(cwd, 'never') });
    expect(code).toBe(2);
    expect(stderr).toMatch(new RegExp(`^${name} is "`));
    expect(stderr).toContain(`"${value}"`);
    expect(stderr).toContain(cure);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stdout).toBe('');
    expect(existsSync(join(cwd, 'never'))).toBe(false);
  });

  it.each([
    ['SECRET', 'short-secret', 'at least 32 characters'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/school', 'postgres://user:password@host/database'],
  ])('%s is refused without its value being told', async (name, value, cure) => {
    const { code, stdout, stderr } = await serve({ [name]: value });
    expect(code).toBe(2);
    expect(stderr).toContain(`${name} must be`);
    expect(stderr).toContain(cure);
    expect(stdout + stderr).not.toContain(value);
    expect(stdout + stderr).not.toContain('hunter2');
  });

  it('is told with everything that is wrong at once', async () => {
    const { code, stderr } = await serve({ PORT: 'x', LOG_LEVEL: 'y', SECRET: 'z', BASE_URL: 'w' });
    expect(code).toBe(2);
    const names = stderr
      .trim()
      .split('\n')
      .map((line) => /^[A-Z_]+/.exec(line)?.[0]);
    expect(names.toSorted()).toEqual(['BASE_URL', 'LOG_LEVEL', 'PORT', 'SECRET']);
  });

  it('takes NOW in tests only', async () => {
    const { code, stderr } = await serve({ NOW: '2026-11-21T10:00:00Z', NODE_ENV: 'production' });
    expect(code).toBe(2);
    expect(stderr).toBe('NOW is for tests: it needs NODE_ENV=test. Unset it.\n');
  });

  it('is read from the file .env too, and wins over it', async () => {
    const folder = join(cwd, 'with-env');
    mkdirSync(folder);
    writeFileSync(join(folder, '.env'), 'PORT=from-the-file\nLOG_LEVEL=alsowrong\n');
    const { code, stderr } = await serve({}, folder);
    expect(code).toBe(2);
    expect(stderr).toContain('PORT is "from-the-file"');
    expect(stderr).toContain('LOG_LEVEL is "alsowrong"');
    const second = await serve({ PORT: 'from-the-environment', LOG_LEVEL: 'info' }, folder);
    expect(second.stderr).toContain('PORT is "from-the-environment"');
    expect(second.stderr).not.toContain('LOG_LEVEL');
  });

  it('names a data folder that cannot be made', async () => {
    writeFileSync(join(cwd, 'a-file'), '');
    const { code, stderr } = await serve({ DATA_DIR: join(cwd, 'a-file') });
    expect(code).toBe(2);
    expect(stderr).toContain(`DATA_DIR "${join(cwd, 'a-file')}" cannot be used`);
    expect(stderr).toContain('Name a folder that can be written to.');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('names a database that does not answer, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://school:hunter2@127.0.0.1:1/school', DATA_DIR: join(cwd, 'pg'), PORT: '0' };
    const { code, stdout, stderr } = await serve(env);
    expect(code).toBe(2);
    expect(stderr).toContain('The database does not answer');
    expect(stderr).toContain('DATABASE_URL');
    expect(stdout + stderr).not.toContain('hunter2');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
