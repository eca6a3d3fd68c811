/** The `imports` of package.json: from `#engine/*` to `./engine/*`. */
export type PackageImports = Readonly<Record<string, string>>;
/** From what a file imports to the file of the project, by its path from the root; undefined where it is none. */
export declare const createResolve: (imports: PackageImports) => (file: string, name: string) => string | undefined;
/** The name by which other rooms import a file; undefined where package.json has none for its folder. */
export declare const createNameOf: (imports: PackageImports) => (file: string) => string | undefined;
