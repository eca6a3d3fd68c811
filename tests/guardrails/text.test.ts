import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections } from '../../sections/index.ts';
import { componentName } from '../../src/shared/section-names.ts';
import { listFiles, readText } from './files.ts';

const files = listFiles();
const binary = /\.(webp|png|jpe?g|avif|ico|woff2?|gz|br)$/;

describe('the text files of the repository', () => {
  it('name no folder of anybody’s machine', () => {
    const machine = new RegExp(
      `(^|[\\s"'\`(=])/(${['work', 'home', 'Users', 'root'].join('|')})/[\\w.-]+|[A-Z]:\\\\Users`,
    );
    const found = files
      .filter((file) => !binary.test(file) && !file.endsWith('text.test.ts'))
      .filter((file) => machine.test(readText(file)));
    expect(found).toEqual([]);
  });
});

/** The files that a file imports at run time, directly or through others. */
const importsOf = (entry: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (!/\.(ts|tsx|mjs)$/.test(entry)) return seen;
  const statement =
    /(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
  for (const [, name = '', dynamic = ''] of readText(entry).matchAll(statement)) {
    const target = name || dynamic;
    if (target.startsWith('.')) importsOf(normalize(join(dirname(entry), target)), seen);
    else seen.add(target);
  }
  return seen;
};

describe('browser code', () => {
  const islands = sections
    .filter(({ client }) => client !== 'never')
    .map(({ type }) => `sections/${type}/${componentName(type)}.tsx`);

  it.each(['src/site/client/loader.ts', 'src/site/client/hydrate.tsx', ...islands])(
    'of %s holds no compiler, server or manifest',
    (entry) => {
      const imported = [...importsOf(entry)];
      const forbidden =
        /^engine\/compile\/|^src\/server\/|\/manifest\.ts$|^node:|^ajv|^jsonc-parser$|^react-dom\/server/;
      expect(imported.filter((file) => forbidden.test(file))).toEqual([]);
    },
  );

  it('is followed through its imports', () => {
    expect([...importsOf('src/site/client/loader.ts')]).toContain('src/site/client/carousel.ts');
    expect([...importsOf('engine/index.ts')]).toEqual(expect.arrayContaining(['engine/compile/validate.ts', 'ajv']));
  });
});
