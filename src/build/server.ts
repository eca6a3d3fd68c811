import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from '#shared/package-root.ts';

/** Programs of processes that the server starts, by path. */
const workers = [
  'src/server/core/html/html-worker.ts',
  'src/server/domains/import/file/import-worker.ts',
  'src/server/domains/themes/theme-worker.ts',
  'src/server/files/pictures/picture-worker.ts',
];

/**
 * Packages that every start loads, file by file if they were left outside: to find, read and compile a thousand files is
 * a third of what a start takes.
 */
const bundled = [
  /^@?fastify/,
  ...['ajv', 'avvio', 'commander', 'drizzle-orm', 'find-my-way', 'jsonc-parser', 'light-my-request', 'nodemailer'],
  ...['pg', 'react', 'react-dom', 'sanitize-html'],
];

/**
 * Bundles a program for Node, packages left outside, into a folder of `dist/`, with the programs of its processes next
 * to it.
 */
export const bundleProgram = async (entry: string, folder: string): Promise<void> => {
  const outDir = join(packageRoot, 'dist', folder);
  await rm(outDir, { recursive: true, force: true });
  await build({
    root: packageRoot,
    logLevel: 'warn',
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          index: join(packageRoot, entry),
          ...Object.fromEntries(workers.map((worker) => [basename(worker, '.ts'), join(packageRoot, worker)])),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // The database's worker is loaded by path, next to the bundle.
  for (const file of ['pglite-worker.mjs', 'durable-fs.mjs', 'disk-state.mjs']) {
    await cp(join(packageRoot, 'src/server/store', file), join(outDir, file));
  }
};
