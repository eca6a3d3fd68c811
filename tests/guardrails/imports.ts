import { readImports } from '#tools/imports/read-imports.ts';
import { createResolve, type PackageImports } from '#tools/imports/resolve.ts';
import { readText } from './files.ts';

const codeFile = /\.(?:ts|tsx|mjs|js)$/;
const resolve = createResolve((JSON.parse(readText('package.json')) as { imports: PackageImports }).imports);

export interface Imports {
  /** Of ours, by their path from the root. */
  readonly files: ReadonlySet<string>;
  /** Of packages and of Node, as they are spelled. */
  readonly modules: ReadonlySet<string>;
}

/**
 * What a program loads at run time, directly or through others, but for the files in `apart` and what only they need.
 */
export const importsOf = (program: string, apart: readonly string[] = []): Imports => {
  const files = new Set<string>();
  const modules = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || apart.includes(file)) return;
    files.add(file);
    if (!codeFile.test(file)) return;
    const text = readText(file);
    for (const [, name = ''] of text.matchAll(/createRequire\(import\.meta\.url\)\('([^']+)'\)/g)) modules.add(name);
    for (const { name, isType } of readImports(file, text)) {
      if (isType) continue;
      const own = resolve(file, name);
      if (own === undefined) modules.add(name);
      else visit(own);
    }
  };
  visit(program);
  return { files, modules };
};
