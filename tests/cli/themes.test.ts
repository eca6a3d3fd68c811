import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#engine/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { scratch } from '../support/template.ts';

interface Report {
  readonly ok: boolean;
  readonly theme: string;
  readonly findings: readonly Problem[];
}

const gulmohar = readFileSync(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8');

describe('schoolyard theme', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const check = (name: string, ...flags: string[]): Promise<CliResult> =>
    runCli(['theme', 'check', name, ...flags], { cwd });
  const write = (name: string, text: string): string => {
    writeFileSync(join(cwd, name), text);
    return name;
  };
  /** Theme 1 with one change, and where the change stands. */
  const changed = (from: string, to: string): { text: string; line: number } => {
    expect(gulmohar).toContain(from);
    const text = gulmohar.replace(from, () => to);
    return { text, line: gulmohar.slice(0, gulmohar.indexOf(from)).split('\n').length };
  };

  it.each(['gulmohar', 'platform'])('check finds nothing in %s', async (slug) => {
    const { code, stdout, stderr } = await check(slug);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`themes/${slug}/theme.json: no findings\n$`));
  });

  it('check takes a file, and json is all that it prints', async () => {
    const name = write('clean.json', gulmohar);
    const { code, stdout, stderr } = await check(name, '--format', 'json');
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({ ok: true, theme: name, findings: [] });
  });

  it('check begins each finding with its place, and says what was meant', async () => {
    const { text, line } = changed('"type": "gallery-preview"', '"type": "galery-preview"');
    const name = write('typo.json', text);
    const { code, stdout } = await check(name);
    expect(code).toBe(1);
    expect(stdout).toMatch(new RegExp(`^${name}:${line}:\\d+ error `));
    expect(stdout).toContain('Did you mean "gallery-preview"?');
    expect(stdout).toMatch(/\ntypo\.json: \d+ findings?\n$/);
    const json = await check(name, '--format', 'json');
    expect(json.code).toBe(1);
    const report = JSON.parse(json.stdout) as Report;
    expect(report.ok).toBe(false);
    expect(report.findings[0]).toMatchObject({ severity: 'error', start: { line }, suggestion: 'gallery-preview' });
    // Every finding of the text starts a line of its own with the same place.
    for (const { start } of report.findings)
      expect(stdout).toMatch(new RegExp(`^${name}:${start.line}:${start.column} `, 'm'));
  });

  it('check finds all that is wrong, in the order of the file', async () => {
    const wrong = gulmohar
      .replace('"type": "gallery-preview"', '"type": "galery-preview"')
      .replace('"source": "popularClasses"', '"source": "populrClasses"')
      .replace('"ref": "data.testimonials"', '"ref": "data.testimonial"');
    const { stdout, code } = await check(write('three.json', wrong), '--format', 'json');
    expect(code).toBe(1);
    const { findings } = JSON.parse(stdout) as Report;
    const suggestions = findings.map(({ suggestion }) => suggestion);
    expect(suggestions).toEqual(expect.arrayContaining(['gallery-preview', 'popularClasses', 'data.testimonials']));
    const lines = findings.map(({ start }) => start.line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  it.each([
    ['a comment', '"format": 2,', '"format": 2, // one\n', /[Cc]omment/],
    ['a trailing comma', '"linkHref": "/"', '"linkHref": "/",', /trailing comma|comma is one too many/i],
    ['a key twice', '"format": 2,', '"format": 2,\n  "slug": "gulmohar",', /"slug".*(twice|already|once|duplicate)/i],
    ['a missing comma', '"format": 2,', '"format": 2', /[Cc]omma/],
  ])('check names %s', async (_, from, to, words) => {
    const { text, line } = changed(from, to);
    const name = write('syntax.json', text);
    const { code, stdout } = await check(name);
    expect(code).toBe(1);
    expect(stdout).toMatch(words);
    const place = new RegExp(`^${name}:(\\d+):\\d+ error `, 'm').exec(stdout);
    expect(Number(place?.[1])).toBeGreaterThanOrEqual(line);
  });

  it.each([
    ['nothing at all', ''],
    ['no object', '[]'],
    ['half a file', gulmohar.slice(0, 4000)],
    ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
    ['__proto__', gulmohar.replace('"format": 2,', '"format": 2, "__proto__": {},')],
  ])('check survives %s', async (_, text) => {
    const { code, stdout, stderr } = await check(write('odd.json', text), '--format', 'json');
    expect([code, stderr]).toEqual([1, '']);
    expect((JSON.parse(stdout) as Report).findings.length).toBeGreaterThan(0);
  });

  it('check says that it could not check what is not there', async () => {
    const { code, stdout, stderr } = await check('gulmohr');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('There is no theme "gulmohr". Did you mean "gulmohar"?');
    expect(stderr).toMatch(/Themes: .*gulmohar, platform/);
    for (const [name, file] of [
      ['nothing/theme.json', 'nothing/theme.json'],
      ['gone.json', 'gone.json'],
      ['..', '../theme.json'],
      [cwd, join(cwd, 'theme.json')],
    ] as const) {
      const answer = await check(name, '--format', 'json');
      expect([answer.code, answer.stdout]).toEqual([2, '']);
      expect(answer.stderr).toMatch(/^There is no file "(.+)"\.\nName the file of a theme, .*gulmohar, platform/);
      expect(answer.stderr).toContain(`"${file}"`);
    }
    expect((await check('constructor')).stderr).toContain('There is no theme "constructor".');
  });

  it('check takes the folder of a theme', async () => {
    mkdirSync(join(cwd, 'mine'));
    write('mine/theme.json', gulmohar);
    for (const name of ['mine', 'mine/', './mine'])
      expect(await check(name)).toMatchObject({ code: 0, stdout: 'mine/theme.json: no findings\n' });
  });

  it('check links to the rules on the server that the settings belong to', async () => {
    const name = write('typo.json', changed('"type": "gallery-preview"', '"type": "galery-preview"').text);
    const link = async (env: Readonly<Record<string, string>>): Promise<string | undefined> => {
      const { stdout } = await runCli(['theme', 'check', name], { cwd, env });
      return /(\S+)\/docs\/rules\/THM020$/m.exec(stdout)?.[1];
    };
    expect(await link({})).toBe('http://localhost:3000');
    expect(await link({ PORT: '8080' })).toBe('http://localhost:8080');
    expect(await link({ PORT: 'abc' })).toBe('http://localhost:3000');
    expect(await link({ PORT: '8080', BASE_URL: 'https://schools.example' })).toBe('https://schools.example');
    write('.env', 'PORT=8090\n');
    expect(await link({})).toBe('http://localhost:8090');
    await rm(join(cwd, '.env'));
  });

  it('check of a long line shows the part of it that matters', async () => {
    const { text } = changed('"type": "gallery-preview"', '"type": "galery-preview"');
    const { stdout } = await check(write('dense.json', JSON.stringify(JSON.parse(text))));
    expect(stdout).toMatch(/^> 1 \| ….*"type":"galery-preview".*…$/m);
    for (const line of stdout.split('\n').filter((one) => one.includes(' | '))) expect(line.length).toBeLessThan(140);
  });

  it('check takes several themes, of which json is then a list', async () => {
    const name = write('typo.json', changed('"type": "gallery-preview"', '"type": "galery-preview"').text);
    const { code, stdout } = await check('gulmohar', name, '--format', 'json');
    expect(code).toBe(1);
    const reports = JSON.parse(stdout) as readonly Report[];
    expect(reports.map(({ ok }) => ok)).toEqual([true, false]);
    expect(reports[1]?.theme).toBe(name);
    const text = await check('gulmohar', 'platform');
    expect([text.code, text.stdout.match(/no findings\n/g)?.length]).toEqual([0, 2]);
    // Nothing is printed of the first where the second is not there.
    const missing = await check('gulmohar', 'gulmohr');
    expect([missing.code, missing.stdout]).toEqual([2, '']);
  });

  it.each([
    ['an error', '"type": "gallery-preview"', '"type": "galery-preview"', [1, 1, 0]],
    [
      'a warning',
      '"value": false }',
      '"value": false },\n"$ignore": [{ "rule": "THM042", "reason": "Only for this test." }]',
      [1, 0, 0],
    ],
  ])('check of %s exits by the fail level', async (_, from, to, codes) => {
    const name = write('level.json', changed(from, to).text);
    const levels = ['warning', 'error', 'none'];
    const results = await Promise.all(levels.map((level) => check(name, '--fail-level', level)));
    expect(results.map(({ code }) => code)).toEqual(codes);
    for (const { stdout } of results) expect(stdout).toMatch(/level\.json: 1 finding\n$/);
    expect((await check(name)).code).toBe(1);
  });

  it('check counts what a theme ignores', async () => {
    const always = '"when": { "ref": "site.school_Name", "op": "present" }';
    const ignore = '"$ignore": [{ "rule": "THM042", "reason": "The name may be dropped soon." }]';
    const { text } = changed('"type": "stats",', `"type": "stats", ${always}, ${ignore},`);
    const { code, stdout } = await check(write('ignored.json', text));
    expect([code, stdout]).toEqual([0, 'ignored.json: no findings, 1 ignored\n']);
  });

  it('check --fix writes what is certain, says so, and leaves the rest as it was', async () => {
    const { text } = changed('"type": "gallery-preview"', '"type": "gallery-previw"');
    const broken = text
      .replace('"format": 2,', '"format": 2, // the format')
      .replace('"autoplayMs": 6000', '"autoplayMs": 6000,')
      .replace('"id": "login"', '"id": "header"');
    const name = write('mend.json', broken);
    const { code, stdout } = await check(name, '--fix');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^mend\.json:\d+:\d+ fixed THM001 remove the comment\n/);
    expect(stdout).toContain('fixed THM020 write "gallery-preview"');
    expect(stdout).toMatch(/mend\.json: 1 finding, 3 fixed\n$/);
    const fixed = readFileSync(join(cwd, name), 'utf8');
    expect(fixed).toBe(gulmohar.replace('"id": "login"', '"id": "header"'));
    const again = await check(name, '--fix', '--format', 'json');
    expect([again.stderr, (JSON.parse(again.stdout) as Report).findings.length]).toEqual(['', 1]);
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(fixed);
  });

  it('check --fix keeps standard output for the format', async () => {
    const name = write('mend.json', gulmohar.replace('"format": 2,', '"format": 2, /* one */'));
    const { code, stdout, stderr } = await check(name, '--fix', '--format', 'json');
    expect([code, JSON.parse(stdout)]).toEqual([0, { ok: true, theme: name, findings: [] }]);
    expect(stderr).toMatch(/^mend\.json:3:\d+ fixed THM001 remove the comment\n$/);
  });

  it('check speaks to GitHub and in SARIF', async () => {
    const { text, line } = changed('"type": "gallery-preview"', '"type": "galery-preview"');
    const name = write('typo.json', text);
    const github = await check(name, '--format', 'github');
    expect(github.stdout).toMatch(new RegExp(`^::error file=${name},line=${line},.*title=THM020::There is no `));
    const sarif = await check(name, '--format', 'sarif');
    expect(JSON.parse(sarif.stdout)).toMatchObject({ version: '2.1.0', runs: [{ results: [{ ruleId: 'THM020' }] }] });
    expect([github.code, sarif.code]).toEqual([1, 1]);
  });

  it('list shows every theme, as text and as json', async () => {
    const text = await runCli(['theme', 'list'], { cwd });
    expect([text.code, text.stderr]).toEqual([0, '']);
    expect(text.stdout).toMatch(/^id +slug +name +version +templates\n/);
    const { version, templates } = JSON.parse(gulmohar) as { version: string; templates: object };
    const count = Object.keys(templates).length;
    expect(text.stdout).toMatch(new RegExp(`^1 +gulmohar +Gulmohar +\\d+\\.\\d+\\.\\d+ +${count}$`, 'm'));
    const json = await runCli(['theme', 'list', '--format', 'json'], { cwd });
    const themes = JSON.parse(json.stdout) as { slug: string }[];
    expect(themes).toContainEqual({ slug: 'gulmohar', themeId: 1, name: 'Gulmohar', version, templates: count });
    expect(themes.map(({ slug }) => slug)).toContain('platform');
  });
});
