import { type PackageImports } from './resolve.ts';
/**
 * What biome.json extends: per room, the `#` names that it may not import, so that an editor shows a breach while it is
 * typed. Relative paths, cycles and `import('…')` of types are the check's alone.
 */
export declare const lintConfig: (packageImports: PackageImports) => object;
