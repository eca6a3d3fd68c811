import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInThemes } from '../support/built-in-themes.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { builtCli, cleanEnv } from '../support/server.ts';
import { smallTheme } from './small-theme.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'sy-theme-test-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const themeTest = (...args: string[]): Promise<CliResult> => runCli(['theme', 'test', ...args], { cwd });
const lastLine = ({ stdout }: CliResult): string | undefined => stdout.trimEnd().split('\n').at(-1);
const write = (name: string, text: string): string => {
  writeFileSync(join(cwd, name), text);
  return name;
};

describe.each(builtInThemes)('theme test %s', (slug) => {
  it('sees every state pass, and every condition true and false', { timeout: 900_000 }, async () => {
    const result = await themeTest(slug, '--report', `${slug}.html`);
    expect(result.stdout).toMatch(/(^|\n)\d+ states, 0 failed, conditions 100 %\n$/);
    expect(result.code).toBe(0);
    expect(readFileSync(join(cwd, `${slug}.html`), 'utf8')).toMatch(/^<!doctype html>/);
  });
});

describe('theme test', () => {
  it('tells what fails, by which fact and how to open it, and exits with 1', async () => {
    const file = write('faint.json', smallTheme('faint'));
    const result = await themeTest(file);
    expect(result.code).toBe(1);
    expect(result.stdout).toContain('cause     settings.showNotice: true');
    expect(result.stdout).toMatch(/open it {3}schoolyard theme preview faint\.json --open-state home~\d+/);
    expect(lastLine(result)).toMatch(/^\d+ states, [1-9]\d* failed, conditions 100 %$/);
    expect(readFileSync(join(cwd, 'theme-test-faint.html'), 'utf8')).toContain('settings.showNotice');
  });

  it('prints one object with --format json', async () => {
    const file = write('sound.json', smallTheme('sound'));
    const { code, stdout } = await themeTest(file, '--format', 'json', '--report', 'sound.html');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      theme: 'sound.json',
      failed: 0,
      failures: [],
      conditions: { percent: 100 },
    });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('keeps what it has when it is interrupted by %s', async (signal, wanted) => {
    const name = `${signal}.html`;
    const args = ['theme', 'test', write('faint.json', smallTheme('faint')), '--report', name, '--workers', '1'];
    const child = spawn(process.execPath, [builtCli, ...args], { cwd, env: cleanEnv({}), stdio: 'pipe' });
    let said = '';
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      // The first line of the progress.
      if (said === '') child.kill(signal);
      said += text;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(wanted);
    const [, count, planned] = /\nInterrupted: the report has (\d+) of (\d+) states\.\n$/.exec(said) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThan(Number(planned));
    expect(printed).toMatch(new RegExp(`\n${count} of ${planned} states, \\d+ failed, conditions \\d+ %\n$`));
    expect(readFileSync(join(cwd, name), 'utf8')).toContain(`Interrupted after ${count} of ${planned} states`);
  });

  it('finds a report that cannot be written before it tests anything', async () => {
    const { code, stderr } = await themeTest(
      write('sound.json', smallTheme('sound')),
      '--report',
      'no/such/folder.html',
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The report cannot be written: .*\nName another file with --report <file>\.\n$/);
  });

  it('leaves no report behind where it could not test', async () => {
    expect(await themeTest('gulmohar', '--template', 'hoem', '--report', 'none.html')).toMatchObject({ code: 2 });
    expect(existsSync(join(cwd, 'none.html'))).toBe(false);
  });

  it.each([
    ['a theme with findings', () => [write('empty.json', '{}')], 'schoolyard theme check empty.json'],
    ['a template that is not there', () => ['gulmohar', '--template', 'hoem'], 'Templates: home, about'],
    ['a state that is not there', () => ['gulmohar', '--state', 'contact~900'], 'contact~base to contact~'],
    ['a number that is none', () => ['gulmohar', '--workers', 'two'], '--workers takes a whole number from 1'],
  ])('exits with 2 at %s', async (_, args, message) => {
    const result = await themeTest(...args());
    expect(result.stderr).toContain(message);
    expect(result.code).toBe(2);
  });
});
