import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '#engine/check/index.ts';
import { createEngine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';

const folder = join(packageRoot, 'docs/rules');
const base = JSON.parse(readFileSync(join(packageRoot, 'tests/fixtures/broken-themes/base.json'), 'utf8')) as object;
/** No section type that there is has a heading of level 3; this one stands for it on the page of THM060. */
const factBox = sections
  .filter(({ type }) => type === 'page-heading')
  .map((manifest) => ({ ...manifest, type: 'fact-box', headingLevel: 3 as const, tokens: [], contrast: [] }));
const engine = createEngine({
  sections: [...sections, ...factBox],
  sources,
  clock: () => 0,
  // As small as a build could be: a budget of nothing is still passed.
  shipped: { loader: 1, scripts: {}, styles: { base: 1 } },
});

/** RFC 7396: objects are merged, null takes away, anything else replaces. */
const merged = (target: unknown, patch: unknown): unknown => {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Record<string, unknown> =
    typeof target === 'object' && target !== null && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(Object.hasOwn(result, key) ? result[key] : undefined, value);
  }
  return result;
};

interface Example {
  readonly language: string;
  readonly body: string;
}

/** The first block under a heading. */
const exampleUnder = (text: string, heading: string): Example | undefined => {
  const [, language = '', body = ''] =
    new RegExp(`^## ${heading}$[\\s\\S]*?^\`\`\`(\\w+)\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  return body === '' ? undefined : { language, body };
};

/** What is found in an example: a patch of the small theme, or, where it is no JSON, a whole text. */
const rulesFoundIn = ({ language, body }: Example): readonly string[] => {
  const text = language === 'json' ? JSON.stringify(merged(base, JSON.parse(body))) : body;
  return engine.check({ file: 'example.json', text }).findings.map(({ rule }) => rule);
};

/** The pages of the other examples stand for themselves: nothing has to lead to them. */
const ofWholeSites = 'THM091';

/** Their examples are of files and folders, not of a theme alone. */
const aboutFiles = ['THM032'];

describe('docs/rules', () => {
  it('has a page for every rule, and no other', () => {
    const pages = readdirSync(folder).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(allRules.map(({ id }) => `${id}.md`));
    expect(allRules.map(({ docs }) => docs)).toEqual(allRules.map(({ id }) => `docs/rules/${id}.md`));
  });
});

describe.each(allRules.map(({ id, name }) => [id, name] as const))('docs/rules/%s.md', (id, name) => {
  const text = readFileSync(join(folder, `${id}.md`), 'utf8');
  const wrong = exampleUnder(text, 'Wrong');
  const right = exampleUnder(text, 'Right');

  it('names the rule, and says what, why, wrong and right', () => {
    expect(text.startsWith(`# ${id} · ${name}\n`)).toBe(true);
    for (const heading of ['What it means', 'Why', 'Wrong', 'Right']) expect(text).toContain(`\n## ${heading}\n\n`);
    expect([wrong, right]).not.toContain(undefined);
  });

  if (aboutFiles.includes(id)) return;
  it('has examples that are as wrong and as right as they say', () => {
    if (!wrong || !right) throw new Error('An example is missing.');
    const found = (example: Example) => rulesFoundIn(example).filter((rule) => rule === id || rule !== ofWholeSites);
    expect(found(wrong)).toEqual([id]);
    // A text that is only a piece of a theme lacks the rest.
    expect(found(right).filter((rule) => right.language === 'json' || rule === id)).toEqual([]);
  });
});
