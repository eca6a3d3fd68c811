import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompiledTheme, createEngine } from '#engine/index.ts';
import { migrateText } from '#engine/migrate/index.ts';
import { pageDataOf, statesOf } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { pageFaults } from '../checker/support/page-faults.ts';
import { readText } from '../guardrails/files.ts';
import { extent } from '../support/extent.ts';

const folder = join(import.meta.dirname, '../fixtures/formats');
/** Themes of format 1 as they were published, `<slug>-<version>.json`. */
const published = readdirSync(folder).filter((name) => name.endsWith('.json'));
const engine = createEngine({
  sections,
  sources,
  clock: () => performance.now(),
  islandUrl: (look) => `/islands/${look}.js`,
});
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const compiled = (file: string, text: string): CompiledTheme => {
  const result = engine.compile({ file, text });
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result.theme;
};

/** Of each page, how many states are rendered. */
const most = extent(2, 12);

const pagesOf = async (theme: CompiledTheme, templateId: string): Promise<readonly string[]> => {
  const states = statesOf({ theme, templateId, manifests: sections, sources, seed: 1 }).slice(0, most);
  const faults: string[] = [];
  for (const state of states) {
    const template = theme.templates[state.template];
    if (!template) throw new Error(`No template ${state.template}.`);
    const plan = engine.plan(theme, template, state.visit);
    const page = await engine.render(engine.decide(plan, pageDataOf(plan, state)));
    faults.push(...pageFaults(page).map((fault) => `${state.id} (${state.title}): ${fault}`));
  }
  return faults;
};

/** What rules that are younger than these themes find in them: nothing that a migration does, and no text of it. */
const younger: ReadonlySet<string> = new Set(['THM035', 'THM038', 'THM072', 'THM078', 'THM079', 'THM092']);

interface Written {
  readonly templates: Readonly<
    Record<
      string,
      { readonly sections: readonly { readonly id: string; readonly type: string; readonly look?: string }[] }
    >
  >;
}

const looksIn = ({ templates }: CompiledTheme): ReadonlyMap<string, string> =>
  new Map(
    Object.values(templates).flatMap((template) =>
      template.sections.map(({ key, type, look }) => [key, `${type}/${look}`] as const),
    ),
  );

// The product's own pages are of the version that it comes with: no school chooses them, nor an older one of them.
describe.each(published.filter((name) => !name.startsWith('platform-')))('%s', (name) => {
  const text = migrateText(read(name), 1);
  const [slug = ''] = name.split('-');

  it('compiles when it is migrated, with the pages and sections that it had', () => {
    const result = engine.compile({ file: name, text });
    expect(result.ok ? [] : result.problems).toEqual([]);
    const before = JSON.parse(read(name)) as Written;
    const after = JSON.parse(text) as Written;
    const idsOf = ({ templates }: Written) =>
      Object.entries(templates).map(([id, template]) => [id, template.sections.map((section) => section.id)]);
    expect(idsOf(after)).toEqual(idsOf(before));
  });

  it('has no findings but those of rules that came later', () => {
    const { findings } = engine.check({ file: name, text });
    expect(findings.filter(({ rule }) => !younger.has(rule)).map(({ rule, pointer }) => [rule, pointer])).toEqual([]);
  });

  it('shows each section in the kind and look that its theme has today', () => {
    const today = looksIn(compiled(slug, readText(`themes/${slug}/theme.json`)));
    const kept = [...looksIn(compiled(name, text))].filter(([key]) => today.has(key));
    expect(kept.length).toBeGreaterThan(25);
    const changed = kept.filter(([key, look]) => today.get(key) !== look).map(([key]) => key);
    // The page of the gallery had another look in the first versions.
    expect(['gallery/gallery']).toEqual(expect.arrayContaining(changed));
  });

  const theme = compiled(name, text);
  it.each(Object.keys(theme.templates))('gives a sound page of %s', async (id) => {
    expect(await pagesOf(theme, id)).toEqual([]);
  });
});

describe.each(published)('%s', (name) => {
  it('keeps every line that says nothing of types, looks, words and figures', () => {
    const lines = (text: string) =>
      text.split('\n').filter((line) => !/"(type|look|t|variant|format|\w+Value)":|"text\./.test(line));
    const kept = new Set(lines(migrateText(read(name), 1)).map((line) => line.trim().replace(/,$/, '')));
    const lost = lines(read(name)).filter((line) => !kept.has(line.trim().replace(/,$/, '')));
    // Words of a section go under its kind's name.
    expect(lost.filter((line) => !/^\s*"[a-z-]+\.[\w.]+": "/.test(line))).toEqual([]);
  });
});
