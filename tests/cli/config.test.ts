import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/main/config.ts';
import { runCli } from '../support/cli.ts';
import { itFurther } from '../support/extent.ts';
import { scratch } from '../support/template.ts';

describe('the environment of schoolyard serve', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  /** What is said of wrong settings. */
  const refusal = (env: Readonly<Record<string, string>>): string => {
    try {
      readConfig({ NODE_ENV: 'test', DATA_DIR: cwd, ...env });
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
      throw error;
    }
    throw new Error('It was taken.');
  };
  const serve = (env: Readonly<Record<string, string>>, folder = cwd) => runCli(['serve'], { cwd: folder, env });

  it.each([
    ['PORT', '70000', 'a port number from 0 to 65535'],
    ['PORT', 'http', 'a port number from 0 to 65535'],
    ['PORT', '80.5', 'a port number from 0 to 65535'],
    ['PORT', '-1', 'a port number from 0 to 65535'],
    ['BASE_URL', 'schools.example.org', 'the origin of the product site'],
    ['BASE_URL', 'https://schools.example.org/path', 'without a path'],
    ['BASE_URL', 'ftp://schools.example.org', 'the origin of the product site'],
    ['BASE_URL', 'http://localhost:99999', 'the origin of the product site'],
    ['BASE_URL', 'http://a b', 'the origin of the product site'],
    ['BASE_URL', 'http://user:word@localhost', 'the origin of the product site'],
    ['BASE_URL', 'http://127.0.0.1:3000', 'name a host such as localhost or schools.example.org'],
    ['BASE_URL', 'http://[::1]', 'name a host such as localhost or schools.example.org'],
    ['MEDIA_URL', 'ftp://pictures', 'file:///path/to/pictures'],
    ['MEDIA_URL', 'file://nas/pictures', 'file:///path/to/pictures'],
    ['MEDIA_URL', 'file:///a%2Fb', 'file:///path/to/pictures'],
    ['MEDIA_URL', 'file:///100%', 'file:///path/to/pictures'],
    ['TRUST_PROXY', 'proxy.example', 'the addresses of your proxies'],
    ['TRUST_PROXY', '10.0.0.1, 10.0.0.256,::1/129,10.0.0.0/8', 'wrong: "10.0.0.256", "::1/129".'],
    ['TRUST_PROXY', '10.0.0.0/0,10.0.0.0/8/8,fe80::1%1', 'wrong: "10.0.0.0/0", "10.0.0.0/8/8", "fe80::1%1".'],
    ['MAIL_FROM', 'office', 'an address that mails come from'],
    ['MAIL_FROM', 'a@b.example, c@d.example', 'an address that mails come from'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['AVIF', 'yes', 'on, or off'],
    ['SOURCE_PATIENCE', '0.5', 'a number from 1 to 100'],
    ['SOURCE_PATIENCE', 'long', 'a number from 1 to 100'],
    ['NOW', 'tomorrow', 'an ISO date and time with a zone'],
    ['NOW', '2026-11-21T10:00:00', 'an ISO date and time with a zone'],
  ])('%s=%s is refused, with the cure', (name, value, cure) => {
    const text = refusal({ [name]: value, DATA_DIR: join(cwd, 'never') });
    expect(text).toMatch(new RegExp(`^${name} is "`));
    expect(text).toContain(`"${value}"`);
    expect(text).toContain(cure);
    expect(existsSync(join(cwd, 'never'))).toBe(false);
  });

  it('is refused in its own words alone, with the code 2', async () => {
    const { code, stdout, stderr } = await serve({ PORT: 'http', DATA_DIR: join(cwd, 'never') });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`${refusal({ PORT: 'http' })}\n`);
    expect(existsSync(join(cwd, 'never'))).toBe(false);
  });

  it.each([
    ['SECRET', 'short-secret', 'at least 32 characters'],
    ['SMTP_URL', 'http://root:hunter2@mail.example', 'smtp://user:password@host:port'],
    ['SMTP_URL', 'smtp://root:hunter2@mail.example:25/path', 'smtp://user:password@host:port'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/school', 'postgres://user:password@host/database'],
    ['MEDIA_URL', 's3://AKIA:hunter2@pictures/?zone=x', 's3://bucket/prefix'],
  ])('%s is refused without its value being told', (name, value, cure) => {
    const text = refusal({ [name]: value });
    expect(text).toContain(`${name} must be`);
    expect(text).toContain(cure);
    expect(text).not.toContain(value);
    expect(text).not.toContain('hunter2');
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

  itFurther('is read from the file .env too, and wins over it', async () => {
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

  it('refuses a data folder with a path too long for its socket', async () => {
    const folder = join(cwd, 'x'.repeat(100 - cwd.length));
    const { code, stderr } = await serve({ DATA_DIR: folder });
    expect(code).toBe(2);
    expect(stderr).toBe(
      `DATA_DIR "${folder}" is longer than the 87 bytes that its socket allows. Choose a shorter path.\n`,
    );
    expect(existsSync(folder)).toBe(false);
  });

  it('is taken where it is right', () => {
    const dataDir = join(cwd, 'right');
    const config = readConfig({
      DATA_DIR: dataDir,
      BASE_URL: 'https://schools.example.org:8443',
      MEDIA_URL: `file://${dataDir}/my%20pictures`,
      AVIF: 'off',
      SOURCE_PATIENCE: '2.5',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1,fd00::/8',
    });
    expect(config.baseUrl.href).toBe('https://schools.example.org:8443/');
    expect(config.baseUrlIsDefault).toBe(false);
    expect(config.media).toEqual({ kind: 'folder', directory: join(dataDir, 'my pictures') });
    expect(config.trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16', '::1', 'fd00::/8']);
    expect([config.makesAvif, config.sourcePatience]).toEqual([false, 2.5]);
    const plain = readConfig({ DATA_DIR: dataDir, PORT: '4321' });
    expect([plain.baseUrl.href, plain.baseUrlIsDefault]).toEqual(['http://localhost:4321/', true]);
    expect([plain.makesAvif, plain.sourcePatience]).toEqual([true, 1]);
    expect([plain.media, plain.trustProxy]).toEqual([{ kind: 'folder', directory: join(dataDir, 'media') }, []]);
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
