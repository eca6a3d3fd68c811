import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompiledTheme, createEngine } from '#engine/index.ts';
import { parseChoices } from '#preview/shared/choices.ts';
import { sources } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { ownFacts } from './record-facts.ts';
import { createSchoolRecords } from './school-record.ts';
import { createThemeFinder } from './shipped-theme.ts';

const engine = createEngine({ sections, sources, clock: () => 0 });
const schools = createSchoolRecords(engine, createThemeFinder(engine));
const compile = (slug: string): CompiledTheme => {
  const file = join(packageRoot, 'themes', slug, 'theme.json');
  const result = engine.compile({ file, text: readFileSync(file, 'utf8') });
  if (!result.ok) throw new Error(`${slug} does not compile.`);
  return result.theme;
};
const gulmohar = compile('gulmohar');

const factsOf = async (record: SiteRecord, query = '', theme = gulmohar) => {
  const own = await schools.resolve(theme, record);
  const { choices } = parseChoices(new URLSearchParams(query));
  return ownFacts({ theme, name: 'Neem', own, base: own.record, weak: schools.weakColors(theme, own.record) }, choices);
};

describe('what is said of the choices of a school', () => {
  const record: SiteRecord = {
    themeId: 1,
    settings: { showBirthdays: false },
    tokens: { 'color.primary': '#964700' },
    overrides: { 'home/facilities': { hidden: true } },
    order: { home: ['banner'] },
  };

  it('names all that is its own', async () => {
    expect(await factsOf(record)).toEqual({
      says: [
        'Colours are Neem’s own: primary.',
        'Settings are Neem’s own: showBirthdays.',
        'Sections are Neem’s own: home/facilities (hidden).',
        'The order of sections is Neem’s own: home.',
      ],
      problems: [],
      canBeChosen: true,
    });
  });

  it('names it where the theme stands alone, too', async () => {
    const { says, canBeChosen } = await factsOf(
      { themeId: 1, tokens: { 'color.primary': '#964700' } },
      'preview.theme-alone=1',
    );
    expect(says).toEqual([
      'The look is the theme’s own.',
      'Neem has its own, which visitors would see: colours (primary).',
    ]);
    expect(canBeChosen).toBe(true);
  });

  it('says so where it is nothing', async () => {
    const { says, canBeChosen } = await factsOf({ themeId: 1 });
    expect(says).toEqual(['Neem has chosen nothing that this theme has: the look is the theme’s own.']);
    expect(canBeChosen).toBe(false);
  });

  it('names colours that are too weak, with one that is not, and what the theme does not have', async () => {
    const { problems } = await factsOf({ themeId: 1, tokens: { 'color.primary': '#E9C979', 'color.gone': '#000000' } });
    expect(problems).toEqual([
      expect.stringMatching(/^color\.primary is too weak\. .* The nearest colour that passes: #/),
      'color.gone means nothing here. The theme has no token "color.gone".',
    ]);
  });

  it('says what goes along from another theme, and what does not', async () => {
    const { says, problems } = await factsOf({
      themeId: 2,
      settings: { gone: true },
      tokens: { 'color.primary': '#1D3A63' },
    });
    expect(says).toEqual([
      'Colours are Neem’s own: primary.',
      'Neem uses Quadrangle now; what it chose there goes along when it changes to Gulmohar.',
    ]);
    expect(problems).toEqual(['gone does not go along. The theme has no setting "gone".']);
  });

  it('names a theme that is nowhere by its id', async () => {
    const { says } = await factsOf({ themeId: 4711, tokens: { 'color.primary': '#1D3A63' } });
    expect(says.at(-1)).toContain('uses theme 4711 now');
  });
});
