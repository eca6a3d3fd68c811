import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin, resolveConfig } from 'vite';
import type { AssetManifest, ServedAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { shippedFile } from '#shared/shipped.ts';
import { compressFiles } from './compress-files.ts';
import { buildDrawings } from './drawings.ts';
import { buildFonts } from './fonts.ts';
import { islandEntries, islandLooks, islandName, islandPlugin } from './islands.ts';
import { addressOf, importedBy } from './manifest.ts';
import { buildOffice } from './office.ts';
import { measureShipped } from './shipped.ts';
import { buildStyles } from './styles.ts';

const outDir = join(packageRoot, 'dist/client');
const loaderEntry = 'src/site/client/loader.ts';

/** Links are fetched when a finger or pointer is about to press them; nothing is run ahead. */
const speculationRules = {
  prefetch: [{ source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' }],
};

/**
 * Vite wraps each `import()` in a helper that loads the file's stylesheets first. Ours stand in the page: the helper
 * would be a third of the script that every page has.
 */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  configResolved({ plugins }) {
    const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (wrapper < 0) throw new Error('Vite wraps its imports elsewhere: see withoutPreloading in src/build/client.ts.');
    (plugins as Plugin[]).splice(wrapper, 1);
  },
};

/**
 * Builds all that a browser loads: the loader, an island a section, fonts, stylesheets; writes `assets.json` and
 * `shipped.json`.
 */
export const buildClient = async (): Promise<ServedAssets> => {
  await rm(outDir, { recursive: true, force: true });
  await build({
    root: packageRoot,
    logLevel: 'warn',
    plugins: [islandPlugin(), withoutPreloading],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      manifest: 'vite-manifest.json',
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { loader: join(packageRoot, loaderEntry), ...islandEntries() },
        // What the loader shares with what it loads later stays in it: no further request for a line or two.
        preserveEntrySignatures: 'allow-extension',
        optimization: { inlineConst: true },
        output: {
          // The loader names them all: each letter goes to every phone.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'unused/[name]-[hash][extname]',
        },
      },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'vite-manifest.json'), 'utf8')) as Manifest;
  // Stylesheets are served with the page; the copies that component imports leave behind are not wanted.
  await rm(join(outDir, 'unused'), { recursive: true, force: true });
  await rm(join(outDir, 'vite-manifest.json'));

  const { fonts, files } = await buildFonts();
  const rules = Buffer.from(JSON.stringify(speculationRules));
  const speculation = `speculation-${createHash('sha256').update(rules).digest('hex').slice(0, 10)}.json`;
  files.set(speculation, rules);
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await Promise.all([...files].map(([name, data]) => writeFile(join(outDir, 'assets', name), data)));

  const config = await resolveConfig({ root: packageRoot, logLevel: 'warn' }, 'build');
  const assets: ServedAssets = {
    loader: addressOf(manifest, loaderEntry),
    islands: islandsOf(manifest),
    styles: await buildStyles(config),
    drawings: buildDrawings(),
    fonts,
    office: await buildOffice(outDir),
    speculation: `/assets/${speculation}`,
  };
  await writeFile(join(outDir, 'assets.json'), JSON.stringify(assets));
  await writeFile(join(packageRoot, shippedFile), JSON.stringify(await measureShipped(outDir, assets)));
  const scripts = Object.values(manifest).map(({ file }) => file);
  await compressFiles(scripts.filter((file) => file.endsWith('.js')).map((file) => join(outDir, file)));
  return assets;
};

const islandsOf = (manifest: Manifest): AssetManifest['islands'] =>
  Object.fromEntries(
    islandLooks().map((look) => {
      const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.name === islandName(look));
      if (!chunk) throw new Error(`The client build has no island for the look "${look}".`);
      const imports = importedBy(manifest, chunk).map((key) => addressOf(manifest, key));
      return [look, { url: `/${chunk.file}`, imports }];
    }),
  );
