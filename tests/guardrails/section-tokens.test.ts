import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { sections } from '#sections/index.ts';
import { lookFolder } from '#shared/section-names.ts';
import { listFiles, readText } from './files.ts';

const property = /var\(--((?:color|font|size|radius|shadow)-[a-z0-9-]+)/g;
const readBy = (files: readonly string[]): string[] => {
  const found = files.flatMap((file) => [...readText(file).matchAll(property)].map(([, name = '']) => name));
  return [...new Set(found)].map((name) => name.replace('-', '.')).sort();
};

/** The files of sections/shared that these scripts and stylesheets import, and what those import. */
const sharedBy = (files: readonly string[]): string[] => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    for (const [, path = ''] of readText(file).matchAll(/(?:from|@import) ['"](\.[^'"]+)['"]/g)) {
      const target = normalize(join(dirname(file), path));
      if (!target.startsWith('sections/shared/') || found.has(target)) continue;
      found.add(target);
      visit(target);
    }
  };
  for (const file of files) visit(file);
  return [...found];
};

/** The files of a look; with those of its kind's component where it is a stylesheet over that. */
const filesOf = (type: string, look: string): string[] => {
  const own = listFiles(lookFolder(type, look));
  const isOverKind = own.includes(`${lookFolder(type, look)}/${type}.module.css`);
  const shared = listFiles(`sections/${type}`).filter((file) => !file.includes('/looks/'));
  return [...(isOverKind ? shared : []), ...own].filter((file) => !file.includes('.test.'));
};

describe.each(sections)('the look $type/$look', ({ type, look, tokens, contrast }) => {
  const files = filesOf(type, look);

  it('names the tokens that its stylesheets and components read', () => {
    expect([...tokens].sort()).toEqual(readBy([...files, ...sharedBy(files)]));
  });

  it('asks for contrast between colours', () => {
    for (const { text, on, min } of contrast) {
      expect([text, on]).toEqual([expect.stringMatching(/^color\./), expect.stringMatching(/^color\./)]);
      expect([3, 4.5, 7]).toContain(min);
    }
  });
});

describe('the style of every page', () => {
  it('names the tokens that base.css reads', () => {
    expect([...pageStyle.tokens].sort()).toEqual(readBy(['src/site/base.css']));
  });

  it('asks for contrast between its own colours', () => {
    for (const { text, on } of pageStyle.contrast) expect(pageStyle.tokens).toEqual(expect.arrayContaining([text, on]));
  });
});
