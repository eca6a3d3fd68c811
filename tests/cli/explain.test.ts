import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Explanation } from '#cli/explanation-text.ts';
import type { ExplainedSection } from '#engine/explain/explained.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type CliResult, runCli } from '../support/cli.ts';
import { startServer } from '../support/server.ts';
import { writeSiteRecord } from '../support/site-record.ts';
import { type Seeded, scratch, seedData } from '../support/template.ts';

const sectionOf = ({ page }: Explanation, key: string): ExplainedSection | undefined =>
  page.sections.find((section) => section.key === key);
const parsed = ({ code, stdout, stderr }: CliResult): Explanation => {
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Explanation;
};

describe('schoolyard theme explain, of a folder', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = scratch();
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  const explain = (...args: string[]): Promise<CliResult> => runCli(['theme', 'explain', ...args], { cwd });

  it('shows every section in its order, with its props, and what the page was made of', async () => {
    const { code, stdout, stderr } = await explain('gulmohar');
    expect([code, stderr]).toEqual([0, '']);
    const keys = [...stdout.matchAll(/^(?:shown|hidden|empty) +(\S+)/gm)].map(([, key]) => key);
    expect(keys.slice(0, 5)).toEqual(['header/emergency', 'header/header', 'home/today', 'home/banner', 'home/login']);
    expect(keys.slice(-2)).toEqual(['footer/footer', 'footer/call-bar']);
    expect(stdout).toMatch(/^gulmohar \d+\.\d+\.\d+ {2}\/ {2}template home, en {2}200 {2}Amaltas Vidyalaya$/m);
    expect(stdout).toMatch(/^ {8}autoplayMs +6000 +theme$/m);
    expect(stdout).toMatch(/^ {8}items +\[3 items\] +source +data\.banners$/m);
    expect(stdout).toMatch(/^ {8}schoolName +"Amaltas Vidyalaya" +site +site\.school_Name$/m);
    expect(stdout).toMatch(/^ {8}when {2}visitor\.signedIn equals false +true +false$/m);
    expect(stdout).toMatch(
      /^ {2}gallery +gallery\(isActiveWebsite=1, pageSize=20\) +4 items +[\d.]+ ms {2}school:1:galleryAlbum$/m,
    );
    expect(stdout).toMatch(/^ {2}showBirthdays +true +theme$/m);
    expect(stdout).toContain('theme:1 school:1:schoolProfile');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    // Looking at a folder makes no database.
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('says what hides a section from a visitor who is signed in', async () => {
    const { stdout } = await explain('gulmohar', '--signed-in');
    expect(stdout).toMatch(/^hidden +home\/login +login-chooser \w+ +visitor\.signedIn equals false → true$/m);
  });

  it('prints nothing but the object as json', async () => {
    const explanation = parsed(await explain('gulmohar', '--route', '/gallery', '--format', 'json'));
    expect(explanation.page).toMatchObject({ template: 'gallery', path: '/gallery', status: 200 });
    expect(explanation.school).toEqual({ slug: 'amaltas', name: 'Amaltas Vidyalaya', themeId: null });
    expect(sectionOf(explanation, 'gallery/gallery')?.look).toBe('bento');
  });

  it('explains the platform, and a theme of an older format', async () => {
    const platform = parsed(await explain('platform', '--format', 'json'));
    expect(platform.page.theme.themeId).toBe(0);
    expect(platform.page.sources.every(({ ok }) => ok)).toBe(true);
    const old = join(packageRoot, 'tests/fixtures/formats/gulmohar-1.0.0.json');
    const page = parsed(await explain(old, '--format', 'json'));
    expect(sectionOf(page, 'home/gallery')).toMatchObject({ type: 'gallery-preview', look: 'bento' });
  });

  it.each([
    [
      'a route',
      ['gulmohar', '--route', '/galery'],
      /no page at "\/galery"\. Did you mean "\/gallery"\?\nIts pages: \/ \(home\), /,
    ],
    ['a broken route', ['gulmohar', '--route', '/%E0%A4%A'], /no page at "\/%E0%A4%A"/],
    [
      'a school',
      ['gulmohar', '--school', 'amalta'],
      /There is no school "amalta"\. Did you mean "amaltas"\?\n.*\n.*DATA_DIR/,
    ],
    ['a theme', ['gulmohr'], /There is no theme "gulmohr"\. Did you mean "gulmohar"\?/],
  ])('says what is wrong with %s, and how to go on', async (_, args, message) => {
    const { code, stdout, stderr } = await explain(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('sends a theme with errors to the checker', async () => {
    const text = readFileSync(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8');
    const file = join(cwd, 'wrong.json');
    writeFileSync(file, text.replace('"type": "gallery-preview"', '"type": "galery-preview"'));
    const { code, stderr } = await explain(file);
    expect(code).toBe(2);
    expect(stderr).toMatch(/wrong\.json has 1 error, the first at .*wrong\.json:\d+:\d+ /);
    expect(stderr).toContain('schoolyard theme check ');
  });
});

describe('schoolyard theme explain, of a school of the installation', () => {
  let seeded: Seeded;
  beforeAll(async () => {
    seeded = await seedData();
    await writeSiteRecord(seeded.dataDir, 1, {
      settings: { showBirthdays: false },
      tokens: { 'color.primary': '#8C2710', 'color.gone': '#000000' },
      overrides: {
        'home/gallery': { hidden: true },
        'home/banner': { settings: { autoplayMs: 9000, label: 9 } },
        'home/notices': { hidden: true },
      },
    });
  });
  afterAll(() => seeded.remove());

  const explain = (...args: string[]): Promise<CliResult> =>
    runCli(['theme', 'explain', 'gulmohar', '--school', 'greenfield', ...args], {
      cwd: seeded.dataDir,
      env: { DATA_DIR: seeded.dataDir },
    });
  const check = (explanation: Explanation): void => {
    expect(explanation.school).toEqual({ slug: 'greenfield', name: 'Greenfield Public School', themeId: 1 });
    const banner = sectionOf(explanation, 'home/banner');
    expect(banner?.props).toContainEqual({ name: 'autoplayMs', value: 9000, from: 'override' });
    expect(banner?.look).toBe('arch');
    expect(sectionOf(explanation, 'home/gallery')).toMatchObject({ state: 'hidden', reason: 'hidden by the school' });
    const deciding = sectionOf(explanation, 'home/birthdays')
      ?.conditions.flat()
      .find(({ decides }) => decides);
    expect(deciding).toMatchObject({ ref: 'settings.showBirthdays', operand: true, value: false, truth: false });
    expect(explanation.page.settings).toEqual([{ name: 'showBirthdays', value: false, from: 'school' }]);
    expect(explanation.page.tokens.map(({ name, from }) => `${name} ${from}`)).toEqual([
      'color.primary-hover derived',
      'color.primary-tint derived',
      'color.on-primary derived',
      'color.primary school',
    ]);
    expect(explanation.page.tokens).toContainEqual({ name: 'color.primary', value: '#8C2710', from: 'school' });
    expect(explanation.dangling.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'token color.gone',
      'section setting home/banner.label',
      'section home/notices',
    ]);
    expect(explanation.page.notAsked).toEqual(['birthdays', 'gallery']);
  };

  it('reads its content and its choices from the database', async () => {
    check(parsed(await explain('--format', 'json')));
  });

  it('says in the text what of its choices means nothing', async () => {
    const { stdout } = await explain();
    expect(stdout).toMatch(/^hidden +home\/gallery +gallery-preview +\w+ +hidden by the school$/m);
    expect(stdout).toMatch(
      /^hidden +home\/birthdays +birthday-students +\w+ +settings\.showBirthdays equals true → false$/m,
    );
    expect(stdout).toContain('The theme has no section "home/notices".');
    expect(stdout).toContain('not asked: birthdays, gallery');
  });

  it('asks a server that runs on it', async () => {
    const server = await startServer({ DATA_DIR: seeded.dataDir });
    try {
      check(parsed(await explain('--format', 'json')));
      // Its pages show the same: what is wrong of the choices is left out, and the rest is there.
      const page = (await server.get('/', { host: 'greenfield.localhost' })).text;
      expect(page).toContain('--color-primary:#8C2710');
      expect(page).toContain('data-section="home/banner"');
      expect(page).not.toContain('data-section="home/gallery"');
    } finally {
      await server.stop();
    }
  });
});
