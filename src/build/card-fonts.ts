import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { packageRoot } from '#shared/package-root.ts';
import { fontSources } from './fonts.ts';

const outDir = join(packageRoot, 'dist/fonts');
const require = createRequire(import.meta.url);

const between = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${between(0x20, 0x7e)}${between(0xa0, 0x24f)}${between(0x1e00, 0x1eff)}–—‘’‚“”„†•…‹›€₹™−→←↑↓`;
const devanagari = `${between(0x20, 0x7e)}${between(0x900, 0x97f)}\u200c\u200d`;
const boldest = 700;

/** Makes the fonts that cards and icons are drawn with on the server, each in the weight of headings. */
export const buildCardFonts = async (): Promise<void> => {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const make = async (file: string, { from, text, weight }: { from: string; text: string; weight: number }) => {
    const data = await readFile(require.resolve(`@fontsource-variable/${from}-wght-normal.woff2`));
    const font = await subsetFont(data, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
    await writeFile(join(outDir, `${file}.ttf`), font);
  };
  for (const { package: name, weights } of fontSources) {
    const weight = weights[1];
    await make(name, { from: `${name}/files/${name}-latin`, text: latin, weight });
    await make(`${name}-ext`, { from: `${name}/files/${name}-latin-ext`, text: latin, weight });
  }
  const noto = 'noto-sans-devanagari';
  await make(noto, { from: `${noto}/files/${noto}-devanagari`, text: devanagari, weight: boldest });
};
