import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import baloo2 from '@capsizecss/metrics/baloo2';
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import eczar from '@capsizecss/metrics/eczar';
import figtree from '@capsizecss/metrics/figtree';
import nunitoSans from '@capsizecss/metrics/nunitoSans';
import publicSans from '@capsizecss/metrics/publicSans';
import schibstedGrotesk from '@capsizecss/metrics/schibstedGrotesk';
import subsetFont from 'subset-font';
import { ownNameOf } from '#engine/language.ts';
import { type FontFamilyName, fontFamilies, fontWeights } from '#schemas/theme/font-families.ts';
import type { FontAsset } from '#shared/assets.ts';

interface FontSource {
  readonly package: string;
  readonly metrics: FontMetrics & { readonly xWidthAvg: number };
  /** Its Devanagari letters. Unless it has some of its own, those of Noto Sans are drawn under its name. */
  readonly devanagari?: DevanagariSource;
}

interface DevanagariSource {
  readonly package: string;
  readonly weights: readonly [number, number];
  /** How wide its text runs beside Noto Sans, which is the Devanagari font of most phones, in percent. */
  readonly width: number;
}

const notoDevanagari: DevanagariSource = { package: 'noto-sans-devanagari', weights: [400, 700], width: 100 };

/** Where each is from. All are OFL-1.1, variable in weight, with the rupee sign in latin-ext. */
const sourceOf: Readonly<Record<FontFamilyName, FontSource>> = {
  'Baloo 2': {
    package: 'baloo-2',
    metrics: baloo2,
    devanagari: { package: 'baloo-2', weights: [600, 700], width: 98 },
  },
  'Bricolage Grotesque': { package: 'bricolage-grotesque', metrics: bricolageGrotesque },
  Eczar: {
    package: 'eczar',
    metrics: eczar,
    devanagari: { package: 'eczar', weights: [500, 700], width: 103 },
  },
  Figtree: { package: 'figtree', metrics: figtree },
  'Nunito Sans': { package: 'nunito-sans', metrics: nunitoSans },
  'Public Sans': { package: 'public-sans', metrics: publicSans },
  'Schibsted Grotesk': { package: 'schibsted-grotesk', metrics: schibstedGrotesk },
};

/** The fonts a theme may name. */
export const fontSources = fontFamilies.map((family) => ({
  family,
  weights: fontWeights[family],
  ...sourceOf[family],
}));

const between = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™−→←↑↓`;
const rupee = '₹';
const latinRange =
  'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212';
const devanagari = `${between(0x900, 0x97f)}\u200c\u200d◌`;
const devanagariRange = 'U+0900-097F,U+200C-200D,U+25CC';
/** What the language of our themes that is written in Devanagari calls itself; pages in other languages name it so. */
const languageNames = ownNameOf('hi');
const extendedRange = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0';

const require = createRequire(import.meta.url);

/** Subsets each font to what pages need first, and says how to declare it. The files come back by name. */
export const buildFonts = async (): Promise<{ fonts: FontAsset[]; files: Map<string, Buffer> }> => {
  const files = new Map<string, Buffer>();
  const keep = (name: string, data: Buffer): string => {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
    const file = `${name}-${hash}.woff2`;
    files.set(file, data);
    return `/assets/${file}`;
  };
  const fonts: FontAsset[] = [];
  const devanagariUrls = new Map<string, string>();
  const names = keep('language-names', await languageNamesFile());
  for (const { family, package: name, weights, metrics, devanagari: indic = notoDevanagari } of fontSources) {
    const [latinFile, extended] = [await fontFile(name, 'latin'), await fontFile(name, 'latin-ext')];
    const axes = axesOf(weights);
    const preload = keep(name, await subsetFont(latinFile, latin, axes));
    const later = [
      fontFace(family, { url: keep(`${name}-ext`, extended), weights, range: extendedRange }),
      languageNamesFace(family, names),
    ];
    const sign = (await subsetFont(extended, rupee, axes)).toString('base64');
    const known = devanagariUrls.get(indic.package);
    const url = known ?? keep(`${indic.package}-devanagari`, await devanagariFile(indic));
    devanagariUrls.set(indic.package, url);
    // The family's own weights: browsers draw a text from those faces alone that have the same.
    const face = fontFace(family, { url, weights, range: devanagariRange });
    fonts.push({
      family,
      preload,
      css: `${fontFace(family, { url: preload, weights, range: latinRange })}${fallbackFace(family, metrics)}`,
      later: later.join(''),
      rupee: fontFace(family, { url: `data:font/woff2;base64,${sign}`, weights, range: 'U+20B9' }),
      scripts: { Deva: { preload: url, css: `${face}${devanagariFallback(family, indic)}` } },
    });
  }
  return { fonts, files };
};

const fontFile = (name: string, part: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`));

const axesOf = ([min, max]: readonly [number, number]) => ({
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min, max } },
});

const devanagariFile = async ({ package: name, weights }: DevanagariSource): Promise<Buffer> =>
  subsetFont(await fontFile(name, 'devanagari'), devanagari, axesOf(weights));

/** No more than the names of languages, in one weight. */
const languageNamesFile = async (): Promise<Buffer> =>
  subsetFont(await fontFile(notoDevanagari.package, 'devanagari'), languageNames, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600 },
  });

/**
 * On pages of another script, Devanagari is drawn by the device's own letters; one that has none fetches those of the
 * languages' names. Like the family's other fallbacks without a weight: faces of different weights do not mix.
 */
const languageNamesFace = (family: string, url: string): string =>
  `@font-face{font-family:"${family} Fallback";src:${localDevanagari},url(${url}) format("woff2");` +
  `unicode-range:${devanagariRange}}`;

interface Face {
  readonly url: string;
  readonly weights: readonly [number, number];
  readonly range: string;
}

const fontFace = (family: string, { url, weights, range }: Face): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights.join(' ')};` +
  `src:url(${url}) format("woff2");unicode-range:${range}}`;

/** The phone's or computer's own Devanagari letters as wide as the real ones: their arrival breaks no line anew. */
const devanagariFallback = (family: string, { width }: DevanagariSource): string =>
  `@font-face{font-family:"${family} Fallback";src:${localDevanagari};size-adjust:${width}%;unicode-range:${devanagariRange}}`;

const localDevanagari = ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', 'Mangal', 'Lohit Devanagari']
  .map((name) => `local("${name}")`)
  .join(',');

/** A local font stretched to the metrics of the real one, so that its arrival moves nothing. */
const fallbackFace = (family: string, metrics: FontSource['metrics']): string => {
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, arial], { fontFaceFormat: 'styleObject' });
  return fontFaces
    .map(({ '@font-face': face }) => {
      const rule = {
        ...face,
        fontFamily: `"${family} Fallback"`,
        src: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
      };
      const body = Object.entries(rule)
        .map(([key, value]) => `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
        .join(';');
      return `@font-face{${body}}`;
    })
    .join('');
};
