import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { extent } from '../support/extent.ts';
import { builtCli, cleanEnv } from '../support/server.ts';
import { scratch } from '../support/template.ts';

describe('a command whose output goes into a pipe', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  it.each([
    '--help',
    'theme list --format json',
    'theme check gulmohar platform --format sarif',
    ...extent(
      [],
      [
        'theme diff gulmohar platform',
        'theme explain gulmohar --format json',
        'theme fmt gulmohar platform --check',
        'theme graph gulmohar',
      ],
    ),
  ])('ends without a word where the reader has gone, as it ends otherwise: %s', async (line) => {
    const args = line.split(' ');
    const env = { DATA_DIR: cwd };
    const whole = await runCli(args, { cwd, env });
    expect(whole.stdout).not.toBe('');
    const child = spawn(process.execPath, [builtCli, ...args], { cwd, env: cleanEnv(env), stdio: 'pipe' });
    // Before it can have written anything.
    child.stdout.destroy();
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect([said, code]).toEqual([whole.stderr, whole.code]);
  });

  it('writes no colour codes into it, whatever a theme’s colour is', async () => {
    const args = ['theme', 'new', 'blue-hill', '--dir', 'blue', '--color', '#1565c0'];
    const { code, stdout, stderr } = await runCli(args, { cwd, env: { NO_COLOR: '', CI: 'true' } });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Wrote blue\/theme\.json\n/);
  });
});
