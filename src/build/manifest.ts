import type { Manifest } from 'vite';

/** The address of what a build made of a source file. */
export const addressOf = (manifest: Manifest, key: string): string => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build made nothing of "${key}".`);
  return `/${chunk.file}`;
};

/**
 * The keys of all chunks that a chunk imports, and that those import: a browser that is not told finds one after the
 * other.
 */
export const importedBy = (
  manifest: Manifest,
  { imports = [] }: Pick<Manifest[string], 'imports'>,
): readonly string[] => {
  const found = new Set<string>();
  const collect = (keys: readonly string[]): void => {
    for (const key of keys) {
      if (found.has(key)) continue;
      found.add(key);
      collect(manifest[key]?.imports ?? []);
    }
  };
  collect(imports);
  return [...found];
};

/** The keys of chunks, of all that they import, and of what any of these loads later, where that is wanted. */
export const openedBy = (
  manifest: Manifest,
  keys: readonly string[],
  isWanted: (key: string) => boolean,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const collect = (some: readonly string[]): void => {
    for (const key of some) {
      if (found.has(key)) continue;
      found.add(key);
      collect(manifest[key]?.imports ?? []);
      collect((manifest[key]?.dynamicImports ?? []).filter(isWanted));
    }
  };
  collect(keys);
  return found;
};
