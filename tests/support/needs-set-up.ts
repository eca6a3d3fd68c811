import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

/** Rooms whose tests need neither a build nor a browser nor a database. */
export const aloneRooms = ['engine', 'schemas', 'sections'] as const;
const otherRooms = ['cli', 'src', 'tests', 'tools'] as const;

/** The test files of folders, from the package's root. */
export const testFilesOf = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );

/**
 * Whether a run of the tests that these arguments of vitest choose needs what `npm test` provides. A path chooses every
 * file whose path contains it; what is no path of the rooms that stand alone may choose anything.
 */
export const needsSetUp = (requested: readonly string[]): boolean => {
  const chosen = requested.filter((option) => option !== '--long');
  const isAlone = (path: string): boolean => aloneRooms.some((room) => path.startsWith(`${room}/`));
  if (chosen.length === 0 || !chosen.every(isAlone)) return true;
  const others = testFilesOf(otherRooms);
  return chosen.some((path) => others.some((file) => file.toLowerCase().includes(path.toLowerCase())));
};
