import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliResult, runCli } from '../support/cli.ts';
import { extent } from '../support/extent.ts';
import { scratch } from '../support/template.ts';

const commands = [
  'serve',
  'import',
  'school',
  'school erase-closed',
  'school list',
  'school set-slug',
  'school set-theme',
  'school state',
  'school theme-settings',
  'section',
  'section new',
  'snapshot',
  'snapshot restore',
  'theme',
  'theme check',
  'theme diff',
  'theme explain',
  'theme fmt',
  'theme graph',
  'theme list',
  'theme new',
  'theme preview',
  'theme publish',
  'theme rollback',
  'theme test',
  'token',
  'token create',
  'token list',
  'token revoke',
  'user',
  'user add',
];

describe('the command line', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const run = (line: string): Promise<CliResult> => runCli(line.split(' ').filter(Boolean), { cwd });

  it.each(extent(['serve', 'theme check', 'user add'], commands))('explains %s with --help', async (command) => {
    const { code, stdout, stderr } = await run(`${command} --help`);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: schoolyard ${command} `);
  });

  it('explains itself with --help, with every command', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    for (const command of new Set(commands.map((name) => name.split(' ')[0])))
      expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it('explains itself when it is asked nothing, as a mistake', async () => {
    const { code, stdout, stderr } = await run('');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: schoolyard');
  });

  it.each([
    ['serv', 'serve'],
    ['improt', 'import'],
    ['theme chek', 'check'],
    ['school lst', 'list'],
    ['school set-them x 1', 'set-theme'],
    ['theme list --formt json', '--format'],
    ['import x --skip-invald', '--skip-invalid'],
  ])('says what "%s" may have meant', async (line, meant) => {
    const { code, stdout, stderr } = await run(line);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/error: unknown (command|option)/);
    expect(stderr).toContain(`(Did you mean ${meant}?)`);
  });

  it.each([
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    'theme toString',
    'school constructor',
    'theme __proto__',
  ])('knows no command "%s"', async (line) => {
    const { code, stdout, stderr } = await run(line);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error: unknown command '${line.split(' ').at(-1)}'`);
  });

  it.each(['--constructor', 'theme list --toString', 'theme list --__proto__=1', 'serve --port 80'])(
    'knows no flag of "%s"',
    async (line) => {
      const { code, stdout, stderr } = await run(line);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('error: unknown option');
    },
  );

  it.each(['abc', '70000', '-1', '80.5', ''])('takes no port "%s"', async (port) => {
    const { code, stdout, stderr } = await runCli(['theme', 'preview', 'gulmohar', '--port', port], { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`--port takes a whole number from 0 to 65535, not "${port}".`);
  });

  it.each(['import', 'theme check', 'school set-theme', 'school set-theme greenfield'])(
    'asks for what "%s" lacks',
    async (line) => {
      const { code, stderr } = await run(line);
      expect(code).toBe(2);
      expect(stderr).toContain('error: missing required argument');
    },
  );

  it('takes text and json for --format and names both otherwise', async () => {
    const { code, stderr } = await run('theme list --format yaml');
    expect(code).toBe(2);
    expect(stderr).toContain('Allowed choices are text, json.');
  });
});
