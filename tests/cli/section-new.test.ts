import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { createScratchProject } from '../support/scratch-project.ts';

const project = createScratchProject();
afterAll(() => project.remove());
const sectionNew = (...args: string[]) => project.run('tsx', 'cli/index.ts', 'section', 'new', ...args);
const read = (path: string): string => readFileSync(join(project.folder, path), 'utf8');

describe('section new', () => {
  // Names on either side of the other files in their folders.
  const types = extent(['alumni'], ['zoo-visit', 'lost-property', 'alumni']);

  it('writes sections, and their pages of the reference', () => {
    for (const type of types) {
      const { ok, output } = sectionNew(type, '--title', `Title's of ${type}`);
      expect(ok ? '' : output).toBe('');
      expect(read(`docs/reference/sections/${type}.md`)).toContain(`\`${type}\``);
      expect(read('docs/reference/README.md')).toContain(`sections/${type}.md`);
      expect(read('themes/theme.schema.json')).toContain(`"const": "${type}"`);
    }
  });

  it('writes files as they are kept here, and a test of its own that passes', () => {
    const biome = project.run(
      'biome',
      'check',
      '--vcs-enabled=false',
      '--error-on-warnings',
      ...types.map((type) => `sections/${type}`),
      'sections/index.ts',
      'themes/theme.schema.json',
    );
    expect(biome.ok ? '' : biome.output).toBe('');
    const vitest = project.run('vitest', 'run', '--project', 'code', ...types.map((type) => `sections/${type}/`));
    expect(vitest.ok ? '' : vitest.output).toBe('');
  });

  // It takes more than a minute.
  it.runIf(extent(false, true))('writes sections with which the project still passes its check', () => {
    const tsc = project.run('tsc', '-b', 'tests');
    expect(tsc.ok ? '' : tsc.output).toBe('');
    const knip = project.run('knip', '--no-progress', '--reporter', 'compact');
    expect(knip.ok ? '' : knip.output).toBe('');
  });

  it('writes another look, and its part of the reference', () => {
    const { ok, output } = sectionNew('alumni/wall', '--description', 'Side by side.');
    expect(ok ? '' : output).toBe('');
    expect(read('sections/alumni/manifest.ts')).toContain('looks: [standard, wall]');
    expect(read(`docs/reference/sections/${'alumni'}.md`)).toContain('Look `wall`');
  });

  it('makes a kind and a look that themes may use', () => {
    const theme = JSON.parse(read('themes/gulmohar/theme.json')) as { templates: { home: { sections: object[] } } };
    theme.templates.home.sections.push({ id: 'alumni', type: 'alumni', look: 'wall' });
    writeFileSync(join(project.folder, 'with-alumni.json'), JSON.stringify(theme));
    const { output } = project.run('tsx', 'cli/index.ts', 'theme', 'check', 'with-alumni.json');
    expect(output).toContain('no findings');
  });

  it.each([
    ['Notice', 'is not a name for a section'],
    ['../etc', 'is not a name for a section'],
    ['shared', 'is not a name for a section'],
    ['holidays', 'A section "holidays" already exists.'],
    ['holidays/table', 'already has a look "table".'],
    ['nothing/table', 'There is no section "nothing".'],
    ['switch', 'would be called "switch" in the code'],
    ['settings', 'would be called "settings" in the code'],
    ['sections', 'would be called "sections" in the code'],
    ['section-heading', 'would be called "SectionHeading" in the code'],
    ['notices/default', 'would be called "default" in the code'],
    ['notices/settings', 'would be called "settings" in the code'],
    ['notices/notices', 'would be called "notices" in the code'],
    ['holidays/table/more', 'is not a name for a section'],
  ])('refuses %s', (type, message) => {
    const { ok, output } = sectionNew(type);
    expect(ok).toBe(false);
    expect(output).toContain(message);
  });
});
