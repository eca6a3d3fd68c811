import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSources } from '#tools/imports/list-sources.ts';
import { projectConfigs } from '#tools/imports/projects.ts';
import { plants, spellings } from '#tools/imports/testing/plants.ts';
import { extent } from '../support/extent.ts';
import { createScratchProject } from '../support/scratch-project.ts';
import { listFiles, readText } from './files.ts';

const project = createScratchProject();
const { folder: scratch, run } = project;
afterAll(() => project.remove());

/** Writes a file of the copy, in a folder that may be new. */
const writeAnew = (file: string, text: string): void => {
  mkdirSync(dirname(join(scratch, file)), { recursive: true });
  writeFileSync(join(scratch, file), text);
};

/** Puts a text into the copy, runs the check, and takes it out again. */
const planted = <Result>(file: string, text: string, check: () => Result): Result => {
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

/** It reads the whole project, beside other tests. */
const wholeProjectMs = 240_000;

interface Finding {
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

interface Planted {
  readonly file: string;
  readonly text: string;
}

/** For each row of tools/layers.ts, a file that imports from every room that it may not import, one a line. */
const imports = plants.map(({ folder, refused }) => {
  const file = `${folder}/planted-imports.ts`;
  const names = refused.flatMap((target) => spellings(file, target).filter((name) => name.startsWith('#')));
  return { folder, file, names, text: names.map((name) => `import '${name}';\n`).join('') };
});

const breaches = [
  ['noNodejsModules', "import { readFileSync } from 'node:fs';\n\nexport const kept = readFileSync;\n"],
  ['format', "export const kept = 'a'\n"],
  ['noExplicitAny', 'export const kept: any = 1;\n'],
  ['noDefaultExport', 'const kept = 1;\nexport default kept;\n'],
  ['useImportExtensions', "export { kept } from './planted-0';\n"],
  ['useFilenamingConvention', 'export const kept = 1;\n'],
  ['noExcessiveLinesPerFile', `export const kept = [\n${"  'a long line of text that stays',\n".repeat(300)}];\n`],
].map(([rule = '', text = ''], at) => ({
  rule,
  text,
  file: `engine/data/${rule === 'useFilenamingConvention' ? 'planted_file' : `planted-${at}`}.ts`,
}));

const cycle: readonly Planted[] = [
  {
    file: 'engine/data/planted-first.ts',
    text: "import { second } from './planted-second.ts';\n\nexport const first = (): unknown => second;\n",
  },
  {
    file: 'engine/data/planted-second.ts',
    text: "import { first } from './planted-first.ts';\n\nexport const second = (): unknown => first;\n",
  },
];

describe('biome check', () => {
  const all: readonly Planted[] = [...imports, ...breaches, ...cycle];
  let ok: boolean;
  let found: readonly Finding[];

  /** All files at once: to start takes longer than to check them. */
  beforeAll(() => {
    for (const { file, text } of all) writeAnew(file, text);
    // The copy is no git repository, so that there is nothing to ask which files are ignored.
    const options = ['--vcs-enabled=false', '--error-on-warnings', '--reporter=json', '--max-diagnostics=none'];
    const result = run('biome', 'check', ...options);
    for (const { file } of all) rmSync(join(scratch, file));
    ok = result.ok;
    found = (JSON.parse(result.output.split('\n')[0] ?? '') as { diagnostics: Finding[] }).diagnostics;
  });

  const categoriesOf = (file: string): readonly string[] =>
    found.filter(({ location }) => location.path === file).map(({ category }) => category.split('/').at(-1) ?? '');

  it('fails, and has nothing against any other file', () => {
    expect(ok).toBe(false);
    const ours = new Set(all.map(({ file }) => file));
    expect(found.filter(({ location }) => !ours.has(location.path))).toEqual([]);
  });

  it.each(imports)('refuses in $folder each import of a room that is not in its row', ({ file, names }) => {
    const refused = found.filter(
      ({ category, location }) => location.path === file && category.endsWith('noRestrictedImports'),
    );
    const lines = new Set(refused.map(({ location }) => location.start.line));
    expect(names.filter((_, at) => !lines.has(at + 1))).toEqual([]);
  });

  it.each(breaches)('refuses what breaks $rule', ({ file, rule }) => expect(categoriesOf(file)).toContain(rule));

  it('refuses a cycle of imports', () =>
    expect(cycle.flatMap(({ file }) => categoriesOf(file))).toContain('noImportCycles'));
});

describe('the check of imports', () => {
  it.runIf(extent(false, true))(
    'refuses a type of a room above, a cycle of folders, and another kind’s style in a look',
    () => {
      const texts = {
        'engine/data/planted-import.ts': "export type { AssetManifest } from '#shared/assets.ts';\n",
        'schemas/fields/planted.ts': "import '../lookups/planted.ts';\n",
        'schemas/lookups/planted.ts': "export type Planted = typeof import('../fields/planted.ts');\n",
        'sections/toppers/looks/board/planted.css': '@import "../../../holidays/looks/table/table.module.css";\n',
      };
      for (const [file, text] of Object.entries(texts)) writeAnew(file, text);
      const { ok, output } = run('tsx', 'tools/imports/main.ts');
      for (const file of Object.keys(texts)) rmSync(join(scratch, file));
      expect(ok).toBe(false);
      expect(output).toContain(
        'engine/data/planted-import.ts:1 imports #shared/assets.ts, but engine may import schemas.',
      );
      expect(output).toContain(
        'sections/toppers/looks/board/planted.css:1 imports ../../../holidays/looks/table/table.module.css',
      );
      expect(output).toContain('schemas: fields → lookups → fields is a cycle.');
      expect(output).toContain('Breaches of tools/layers.ts: 3.');
    },
  );
});

interface Project {
  readonly compilerOptions: { readonly lib: readonly string[]; readonly types: readonly string[] };
}

describe('tsc', () => {
  const projects = [...projectConfigs(listSources(scratch).files.keys())].map(([path, config]) => {
    const { lib, types } = (config as Project).compilerOptions;
    return { folder: dirname(path), path, sees: [...(lib.includes('DOM') ? ['document'] : []), ...types] };
  });
  const globals = [
    ['document', 'export const title = document.title;'],
    ['node', 'export const env = process.env;'],
  ];
  let output: string;

  /** All at once, each with its room's own options; of what it imports, nothing need be built. */
  beforeAll(() => {
    const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
    for (const { folder } of projects) {
      const planted = [...globals.map(([, text]) => text), "export const kept: number = 'one';", ''].join('\n');
      writeAnew(`${folder}/planted-types.ts`, planted);
      const alone = { extends: './tsconfig.json', compilerOptions, include: ['planted-types.ts'], references: [] };
      writeAnew(`${folder}/tsconfig.planted.json`, JSON.stringify(alone));
    }
    ({ output } = run('tsc', '--build', ...projects.map(({ folder }) => `${folder}/tsconfig.planted.json`)));
    for (const { folder } of projects) {
      for (const name of ['planted-types.ts', 'tsconfig.planted.json']) rmSync(join(scratch, folder, name));
    }
  });

  it.each(projects)('refuses in $folder a wrong type, and globals of a platform that is not its own', (project) => {
    const { folder, sees } = project;
    const lines = [...output.matchAll(/^(.*)\/planted-types\.ts\((\d+),/gm)].filter(([, name]) => name === folder);
    const unseen = globals.flatMap(([name = ''], at) => (sees.includes(name) ? [] : [at + 1]));
    expect(lines.map(([, , line]) => Number(line)).toSorted()).toEqual([...unseen, globals.length + 1]);
  });

  it.runIf(extent(false, true))('reads every file, once', () => {
    const read = projects.flatMap(({ folder }) => {
      const { files } = JSON.parse(run('tsc', '--showConfig', '--project', folder).output) as { files: string[] };
      return files.map((file) => join(folder, file));
    });
    const code = listFiles().filter((file) => /\.m?tsx?$/.test(file));
    expect(read.filter((file) => file !== 'engine/platform.d.ts').toSorted()).toEqual(
      code.filter((file) => file !== 'engine/platform.d.ts').toSorted(),
    );
  });
});

describe('knip', () => {
  const knip = () => run('knip', '--no-progress', '--reporter', 'compact');

  it.runIf(extent(false, true))(
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
