import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createScratchProject } from '../support/scratch-project.ts';
import { readText } from './files.ts';

const project = createScratchProject();
const { folder: scratch, run } = project;
afterAll(() => project.remove());

// The copy is no git repository, so that there is nothing to ask which files are ignored.
const biome = (...files: string[]) =>
  run('biome', 'check', '--vcs-enabled=false', '--error-on-warnings', '--max-diagnostics=200', ...files);

/** Puts a text into the copy, runs the check, and takes it out again. */
const planted = (file: string, text: string, check: () => { ok: boolean; output: string }) => {
  const before = (() => {
    try {
      return readText(file);
    } catch {
      return undefined;
    }
  })();
  writeFileSync(join(scratch, file), text);
  try {
    return check();
  } finally {
    if (before === undefined) rmSync(join(scratch, file));
    else writeFileSync(join(scratch, file), before);
  }
};

/** The compiler and knip read the whole project, beside other tests. */
const wholeProjectMs = 240_000;

const importing = (path: string): string => `import * as planted from '${path}';\n\nexport const kept = planted;\n`;

describe('biome check', () => {
  it('passes every folder the planted cases stand in', () => {
    const { ok, output } = biome(...new Set(imports.map(([file]) => dirname(file))));
    expect(ok ? '' : output).toBe('');
  });

  const imports: readonly (readonly [string, string])[] = [
    ['schemas/theme/planted.ts', '../../engine/theme.ts'],
    ['engine/data/planted.ts', '../../sections/index.ts'],
    ['engine/data/planted.ts', '../../src/shared/package-root.ts'],
    ['sections/holidays/planted.ts', '../about/schema.ts'],
    ['sections/holidays/planted.ts', '../../src/shared/package-root.ts'],
    ['sections/holidays/planted.ts', '../../engine/index.ts'],
    ['sections/shared/planted.ts', '../about/schema.ts'],
    ['src/server/http/planted.ts', '../../../cli/errors.ts'],
    ['src/site/planted.ts', '../server/config.ts'],
    ['src/site/client/planted.ts', '../../../engine/compile/nearest.ts'],
    ['src/shared/planted.ts', '../../sections/index.ts'],
    ['cli/planted.ts', '../src/site/document.ts'],
    ['src/preview/planted.ts', '../server/store/open-store.ts'],
    ['src/build/planted.ts', '../server/config.ts'],
    ['src/demo/planted.ts', '../shared/package-root.ts'],
    ['src/docs/planted.ts', '../build/styles.ts'],
    ['src/theme-test/planted.ts', '../server/config.ts'],
  ];
  it.each(imports)('refuses %s an import of %s', (file, path) => {
    const { ok, output } = planted(file, importing(path), () => biome(file));
    expect(ok).toBe(false);
    expect(output).toContain('noRestrictedImports');
  });

  it.each([
    [
      'engine/data/planted.ts',
      "import { readFileSync } from 'node:fs';\n\nexport const kept = readFileSync;\n",
      'noNodejsModules',
    ],
    ['engine/data/planted.ts', "export const kept = 'a'\n", 'format'],
    ['engine/data/planted.ts', 'export const kept: any = 1;\n', 'noExplicitAny'],
    ['engine/data/planted.ts', 'const kept = 1;\nexport default kept;\n', 'noDefaultExport'],
    ['engine/data/planted.ts', "export { kept } from './planted';\n", 'useImportExtensions'],
    ['engine/data/planted_file.ts', 'export const kept = 1;\n', 'useFilenamingConvention'],
    [
      'engine/data/planted.ts',
      `export const kept = [\n${"  'a long line of text that stays',\n".repeat(300)}];\n`,
      'noExcessiveLinesPerFile',
    ],
  ])('refuses in %s what breaks a rule: %#', (file, text, rule) => {
    const { ok, output } = planted(file, text, () => biome(file));
    expect(ok).toBe(false);
    expect(output).toContain(rule);
  });

  it('refuses a cycle of imports', () => {
    const first = "import { second } from './planted-two.ts';\n\nexport const first = (): unknown => second;\n";
    const second = "import { first } from './planted.ts';\n\nexport const second = (): unknown => first;\n";
    const { ok, output } = planted('engine/data/planted.ts', first, () =>
      planted('engine/data/planted-two.ts', second, () => biome('engine/data')),
    );
    expect(ok).toBe(false);
    expect(output).toContain('noImportCycles');
  });
});

describe('tsc', () => {
  it(
    'refuses a wrong type',
    () => {
      const { ok, output } = planted('engine/data/planted.ts', "export const kept: number = 'one';\n", () =>
        run('tsc', '--noEmit'),
      );
      expect(ok).toBe(false);
      expect(output).toContain('engine/data/planted.ts(1,14): error TS2322');
    },
    wholeProjectMs,
  );
});

describe('knip', () => {
  const knip = () => run('knip', '--no-progress', '--reporter', 'compact');

  it(
    'refuses a file, an export and a dependency that nobody uses',
    () => {
      const used = readText('engine/data/read-path.ts');
      const manifest = readText('package.json').replace('"dependencies": {', '"dependencies": { "left-pad": "1.3.0",');
      const { ok, output } = planted('engine/data/planted.ts', 'export const kept = 1;\n', () =>
        planted('engine/data/read-path.ts', `${used}\nexport const unused = 1;\n`, () =>
          planted('package.json', manifest, knip),
        ),
      );
      expect(ok).toBe(false);
      for (const name of ['engine/data/planted.ts', 'engine/data/read-path.ts: unused', 'left-pad']) {
        expect(output).toContain(name);
      }
    },
    wholeProjectMs,
  );
});
