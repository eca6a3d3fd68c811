import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import type { OfficeAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { compressFiles } from './compress-files.ts';
import { withoutSchemas } from './without-schemas.ts';

const entry = 'src/admin/main.tsx';

/** Builds the office next to what visitors load, of which it shares no file. */
export const buildOffice = async (outDir: string): Promise<OfficeAssets> => {
  await build({
    root: packageRoot,
    logLevel: 'warn',
    plugins: [withoutSchemas()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: 'office-manifest.json',
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        input: { office: join(packageRoot, entry) },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/office-[name]-[hash].js',
          assetFileNames: 'assets/office-[name]-[hash][extname]',
        },
      },
    },
  });
  const manifestFile = join(outDir, 'office-manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(manifestFile);
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  await compressFiles(
    [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file)).map((file) => join(outDir, file)),
  );
  const main = manifest[entry];
  if (!main) throw new Error(`The build of the office made nothing of "${entry}".`);
  return { script: `/${main.file}`, imports: importsOf(manifest, entry), styles: stylesOf(manifest, entry) };
};

/** The chunks that an entry imports, and those imported by them: without asking, a browser finds one after the other. */
const importedBy = (manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const other of manifest[key]?.imports ?? []) {
    if (found.has(other)) continue;
    found.add(other);
    importedBy(manifest, other, found);
  }
  return found;
};

const importsOf = (manifest: Manifest, key: string): readonly string[] =>
  [...importedBy(manifest, key)].map((other) => `/${manifest[other]?.file}`);

const stylesOf = (manifest: Manifest, key: string): readonly string[] =>
  [...importedBy(manifest, key), key].flatMap((one) => manifest[one]?.css ?? []).map((file) => `/${file}`);
