import { dirname, normalize } from 'node:path/posix';

/** The `imports` of package.json: from `#engine/*` to `./engine/*`. */
export type PackageImports = Readonly<Record<string, string>>;

interface Alias {
  /** `#engine/` */
  readonly prefix: string;
  /** `engine/` */
  readonly folder: string;
}

const readAliases = (imports: PackageImports): Alias[] =>
  Object.entries(imports)
    .filter(([name, target]) => name.endsWith('/*') && target.endsWith('/*'))
    .map(([name, target]) => ({ prefix: name.slice(0, -1), folder: normalize(target.slice(0, -1)) }));

/** From what a file imports to the file of the project, by its path from the root; undefined where it is none. */
export const createResolve = (imports: PackageImports) => {
  const aliases = readAliases(imports);
  return (file: string, name: string): string | undefined => {
    const path = name.split('?')[0] ?? name;
    if (path.startsWith('.')) return normalize(`${dirname(file)}/${path}`);
    const alias = aliases.find(({ prefix }) => path.startsWith(prefix));
    return alias && normalize(alias.folder + path.slice(alias.prefix.length));
  };
};

/** The name by which other rooms import a file; undefined where package.json has none for its folder. */
export const createNameOf = (imports: PackageImports) => {
  const aliases = readAliases(imports).toSorted((a, b) => b.folder.length - a.folder.length);
  return (file: string): string | undefined => {
    const alias = aliases.find(({ folder }) => file.startsWith(folder));
    return alias && alias.prefix + file.slice(alias.folder.length);
  };
};
