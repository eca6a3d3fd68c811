import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';

describe('npm start', () => {
  let root: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const start = (...options: string[]) =>
    spawnSync(process.execPath, [join(root, 'src/build/start.mjs'), ...options], { cwd: tmpdir(), encoding: 'utf8' });
  const product = (text: string): string => `console.log('${text}', ...process.argv.slice(2));\n`;

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'start-')));
    cpSync(join(packageRoot, 'src/build/start.mjs'), join(root, 'src/build/start.mjs'));
    write('package.json', '{ "type": "module" }');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** As `npm ci` leaves it, with what builds. */
  const installAll = (): void => symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'));

  it('builds first where what builds is installed', () => {
    installAll();
    const made = `mkdirSync('dist/cli', { recursive: true });\nwriteFileSync('dist/cli/index.js', ${JSON.stringify(product('new'))});\n`;
    write('src/build/build.ts', `import { mkdirSync, writeFileSync } from 'node:fs';\n${made}`);
    write('dist/cli/index.js', product('old'));
    expect(start()).toMatchObject({ status: 0, stdout: 'new serve\n', stderr: '' });
  });

  it('serves nothing where the build fails', () => {
    installAll();
    write('src/build/build.ts', 'process.exitCode = 3;\n');
    write('dist/cli/index.js', product('old'));
    expect(start()).toMatchObject({ status: 3, stdout: '' });
  });

  it('serves the build that is there where nothing builds', () => {
    write('dist/cli/index.js', product('old'));
    expect(start('--help')).toMatchObject({ status: 0, stdout: 'old serve --help\n', stderr: '' });
  });

  it('says what to do where there is neither', () => {
    const { status, stdout, stderr } = start();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('npm ci --include=dev && npm run build');
  });
});
