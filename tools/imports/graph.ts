import { type ImportName, readImports } from './read-imports.ts';
import { createResolve, type PackageImports } from './resolve.ts';

/** One import of one file. */
export interface Import extends ImportName {
  readonly file: string;
  /** The file of the project that it names; undefined of a package. */
  readonly target: string | undefined;
}

/** What is read of a project: its files with their texts, and the names that package.json gives to folders. */
export interface Sources {
  readonly files: ReadonlyMap<string, string>;
  readonly packageImports: PackageImports;
}

export const readGraph = ({ files, packageImports }: Sources): readonly Import[] => {
  const resolve = createResolve(packageImports);
  return [...files].flatMap(([file, text]) =>
    readImports(file, text).map((one) => ({ ...one, file, target: resolve(file, one.name) })),
  );
};
