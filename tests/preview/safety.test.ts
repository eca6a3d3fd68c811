import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { extent } from '../support/extent.ts';
import { type PreviewProcess, runPreview } from './preview-process.ts';

let preview: PreviewProcess;

beforeAll(async () => {
  preview = await runPreview(['platform']);
});

afterAll(() => preview?.interrupt());

/** Asks for a path exactly as it is written. */
const get = (path: string, host?: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(preview.url);
    const sent = request({ host: '127.0.0.1', port, path, headers: host === undefined ? {} : { host } }, (answer) => {
      let body = '';
      answer.on('data', (data: Buffer) => {
        body += data.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('what the preview shows to whom', () => {
  it('listens on the loopback address', () => {
    expect(new URL(preview.url).hostname).toBe('127.0.0.1');
  });

  it('shows the platform with the school in its directory', async () => {
    const { status, body } = await get('/school-list');
    expect(status).toBe(200);
    expect(body).toContain('Amaltas Vidyalaya');
  });

  it.each([
    '/',
    '/@panel/',
    '/@preview/events',
    '/@preview/states?template=home',
    '/src/preview/client/main.ts',
    '/@vite/client',
  ])('refuses %s under a foreign name', async (path) => {
    const { status } = await get(path, 'preview.attacker.example');
    expect(status).toBe(403);
  });

  it.each([
    '/fixture/../package.json',
    '/fixture/..%2f..%2fpackage.json',
    '/fixture/%2e%2e/%2e%2e/etc/passwd',
    '/fixture/content.json',
    '/fixture/sample/content.json',
    '/fixture/sample/site.json',
    '/fixture/sample/..%2f..%2fpackage.json',
    '/@panel/../package.json?raw',
    '/fixture/images/logo.png',
    '/assets/../package.json',
    '/assets/..%2fpackage.json',
    '/package.json',
    '/src/server/main/serve.ts',
    '/src/server/main/serve.ts?raw',
    '/@fs/etc/passwd',
    `/@fs${packageRoot}/package.json?import&raw`,
    `/@fs${packageRoot}/src/preview/../../package.json`,
  ])('gives nothing at %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain('"dependencies"');
    expect(body).not.toContain('root:x:0');
    expect(body).not.toContain('openStore');
  });

  it('gives the pictures of the folder', async () => {
    const { status } = await get('/fixture/sample/1.png');
    expect(status).toBe(200);
  });
});

const run = promisify(execFile);
const failing = async (...args: string[]): Promise<{ code: number; stderr: string }> => {
  const done = run(process.execPath, ['--import', 'tsx', 'cli/index.ts', 'theme', 'preview', ...args], {
    cwd: packageRoot,
  });
  return done.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: { code: number; stderr: string }) => error,
  );
};

describe('what cannot be previewed', () => {
  it('names the themes and the nearest one', async () => {
    const { code, stderr } = await failing('gulmohr');
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean "gulmohar"?');
    expect(stderr).toContain('platform');
  });

  it('names the schools and the nearest one', async () => {
    const { code, stderr } = await failing('gulmohar', '--school', 'amaltos');
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean "amaltas"?');
  });

  it.runIf(extent(false, true))('names the states of the template, or says how states are called', async () => {
    const { code, stderr } = await failing('platform', '--open-state', 'home~9999', '--port', '0');
    expect(code).toBe(2);
    expect(stderr).toContain('no state "home~9999"');
    expect(stderr).toContain('home~base to home~');
  });

  it.runIf(extent(false, true))('says all that the theme does not have of what was chosen', async () => {
    const chosen = [
      '--preset',
      'festive',
      '--set',
      'showBirthday=false',
      '--set',
      'showBirthdays=no',
      '--locale',
      'hin',
    ];
    const { code, stderr } = await failing('gulmohar', ...chosen, '--port', '0');
    expect(code).toBe(2);
    expect(stderr).toContain('The theme has no preset "festive". It has none.');
    expect(stderr).toContain('Did you mean "showBirthdays"?');
    expect(stderr).toContain('"showBirthdays" is a boolean in this theme, not "no".');
    expect(stderr).toContain('The theme has no language "hin". Did you mean "hi"?');
  });

  it.each([
    [['--date', '15-08-2026'], '--date takes a day'],
    [['--set', 'showBirthdays'], '--set takes a name and a value'],
  ])('refuses %j before it starts', async (args, text) => {
    const { code, stderr } = await failing('gulmohar', ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(text);
  });

  it('takes no seed that is no number', async () => {
    const { code, stderr } = await failing('platform', '--seed', 'one');
    expect(code).toBe(2);
    expect(stderr).toContain('--seed takes a whole number');
  });

  it('says that a port is taken', async () => {
    const { code, stderr } = await failing('gulmohar', '--port', new URL(preview.url).port);
    expect(code).toBe(2);
    expect(stderr).toContain('is in use');
  });

  it('takes no server that is no address', async () => {
    const { code, stderr } = await failing('gulmohar', '--server', 'amaltas.localhost:3000');
    expect(code).toBe(2);
    expect(stderr).toContain('--server takes an address');
  });

  it('takes no school besides a server', async () => {
    const { code, stderr } = await failing('gulmohar', '--school', 'amaltas', '--server', 'http://localhost:1');
    expect(code).toBe(2);
    expect(stderr).toContain('--school and --server are two places of the data.');
  });
});
