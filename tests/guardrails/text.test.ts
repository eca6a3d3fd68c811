import { describe, expect, it } from 'vitest';
import { sections } from '#sections/index.ts';
import { componentName, lookFolder } from '#shared/section-names.ts';
import { listFiles, readText } from './files.ts';
import { importsOf } from './imports.ts';

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

describe('browser code', () => {
  const islands = sections
    .filter(({ client }) => client !== 'never')
    .map(({ type, look }) => `${lookFolder(type, look)}/${componentName(type, look)}.tsx`);

  it.each(['src/site/client/loader.ts', 'src/site/client/hydrate.tsx', ...islands])(
    'of %s holds no compiler, server or manifest',
    (entry) => {
      const { files: imported, modules } = importsOf(entry);
      const forbidden =
        /^engine\/(?:text|schema|refs|registry|compile|check|editor)\b|^src\/server\/|\/manifest\.ts$|^node:|^ajv|^jsonc-parser$|^react-dom\/server/;
      expect([...imported, ...modules].filter((name) => forbidden.test(name))).toEqual([]);
    },
  );

  it('is followed through its imports', () => {
    expect(importsOf('src/site/client/loader.ts').files).toContain('src/site/client/carousel.ts');
    const { files: imported, modules } = importsOf('engine/index.ts');
    expect(imported).toContain('engine/schema/validate.ts');
    expect(modules).toContain('ajv');
  });
});
