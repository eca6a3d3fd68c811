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

/** The keys of chunks, of all that they import, and of what they load later by themselves. */
export const openedBy = (manifest: Manifest, keys: readonly string[]): readonly string[] => {
  const own = keys.filter((key) => manifest[key]);
  const later = own.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  return [...new Set([...own, ...later].flatMap((key) => [...importedBy(manifest, manifest[key] ?? {}), key]))];
};
