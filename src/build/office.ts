import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { OfficeAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { classNamesOnly } from './class-names.ts';
import { compressFiles } from './compress-files.ts';
import { addressOf, importedBy, openedBy } from './manifest.ts';
import { buildOfficeWorker } from './office-worker.ts';
import { withoutSchemas } from './without-schemas.ts';
import { withoutScrollArea } from './without-scroll-area.ts';

const room = 'src/admin';
const entry = `${room}/main.tsx`;

/** The half of `react-dom/server` that gives strings; its entry would bring the half that gives streams as well. */
const staticRenderer = join(packageRoot, 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js');

/**
 * The office opens with two scripts, of the frame and of its first screen, which has what others share with it: a
 * browser without HTTP/2 fetches six files at a time, and on a phone's network each round takes as long as a big one.
 * For the same reason the small things that many screens and dialogs share are one more.
 */
const sharedFiles = [
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: 'today', test: join(packageRoot, room, 'screens/today/Screen.tsx'), priority: 1 },
  // In bytes before they are made small; what the preview of pages shares with a screen or two comes with these.
  { name: 'shared', test: /src\/admin|node_modules/, minShareCount: 16, maxModuleSize: 12_000, priority: 0 },
];

/** Builds the office next to what visitors load, of which it shares no file. */
export const buildOffice = async (outDir: string): Promise<OfficeAssets> => {
  await build({
    root: packageRoot,
    logLevel: 'warn',
    plugins: [withoutSchemas(), withoutScrollArea(), classNamesOnly()],
    resolve: { alias: [{ find: /^react-dom\/server$/, replacement: staticRenderer }] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: 'office-manifest.json',
      modulePreload: { polyfill: false },
      // React, its router and Mantine are there from the start.
      chunkSizeWarningLimit: 640,
      target: 'es2022',
      rolldownOptions: {
        input: { office: join(packageRoot, entry) },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/office-[name]-[hash].js',
          assetFileNames: 'assets/office-[name]-[hash][extname]',
          codeSplitting: { groups: sharedFiles },
        },
      },
    },
  });
  const manifestFile = join(outDir, 'office-manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(manifestFile);
  const listed = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const files = new Set([...listed, ...(await workersIn(outDir))]);
  await compressFiles([...files].filter((file) => /\.(?:js|css)$/.test(file)).map((file) => join(outDir, file)));
  const main = manifest[entry];
  if (!main) throw new Error(`The build of the office made nothing of "${entry}".`);
  const imported = importedBy(manifest, main);
  const [{ screens }, { reads }] = await Promise.all([
    importOffice<{ readonly screens: readonly Screen[] }>('screens/index.ts'),
    importOffice<Pick<Screen, 'reads'>>('frame/reads.ts'),
  ]);
  const own = new Set([...imported, entry]);
  const script = addressOf(manifest, entry);
  return {
    script,
    imports: imported.map((key) => addressOf(manifest, key)),
    styles: stylesOf(manifest, [...own]),
    reads: addressesOf(reads),
    screens: screens.map(({ path, folder, reads: first }) => {
      const key = keyOf(manifest, folder);
      const keys = [...importedBy(manifest, manifest[key] ?? {}), key].filter((one) => !own.has(one));
      return {
        path,
        scripts: keys.map((one) => addressOf(manifest, one)),
        styles: stylesOf(manifest, keys),
        reads: addressesOf(first),
      };
    }),
    worker: await buildOfficeWorker({ entry: script, files: filesOf(manifest, openedBy(manifest, [entry], isKept)) }),
  };
};

/** What opens without a network: the frame with all that it opens, where registers are taken, and the fire list. */
const isKept = (key: string): boolean =>
  !key.startsWith(`${room}/screens/`) ||
  key.startsWith(`${room}/screens/attendance/`) ||
  ['Screen', 'FireList'].some((name) => key === `${room}/screens/visitors/${name}.tsx`);

const filesOf = (manifest: Manifest, keys: ReadonlySet<string>): string[] => [
  ...new Set([...[...keys].map((key) => addressOf(manifest, key)), ...stylesOf(manifest, [...keys])]),
];

/** Workers are built by themselves, named after their files, and stand in no manifest. */
const workersIn = async (outDir: string): Promise<string[]> =>
  (await readdir(join(outDir, 'assets'))).filter((name) => name.includes('-worker-')).map((name) => `assets/${name}`);

/** A screen is a file of its own, or the one among the first files that is named after its folder. */
const keyOf = (manifest: Manifest, folder: string): string => {
  const own = `${room}/screens/${folder}/Screen.tsx`;
  const named = Object.keys(manifest).find((key) => manifest[key]?.name === folder);
  const key = manifest[own] ? own : named;
  if (!key) throw new Error(`The build of the office made nothing of "${own}".`);
  return key;
};

/** What of a screen of the office its document says. */
interface Screen {
  readonly path: string;
  readonly folder: string;
  readonly reads?: readonly { readonly address: string }[];
}

/** What the office says of itself; to the check it is code for browsers, which is none to import here. */
const importOffice = <Module>(file: string): Promise<Module> =>
  import(pathToFileURL(join(packageRoot, room, file)).href);

const addressesOf = (reads: Screen['reads'] = []): string[] => reads.map(({ address }) => address);

const stylesOf = (manifest: Manifest, keys: readonly string[]): string[] =>
  keys.flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`);
