import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFolder } from '../import/folder.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { riverside } from '../support/schools.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Seeded, seedData } from '../support/template.ts';

const listed = [
  {
    schoolId: 1,
    slug: 'greenfield',
    schoolKey: 'GREEN-1',
    name: 'Greenfield Public School',
    status: 'active',
    themeId: 1,
  },
  { schoolId: 2, slug: 'riverside', schoolKey: 'RIVER-1', name: 'Riverside Academy', status: 'active', themeId: 1 },
];

describe('schoolyard school and import', () => {
  let seeded: Seeded;
  let server: RunningServer;
  beforeAll(async () => {
    seeded = await seedData();
    server = await startServer({ DATA_DIR: seeded.dataDir });
  });
  afterAll(async () => {
    await server.stop();
    seeded.remove();
  });

  const run = (...args: string[]): Promise<CliResult> =>
    runCli(args, { cwd: seeded.dataDir, env: { DATA_DIR: seeded.dataDir } });
  const schools = async (): Promise<unknown> => JSON.parse((await run('school', 'list', '--format', 'json')).stdout);
  const banners = async (slug: string): Promise<string> =>
    (await server.get('/api/website/banners', { host: `${slug}.localhost` })).text;

  it('reach the running server by a socket for its owner only', () => {
    expect(statSync(join(seeded.dataDir, 'control.sock')).mode & 0o777).toBe(0o600);
  });

  it('list the schools as text and as json', async () => {
    const text = await run('school', 'list');
    expect([text.code, text.stderr]).toEqual([0, '']);
    const rows = text.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ['id', 'slug', 'name', 'status', 'theme'],
      ['1', 'greenfield', 'Greenfield Public School', 'active', '1'],
      ['2', 'riverside', 'Riverside Academy', 'active', '1'],
    ]);
    const json = await run('school', 'list', '--format', 'json');
    expect([json.code, json.stderr, JSON.parse(json.stdout)]).toEqual([0, '', listed]);
  });

  it.each([
    [['nobody', '1'], 'There is no school "nobody".', 'schoolyard school list'],
    [['platform', '2'], 'There is no school "platform".', 'schoolyard school list'],
    [['toString', '1'], 'There is no school "toString".', 'schoolyard school list'],
    [['greenfield', '99'], 'There is no theme 99 for schools.', 'Published themes: 1, 2, 3.'],
    [['greenfield', '-2'], 'The theme is named by its id, not "-2".', 'schoolyard theme list'],
    [['greenfield', 'gulmohar'], 'The theme is named by its id, not "gulmohar".', 'schoolyard theme list'],
    [['greenfield', '1e3'], 'The theme is named by its id, not "1e3".', 'schoolyard theme list'],
  ])('set-theme %s says what is not there, and how to go on', async (args, message, hint) => {
    const { code, stdout, stderr } = await run('school', 'set-theme', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('theme-settings shows what a school has chosen, and changes it as a draft or for visitors', async () => {
    const settings = (...args: string[]) => run('school', 'theme-settings', 'riverside', ...args);
    const page = async (): Promise<string> => (await server.get('/', { host: 'riverside.localhost' })).text;
    const start = await settings();
    const all = '  all as the theme has it\n';
    expect([start.code, start.stderr, start.stdout]).toEqual([
      0,
      '',
      `riverside, theme 1 (in use)\nLive:\n${all}There is no draft.\n`,
    ]);
    const draft = await settings('--hide', 'home/holidays', '--set', 'showBirthdays=false', '--draft');
    expect(draft.stdout).toBe(
      `riverside, theme 1 (in use)\nLive:\n${all}Draft:\n  showBirthdays = false\n  home/holidays is hidden\n`,
    );
    expect(await page()).toContain('data-section="home/holidays"');
    const live = JSON.parse((await settings('--publish', '--format', 'json')).stdout);
    expect(live).toMatchObject({ draft: null, live: { overrides: { 'home/holidays': { hidden: true } } } });
    expect(await page()).not.toContain('data-section="home/holidays"');
    const wrong = await settings('--token', 'color.primry=#123456', '--set', 'showBirthdays=maybe');
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain('tokens.color.primry: The theme has no token');
    expect(wrong.stderr).toContain('settings.showBirthdays: ');
    expect(wrong.stderr).toContain('--reset <name>');
    for (const args of [
      ['--set', 'showBirthdays'],
      ['--publish', '--discard'],
      ['--discard', '--no-preset'],
    ])
      expect((await settings(...args)).code).toBe(2);
    const back = await settings('--show', 'home/holidays', '--reset', 'showBirthdays', '--publish');
    expect(back.stdout).toBe(start.stdout);
  });

  it('theme-settings enters figures of the platform, which is no school', async () => {
    const settings = (...args: string[]) => run('school', 'theme-settings', 'platform', ...args);
    const page = async (): Promise<string> => (await server.get('/home', { host: 'localhost' })).text;
    const start = await settings();
    expect([start.code, start.stderr]).toEqual([0, '']);
    expect(start.stdout).toContain('platform, theme 0 (in use)\n');
    expect(await page()).not.toContain('4,321');
    const figures = JSON.stringify([{ value: '4,321', label: 'Schools' }]);
    const changed = await settings('--set', `marketing/core.figures=${figures}`, '--publish');
    expect([changed.code, changed.stderr]).toEqual([0, '']);
    expect(await page()).toContain('4,321');
    expect((await settings('--reset', 'marketing/core', '--publish')).stdout).toBe(start.stdout);
  });

  it('state takes the site of a school from the web and back, and says what may follow', async () => {
    const host = 'riverside.localhost';
    const off = await run('school', 'state', 'riverside', 'suspended', '--reason', 'The fees are not paid');
    expect([off.code, off.stdout]).toEqual([0, 'riverside is suspended (was active).\n']);
    expect((await server.get('/', { host })).status).toBe(503);
    const wrong = await run('school', 'state', 'riverside', 'draft', '--reason', 'Once more');
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain('A school that is suspended cannot become draft.');
    expect(wrong.stderr).toContain('From here it can become: active, closed.');
    const silent = await run('school', 'state', 'riverside', 'active');
    expect([silent.code, silent.stderr]).toEqual([2, expect.stringContaining('--reason <text>')]);
    const on = await run('school', 'state', 'riverside', 'active', '--reason', 'Paid');
    expect([on.code, on.stdout]).toEqual([0, 'riverside is active (was suspended).\n']);
    expect((await server.get('/', { host })).status).toBe(200);
  });

  it.each(['0', '-1'])('set-theme %s shows the product’s page in place of the school’s site', async (id) => {
    const title = async (): Promise<string | undefined> =>
      /<title>([^<]*)/.exec((await server.get('/', { host: 'greenfield.localhost' })).text)?.[1];
    const own = await title();
    const { code, stdout } = await run('school', 'set-theme', 'greenfield', id);
    expect(code).toBe(0);
    expect(stdout).toBe(
      `greenfield uses theme ${id} (was theme 1).\nVisitors see the product's page in place of the school's site, until it has a theme again.\n`,
    );
    expect(await title()).toContain('Schoolyard');
    expect((await run('school', 'set-theme', 'greenfield', '1')).code).toBe(0);
    expect(await title()).toBe(own);
  });

  it('set-theme says so when the school uses that theme already', async () => {
    const { code, stdout } = await run('school', 'set-theme', 'greenfield', '1');
    expect([code, stdout]).toEqual([0, 'greenfield uses theme 1 (already).\n']);
  });

  it('set-slug moves the website, and leads there from the old address', async () => {
    const moved = await run('school', 'set-slug', 'riverside', 'river-academy');
    expect([moved.code, moved.stderr]).toEqual([0, '']);
    expect(moved.stdout).toBe("The school's slug is river-academy (was riverside, which now redirects here).\n");
    const old = await server.get('/gallery', { host: 'riverside.localhost' });
    expect([old.status, old.headers.location]).toEqual([308, '//river-academy.localhost/gallery']);
    expect((await run('school', 'set-slug', 'river-academy', 'riverside')).code).toBe(0);
    const { code, stderr } = await run('school', 'set-slug', 'greenfield', 'river-academy');
    expect([code, stderr]).toEqual([2, expect.stringContaining('"river-academy" is, or was, another school')]);
  });

  it('import into the running server, which shows it at the next request', async () => {
    const host = 'riverside.localhost';
    expect((await server.get('/', { host })).text).toContain('By the river');
    const folder = seeded.folder('riverside');
    const file = join(folder, 'content.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('By the river', 'Over the river'));
    const { code, stdout, stderr } = await run('import', folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^riverside \(school 2\): 0 created, 1 updated, 4 unchanged, 0 removed, 4 pictures \(0 new\) in /,
    );
    expect(stderr).toMatch(/1 of 1 {2}Saved\n$/);
    expect((await server.get('/', { host })).text).toContain('Over the river');
  });

  it('import a new school, which is served at once under its slug', async () => {
    const content = riverside();
    content.header.schoolKey = 'HARBOUR-1';
    const folder = await writeFolder(join(seeded.dataDir, 'harbour'), content);
    expect((await server.get('/', { host: 'harbour.localhost' })).status).toBe(404);
    const { code, stdout } = await run('import', folder, '--slug', 'harbour');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^harbour \(school 3\): 5 created,/);
    expect((await server.get('/', { host: 'harbour.localhost' })).text).toContain('By the river');
  });

  it('import nothing of a file with faults, and tell every one with its place', async () => {
    const content = riverside();
    content.header.schoolKey = 'BROKEN-1';
    content.banners = [
      { image: 'images/fine.jpg', heading: 'Fine' },
      { image: 'images/not-there.jpg', heading: 'No picture' },
      { image: 5 },
    ];
    const holiday = { Id: 1, name: 'Wrong', startHolidayDate: '2026-02-30', endHolidayDate: '2026-11-30' };
    const broken = { ...content, holidays: [holiday], banner: [] };
    const folder = await writeFolder(join(seeded.dataDir, 'broken'), broken);
    rmSync(join(folder, 'images/not-there.jpg'));
    const before = await schools();
    const { code, stdout, stderr } = await run('import', folder, '--slug', 'broken-school');
    expect([code, stdout]).toEqual([1, '']);
    for (const line of [
      /^banner: content\.json has no key "banner"\. Did you mean "banners"\?$/m,
      /^banners\[1\]\.image: There is no such file\.$/m,
      /^banners\[2\]\.image: .+$/m,
      /^banners\[2\]\.heading: .+$/m,
      /^holidays\[0\]\.startHolidayDate: .+$/m,
      /^Nothing was imported: 5 to fix, or leave them out with --skip-invalid\.$/m,
    ])
      expect(stderr).toMatch(line);
    expect(await schools()).toEqual(before);
    expect((await server.get('/', { host: 'broken-school.localhost' })).status).toBe(404);

    const fixed = await run('import', folder, '--slug', 'broken-school', '--skip-invalid');
    expect(fixed.code).toBe(0);
    expect(fixed.stderr).toMatch(/^left out holidays\[0\]\.startHolidayDate: /m);
    expect(fixed.stdout).toMatch(/^broken-school \(school \d+\): /m);
    const shown = JSON.parse(await banners('broken-school')) as { heading: string }[];
    expect(shown.map(({ heading }) => heading)).toContain('Fine');
  });

  it('leave a school as it is when its next import has faults', async () => {
    const before = await banners('greenfield');
    const folder = seeded.folder('greenfield');
    const file = join(folder, 'content.json');
    const text = readFileSync(file, 'utf8');
    const edited = text.replace('Admissions Open for Session 2027-28', 'Changed').replace('"rating":5', '"rating":9');
    writeFileSync(file, edited);
    const { code, stderr } = await run('import', folder);
    writeFileSync(file, text);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^testimonials\[0\]\.rating: /m);
    expect(await banners('greenfield')).toBe(before);
  });

  it.each([
    [
      'a missing folder',
      ['nothing-here'],
      /There is no folder ".*nothing-here"\.\nName the folder that contains content\.json\./,
    ],
    ['a file', ['control.sock'], /There is no folder ".*control\.sock"\./],
    ['a folder without content.json', ['media'], /content\.json cannot be read/],
    ['a theme that is none', ['media', '--theme', '77'], /There is no theme 77 for schools\./],
    ['a theme without a number', ['media', '--theme', 'one'], /--theme takes a theme's id, not "one"\./],
  ])('cannot import %s', async (_, args, message) => {
    const { code, stdout, stderr } = await run('import', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('work in the same way on the database itself once no server runs', async () => {
    const before = await schools();
    expect(await server.stop()).toBe(0);
    expect(await schools()).toEqual(before);
    const { code, stderr } = await run('school', 'set-theme', 'nobody', '1');
    expect(code).toBe(2);
    expect(stderr).toContain('There is no school "nobody".');
  });
});
