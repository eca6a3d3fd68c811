import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './graph.ts';
import type { PackageImports } from './resolve.ts';
import { isOfTests } from './rooms.ts';

/** What git ignores, and what holds no code. */
const skipped = new Set(['node_modules', 'dist', 'data', 'shots']);

const listCode = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(path) || entry.name.startsWith('.') ? [] : listCode(root, path);
    return /\.m?tsx?$|\.mjs$|\.css$/.test(entry.name) ? [path] : [];
  });

/** The code and the stylesheets in the folders of a project, without its tests. What stands beside package.json configures tools. */
export const listSources = (root: string): Sources => {
  const paths = listCode(root, '').filter((path) => path.includes('/') && !isOfTests(path));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports?: PackageImports };
  return {
    files: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    packageImports: manifest.imports ?? {},
  };
};
