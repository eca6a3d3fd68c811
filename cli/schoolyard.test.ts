import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'command-'));
  cpSync(join(packageRoot, 'package.json'), join(root, 'package.json'));
  cpSync(join(packageRoot, 'cli/schoolyard.mjs'), join(root, 'cli/schoolyard.mjs'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As npm links the package's command: npx keeps the link, and makes none to a file that is not there. */
const command = (): string => {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: { schoolyard: string } };
  return join(root, bin.schoolyard);
};
const run = (...args: string[]) => spawnSync(process.execPath, [command(), ...args], { encoding: 'utf8' });

it('the command says what to do before the first build, and works after it', () => {
  expect(run('theme', 'list')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Schoolyard is not built yet\.\nRun: npm run build/),
  });
  mkdirSync(join(root, 'dist/cli'), { recursive: true });
  writeFileSync(join(root, 'dist/cli/index.js'), 'console.log(...process.argv.slice(2));\n');
  expect(run('theme', 'list')).toMatchObject({ status: 0, stdout: 'theme list\n', stderr: '' });
});
