import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThemeDiff } from '#cli/diff-text.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { writeSiteRecord } from '../support/site-record.ts';
import { type Seeded, scratch, seedData } from '../support/template.ts';

const gulmohar = readFileSync(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8');

const version = (JSON.parse(gulmohar) as { readonly version: string }).version;

interface Json {
  [key: string]: Json & Json[];
}
/** Theme 1 as its next version might be: a section renamed, one gone, one moved, a setting less. */
const nextVersion = (): string => {
  const theme = JSON.parse(gulmohar) as Json;
  const sections = theme.templates?.home?.sections as unknown as Record<string, unknown>[];
  const at = (id: string): number => sections.findIndex((section) => section.id === id);
  Object.assign(sections[at('gallery')] ?? {}, { id: 'photos' });
  Object.assign(sections[at('birthdays')] ?? {}, { when: { ref: 'data.birthdays', op: 'present' } });
  sections.splice(at('counters'), 1);
  sections.splice(at('login') + 1, 0, ...sections.splice(at('holidays'), 1));
  return JSON.stringify({
    ...theme,
    version: '9.0.0',
    settings: [],
    renames: { sections: { 'home/gallery': 'home/photos' } },
  });
};

describe('schoolyard theme diff', () => {
  let seeded: Seeded;
  let next: string;
  beforeAll(async () => {
    seeded = await seedData();
    next = join(seeded.dataDir, 'next.json');
    writeFileSync(next, nextVersion());
    await writeSiteRecord(seeded.dataDir, 1, {
      settings: { showBirthdays: false },
      tokens: { 'color.gone': '#000000', 'color.ink': '#F2E8DC' },
      overrides: {
        'home/gallery': { hidden: true },
        'home/counters': { settings: { figures: [{ value: '900', label: 'Students' }] } },
      },
    });
  });
  afterAll(() => seeded.remove());

  const diff = (...args: string[]): Promise<CliResult> =>
    runCli(['theme', 'diff', ...args], { cwd: seeded.dataDir, env: { DATA_DIR: seeded.dataDir } });

  it('finds nothing between two equal themes: exit code 0', async () => {
    const { code, stdout, stderr } = await diff('gulmohar', 'gulmohar');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\nno differences\n$/);
  });

  it('says what was meant by the edits: exit code 1', async () => {
    const { code, stdout, stderr } = await diff('gulmohar', next);
    expect([code, stderr]).toEqual([1, '']);
    for (const line of [
      new RegExp(`^ {2}~ {2}gulmohar {2}version {2}${version.replaceAll('.', '\\.')} → 9\\.0\\.0$`, 'm'),
      /^ {2}− {2}home\/counters +removed +stats \(counters\) {2}loses what schools chose$/m,
      /^ {2}→ {2}home\/photos +renamed +home\/gallery → home\/photos$/m,
      /^ {2}↕ {2}home\/holidays +moved +after home\/testimonials → after home\/login$/m,
      /^ {2}~ {2}home\/birthdays +condition +settings\.showBirthdays equals true and data\.birthdays present → data\.birthdays present$/m,
      /^ {2}− {2}showBirthdays +removed +boolean {2}loses what schools chose$/m,
      /^6 changes, 2 that lose what schools chose$/m,
    ])
      expect(stdout).toMatch(line);
  });

  it('prints nothing but the object as json', async () => {
    const { code, stdout } = await diff('gulmohar', next, '--format', 'json');
    expect(code).toBe(1);
    const { from, to, changes, schools } = JSON.parse(stdout) as ThemeDiff;
    expect([from.version, to.version, schools]).toEqual([version, '9.0.0', undefined]);
    expect(changes).toContainEqual({
      area: 'section',
      what: 'renamed',
      name: 'home/photos',
      from: 'home/gallery',
      to: 'home/photos',
    });
  });

  it('--all-schools says for each school which of its choices would dangle, and which do already', async () => {
    const { code, stdout } = await diff('live:1', next, '--all-schools', '--format', 'json');
    expect(code).toBe(1);
    const { from, schools = [] } = JSON.parse(stdout) as ThemeDiff;
    expect(from.file).toMatch(/^live:1 \([0-9a-f]{12}\)$/);
    const reported = schools.map(({ slug, losses }) => [
      slug,
      losses.map(({ kind, name, already }) => `${kind} ${name}${already ? ' already' : ''}`),
    ]);
    expect(reported).toEqual([
      [
        'greenfield',
        ['setting showBirthdays', 'token color.gone already', 'section home/counters', 'contrast color.ink already'],
      ],
      ['riverside', []],
    ]);
  });

  it('--all-schools prints a line for each', async () => {
    const { stdout } = await diff('gulmohar', next, '--all-schools');
    expect(stdout).toMatch(/^2 schools use theme 1$/m);
    expect(stdout).toMatch(/^ {2}✗ greenfield {2}Greenfield Public School$/m);
    expect(stdout).toMatch(/^ {6}section +home\/counters +The theme has no section "home\/counters"\.$/m);
    expect(stdout).toMatch(/^ {6}token +color\.gone +The theme has no token "color\.gone"\. \(already the case\)$/m);
    expect(stdout).toMatch(/^ {2}✓ riverside {2}Riverside Academy$/m);
  });

  it.each([
    ['a theme that is none', ['gulmohar', 'gulmohr'], /There is no theme "gulmohr"\. Did you mean "gulmohar"\?/],
    [
      'a live theme that is none',
      ['live:77', 'gulmohar'],
      /No version of theme 77 is live\.\nLive themes: 0, 1, 2, 3\./,
    ],
  ])('cannot compare %s: exit code 2', async (_, args, message) => {
    const { code, stdout, stderr } = await diff(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('needs a database for schools, and makes none', async () => {
    const cwd = scratch();
    const { code, stderr } = await runCli(['theme', 'diff', 'gulmohar', 'gulmohar', '--all-schools'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/--all-schools needs the schools' database, and there is none here\.\n.*DATA_DIR/);
  });
});
