import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageState, type PanelFacts, stateId } from '#preview/shared/protocol.ts';
import { type PanelFiles, writePanelFiles } from './panel-theme.ts';
import { type PreviewProcess, runPreview } from './preview-process.ts';

let files: PanelFiles;
let preview: PreviewProcess;

beforeAll(async () => {
  files = await writePanelFiles();
  preview = await runPreview([
    files.theme,
    '--theme-alone',
    '--preset',
    'festive',
    '--set',
    'rows=4',
    '--date',
    '2026-08-15',
    '--locale',
    'hi',
  ]);
});
afterAll(async () => {
  await preview?.interrupt();
  await files?.remove();
});

interface Page {
  readonly html: string;
  readonly facts: PanelFacts;
  readonly findings: readonly string[];
}

const get = async (path: string): Promise<Page> => {
  const html = await (await fetch(preview.url + path)).text();
  const text = new RegExp(`id="${stateId}">(.*?)</script>`).exec(html)?.[1] ?? '';
  const { facts, findings } = JSON.parse(text) as PageState;
  if (!facts) throw new Error(`The page of ${path} says nothing of itself.`);
  return {
    html,
    facts,
    findings: findings.flatMap(({ title, message }) => (title === 'The address of this page' ? [message] : [])),
  };
};
const primaryOf = ({ html }: Page): string | undefined => /--color-primary:\s*([^;}]+)/.exec(html)?.[1];
const bodyOf = ({ html }: Page): string => html.slice(html.indexOf('<body>'));
const shownOf = ({ facts }: Page): readonly string[] =>
  facts.sections.flatMap(({ key, region, shown }) => (region === 'main' && shown ? [key] : []));

it('the options stand in the address that is printed', () => {
  expect(preview.panelUrl).toBe(
    `${preview.url}/@panel/hi?preview.theme-alone=1&preview.preset=festive&preview.set.rows=4&preview.date=2026-08-15`,
  );
});

describe('the look of a page', () => {
  it('is the theme’s own where no school is chosen', async () => {
    const page = await get('/');
    expect(primaryOf(page)).toBe('#ae3317');
    expect(page.facts.school).toBe('sample');
    expect(page.facts.own.says).toEqual([
      expect.stringMatching(/^No school is chosen: the look is the theme’s own, and the content is that of Amaltas/),
    ]);
  });

  it('is that of the school that is chosen, as on the server', async () => {
    const page = await get('/?preview.school=amaltas');
    expect(primaryOf(page)).toBe('#964700');
    expect(page.facts.own.says[0]).toContain('Colours are Amaltas Vidyalaya’s own: primary, primary-hover');
    const alone = await get('/?preview.school=amaltas&preview.theme-alone=1');
    expect(primaryOf(alone)).toBe('#ae3317');
    expect(alone.facts.own.says[0]).toBe('The look is the theme’s own.');
  });

  it('is what goes along where the school uses another theme', async () => {
    const page = await get('/?preview.school=devdatt');
    expect(primaryOf(page)).toBe('#1D3A63');
    expect(page.facts.own.says.at(-1)).toContain('uses Quadrangle now');
  });
});

describe('preset and settings', () => {
  it('are the theme’s where nothing is chosen', async () => {
    const { facts } = await get('/days/2026-01-01');
    expect(facts.preset).toEqual({ presets: ['festive'], before: '', chosen: undefined });
    expect(facts.settings.map(({ id, type, value, from }) => [id, type, value, from])).toEqual([
      ['showBirthdays', 'boolean', 'true', 'the theme’s'],
      ['tone', 'select', 'calm', 'the theme’s'],
      ['rows', 'number', '2', 'the theme’s'],
      ['greeting', 'string', 'Welcome', 'the theme’s'],
    ]);
  });

  it('are those of the address, over those of the school', async () => {
    const page = await get('/days/2026-01-01?preview.preset=festive&preview.set.rows=3&preview.set.greeting=Namaste');
    expect(shownOf(page)).toEqual(['days/heading', 'days/loud', 'days/rows', 'days/greeted']);
    expect(page.html).toMatch(/--color-secondary:\s*#23324f/i);
    expect(page.facts.settings.map(({ from }) => from)).toEqual([
      'the theme’s',
      'the preset’s',
      'chosen here; the theme’s is 2',
      'chosen here; the theme’s is Welcome',
    ]);
    const calm = await get('/days/2026-01-01?preview.preset=festive&preview.set.tone=calm');
    expect(shownOf(calm)).toEqual(['days/heading']);
    // A colour that the school has chosen stays, whatever the preset.
    const own = await get('/?preview.school=amaltas&preview.preset=festive');
    expect(own.html).toMatch(/--color-secondary:\s*#2c5f3a/i);
  });

  it('are named where the theme does not have them', async () => {
    const { findings, facts } = await get('/?preview.preset=festiv&preview.set.tnoe=loud&preview.set.tone=wild');
    expect(findings).toEqual([
      'The theme has no preset "festiv". Did you mean "festive"? Its presets: festive.',
      'The theme has no setting "tnoe". Did you mean "tone"? Its settings: showBirthdays, tone, rows, greeting.',
      '"tone" takes "calm", "loud", not "wild".',
    ]);
    expect(facts.settings.map(({ value }) => value)).toContain('calm');
  });

  it('are set aside in a state', async () => {
    const { facts } = await get('/?preview.state=home~base&preview.preset=festive&preview.date=2026-08-15');
    expect(facts.preset.chosen).toBeUndefined();
    expect(facts.date).toBeUndefined();
    expect(facts.own.says).toEqual(['A state belongs to no school: the look is the theme’s own.']);
  });
});

describe('the day at the school', () => {
  it('is the one of the address, for what is over, too', async () => {
    const [early, late] = [await get('/events?preview.date=2026-04-02'), await get('/events?preview.date=2027-03-30')];
    expect([early.facts.today, late.facts.today]).toEqual(['2026-04-02', '2027-03-30']);
    expect(bodyOf(early)).not.toBe(bodyOf(late));
  });

  it('is the real one where the address has none that the calendar has', async () => {
    const { facts, findings } = await get('/?preview.date=2026-02-30');
    expect(facts.date).toBeUndefined();
    expect(findings).toEqual([expect.stringContaining('not "2026-02-30"')]);
  });
});
