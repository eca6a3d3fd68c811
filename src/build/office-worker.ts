import { join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from '#shared/package-root.ts';

interface OfficeFiles {
  /** The office's script. */
  readonly entry: string;
  /** What the worker keeps. */
  readonly files: readonly string[];
}

/** The text of the office's service worker, which names the files of the build that it belongs to. */
export const buildOfficeWorker = async (files: OfficeFiles): Promise<string> => {
  const built = await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'warn',
    define: { officeFiles: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(packageRoot, 'src/office-worker/main.ts'), formats: ['iife'], name: 'officeWorker' },
    },
  });
  const [chunk] = Array.isArray(built) ? (built[0]?.output ?? []) : 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The build made nothing of the office’s worker.');
  return chunk.code;
};
