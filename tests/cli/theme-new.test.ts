import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ThemeNewOptions, themeNewCommand } from '#cli/actions/theme-new.ts';
import { newTheme } from '#cli/theme-new/new-theme.ts';
import { createEngine, type Problem } from '#engine/index.ts';
import { lookId } from '#engine/section.ts';
import type { Rgb } from '#engine/tokens/rgba.ts';
import { sources } from '#schemas/sources/index.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { sections } from '#sections/index.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { formatJson } from '#shared/format-json.ts';
import { readText } from '../guardrails/files.ts';
import { extent } from '../support/extent.ts';

const engine = createEngine({ sections, sources, clock: () => 0 });
const gulmohar = readText('themes/gulmohar/theme.json');
const identity = { slug: 'neem', name: 'Neem', themeId: 100 };

const findingsOf = (theme: object): readonly Problem[] =>
  engine.check({ file: 'theme.json', text: JSON.stringify(theme) }).findings;
const grown = (seed: Rgb, base: string | undefined): object =>
  newTheme(identity, { seed, base, sections, page: pageStyle });

describe('a new theme', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const seeds = fc.tuple(channel, channel, channel);
  const corners: [Rgb][] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
    [i & 1, i & 2, i & 4].map((on) => (on ? 255 : 0)) as never,
  ]);

  it.each([
    ['blank', undefined],
    ['a copy of Gulmohar', gulmohar],
  ])(
    '%s passes the check whatever colour is chosen',
    (_, base) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          expect(findingsOf(grown(seed, base)).map(({ message }) => message)).toEqual([]);
        }),
        { numRuns: extent(5, 200), examples: corners },
      );
    },
    600_000,
  );

  it('keeps a seed that passes as the primary colour', () => {
    const { tokens } = grown([0x7a, 0x1f, 0xa2], undefined) as { tokens: { color: { primary: object } } };
    expect(tokens.color.primary).toMatchObject({ $value: { hex: '#7A1FA2' } });
  });

  it('has the tokens of every section type for schools, so that each can be added', () => {
    const { theme } = engine.check({ file: 'theme.json', text: JSON.stringify(grown([20, 90, 160], undefined)) });
    // What the product's own theme uses alone.
    const used = (slug: string): string[] => {
      const { theme: own } = engine.check({ file: slug, text: readText(`themes/${slug}/theme.json`) });
      return Object.values(own?.templates ?? {}).flatMap((template) => template.sections.map(lookId));
    };
    const schools = new Set(['canopy', 'gulmohar', 'quadrangle'].flatMap(used));
    const product = new Set(used('platform').filter((look) => !schools.has(look)));
    const forSchools = sections.filter((manifest) => !product.has(lookId(manifest)));
    const read = new Set(
      forSchools.flatMap(({ tokens, contrast }) => [...tokens, ...contrast.flatMap(({ text, on }) => [text, on])]),
    );
    expect(Object.keys(theme?.tokens ?? {})).toEqual(expect.arrayContaining([...read]));
  });
});

describe('schoolyard theme new', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'theme-new-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const write = async (slug: string, options: ThemeNewOptions = {}): Promise<string> => {
    const dir = join(folder, slug);
    await themeNewCommand(slug, { dir, ...options });
    return readFile(join(dir, 'theme.json'), 'utf8');
  };
  const refused = (slug: string, options: ThemeNewOptions = {}): Promise<string> =>
    write(slug, options).then(
      () => 'written',
      (error: unknown) => (error instanceof AppError ? `${error.message} ${error.hint}` : Promise.reject(error)),
    );

  it('writes a theme with defaults where nobody can be asked', async () => {
    const text = await write('blue-hill');
    expect(JSON.parse(text)).toMatchObject({ slug: 'blue-hill', name: 'Blue Hill', themeId: 100, version: '0.1.0' });
    expect(engine.check({ file: 'theme.json', text }).findings).toEqual([]);
    expect(formatJson(text)).toBe(text);
  });

  it('copies a theme under its new name, in the school’s colour', async () => {
    const text = await write('red-hill', { base: 'gulmohar', color: '#1565c0', name: 'Red Hill', id: '321' });
    const theme = JSON.parse(text) as { templates: object; tokens: { color: { primary: object; canvas: object } } };
    expect(theme).toMatchObject({ slug: 'red-hill', name: 'Red Hill', themeId: 321, version: '0.1.0' });
    const base = JSON.parse(gulmohar) as typeof theme;
    expect(theme.templates).toEqual(base.templates);
    expect(theme.tokens.color.canvas).toEqual(base.tokens.color.canvas);
    expect(theme.tokens.color.primary).toMatchObject({ $value: { hex: '#1565C0' } });
  });

  it.each([
    ['a slug that is none', 'Blue Hill', {}, /"Blue Hill" is not a slug for a theme.*such as blue-hill/],
    ['a colour that is none', 'a1', { color: 'green' }, /"green" is not a colour: write it as #rrggbb/],
    ['a base that is not there', 'a2', { base: 'gulmohr' }, /no theme "gulmohr".*Did you mean "gulmohar"\?/],
    ['an id of a built-in theme', 'a3', { id: '7' }, /--id takes a number from 100, not "7"/],
    ['an id that is no number', 'a4', { id: '1e3' }, /--id takes a number from 100, not "1e3"/],
    ['a name that is too long', 'a5', { name: 'x'.repeat(61) }, /1 to 60 characters/],
  ])('refuses %s, and writes nothing', async (_, slug, options, words) => {
    expect(await refused(slug, options)).toMatch(words);
    expect(existsSync(join(folder, slug))).toBe(false);
  });

  it('refuses the folder of a theme, and leaves it as it is', async () => {
    expect(await themeNewCommand('gulmohar', {}).catch(String)).toMatch(/themes\/gulmohar already exists/);
    await write('twice');
    await writeFile(join(folder, 'twice/theme.json'), 'mine');
    expect(await refused('twice')).toMatch(/already exists/);
    expect(await readFile(join(folder, 'twice/theme.json'), 'utf8')).toBe('mine');
  });
});
