import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { packageRoot } from '#shared/package-root.ts';

/** Programs of processes that the server starts, by path. */
const workers = [
  'src/server/core/html/html-worker.ts',
  'src/server/domains/import/file/import-worker.ts',
  'src/server/domains/themes/theme-worker.ts',
  'src/server/files/pictures/picture-worker.ts',
];

/** Packages that every start loads: to find, read and compile a thousand files is a third of what a start takes. */
const loadedAtStart = [
  ...['@fastify/multipart', 'ajv', 'commander', 'drizzle-orm', 'fastify', 'feed', 'jsonc-parser', 'pg'],
  ...['pino', 'react', 'react-dom', 'sanitize-html', 'tar-stream'],
];

/** The names of these packages and of all that they depend on. */
const withDependencies = (names: readonly string[]): string[] => {
  const found = new Set<string>();
  const add = (name: string, dependent: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const own = join(dependent, 'node_modules', name);
    const folder = existsSync(own) ? own : join(packageRoot, 'node_modules', name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const dependency of Object.keys(dependencies)) add(dependency, folder);
  };
  for (const name of names) add(name, packageRoot);
  return [...found];
};

/** Of packages that have a build for development too, as React does: every start would read it, and never run it. */
const inProduction: Plugin = {
  name: 'packages-in-production',
  transform: {
    filter: { id: /node_modules/, code: 'process.env.NODE_ENV' },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
};

/** The driver of the database asks where it runs by making a `Response`: that loads a whole HTTP client. It is Node. */
const inNode: Plugin = {
  name: 'driver-in-node',
  transform: {
    filter: { id: /node_modules\/pg\/lib\/stream\.js$/ },
    handler: (code) => code.replace('if (isCloudflareRuntime())', 'if (false)'),
  },
};

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
    plugins: [inProduction, inNode],
    ssr: { noExternal: withDependencies(loadedAtStart) },
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
