import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

const copied = [
  'biome.json',
  'tsconfig.json',
  'knip.json',
  'package.json',
  'vite.config.ts',
  'vitest.config.ts',
  'drizzle.config.ts',
];
const folders = ['engine', 'schemas', 'sections', 'cli', 'src', 'tests', 'themes', 'tools'];
const skipped = /(^|\/)(src\/demo\/schools|tests\/output)(\/|$)/;

export interface ScratchProject {
  readonly folder: string;
  /** Runs a tool of `node_modules/.bin`. */
  run(tool: string, ...options: string[]): { readonly ok: boolean; readonly output: string };
  remove(): void;
}

/** A copy of what the check reads, to be changed at will; `node_modules` is the package's own. */
export const createScratchProject = (): ScratchProject => {
  const folder = mkdtempSync(join(tmpdir(), 'schoolyard-check-'));
  for (const path of [...copied, ...folders]) {
    cpSync(join(packageRoot, path), join(folder, path), {
      recursive: true,
      filter: (source) => !skipped.test(source.slice(packageRoot.length)),
    });
  }
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run(tool, ...options) {
      const bin = join(folder, 'node_modules/.bin', tool);
      const { status, stdout, stderr } = spawnSync(bin, options, { cwd: folder, encoding: 'utf8' });
      return { ok: status === 0, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
