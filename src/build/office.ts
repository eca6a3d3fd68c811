import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import type { OfficeAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { compressFiles } from './compress-files.ts';
import { addressOf, importedBy } from './manifest.ts';
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
  const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  await compressFiles([...files].filter((file) => /\.(?:js|css)$/.test(file)).map((file) => join(outDir, file)));
  const main = manifest[entry];
  if (!main) throw new Error(`The build of the office made nothing of "${entry}".`);
  const imported = importedBy(manifest, main);
  return {
    script: addressOf(manifest, entry),
    imports: imported.map((key) => addressOf(manifest, key)),
    styles: [...imported, entry].flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`),
  };
};
