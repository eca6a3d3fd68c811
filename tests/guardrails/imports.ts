import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { readText } from './files.ts';

const codeFile = /\.(?:ts|tsx|mjs|js)$/;
const typeStatement = /^(?:import|export)\s+type\b/;
const literal = /^(['"`])([^$]*)\1$/;

/** What one file imports at run time, statically or by `import()` of a literal, as it is spelled there. */
const namesIn = (file: string): readonly string[] => {
  const code = readText(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const isErased = ({ start, end }: { start: number; end: number }) => typeStatement.test(code.slice(start, end));
  return [
    ...staticImports.filter((statement) => !isErased(statement)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter((statement) => !isErased(statement))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal.exec(code.slice(start, end))?.[2] ?? []),
  ];
};

/** The rooms that package imports name, from their start as it is spelled to their folder. */
const rooms: readonly (readonly [string, string])[] = Object.entries(
  (JSON.parse(readText('package.json')) as { imports: Record<string, string> }).imports,
).map(([name, target]) => [name.replace('*', ''), normalize(target.replace('*', ''))]);

/** The file of ours that an import names; undefined if it is a package's or Node's. */
const ownFile = (file: string, name: string): string | undefined => {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  const [start, folder] = rooms.find(([spelled]) => name.startsWith(spelled)) ?? [];
  return start === undefined || folder === undefined ? undefined : folder + name.slice(start.length);
};

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
    for (const name of namesIn(file)) {
      const own = ownFile(file, name);
      if (own === undefined) modules.add(name);
      else visit(own);
    }
  };
  visit(program);
  return { files, modules };
};
