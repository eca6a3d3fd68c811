import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

const generated = new Set([
  'node_modules',
  'dist',
  '.types',
  'data',
  '.git',
  '.ci',
  '.vite',
  'shots',
  'tests/output',
  '.env',
]);

/** Every file under a folder of the package, by its path from the root, without what is generated. */
export const listFiles = (folder = '.'): readonly string[] =>
  readdirSync(join(packageRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (generated.has(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [relative('.', path)];
  });

export const readText = (path: string): string => readFileSync(join(packageRoot, path), 'utf8');
export const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(packageRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
