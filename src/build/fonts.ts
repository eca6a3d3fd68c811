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
import type { FontAsset } from '../shared/assets.ts';

interface FontSource {
  /** The name themes use, first in a `fontFamily` token. */
  readonly family: string;
  readonly package: string;
  readonly weights: readonly [number, number];
  readonly metrics: FontMetrics & { readonly xWidthAvg: number };
}

/** The fonts a theme may name. All are OFL-1.1, variable in weight, with the rupee sign in latin-ext. */
export const fontSources: readonly FontSource[] = [
  { family: 'Baloo 2', package: 'baloo-2', weights: [600, 700], metrics: baloo2 },
  { family: 'Bricolage Grotesque', package: 'bricolage-grotesque', weights: [600, 700], metrics: bricolageGrotesque },
  { family: 'Figtree', package: 'figtree', weights: [400, 600], metrics: figtree },
  { family: 'Eczar', package: 'eczar', weights: [500, 700], metrics: eczar },
  { family: 'Nunito Sans', package: 'nunito-sans', weights: [400, 700], metrics: nunitoSans },
  { family: 'Public Sans', package: 'public-sans', weights: [400, 700], metrics: publicSans },
  { family: 'Schibsted Grotesk', package: 'schibsted-grotesk', weights: [500, 700], metrics: schibstedGrotesk },
];

const between = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™−→←↑↓`;
const rupee = '₹';
const latinRange =
  'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212';
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
  for (const { family, package: name, weights, metrics } of fontSources) {
    const file = (part: string): Promise<Buffer> =>
      readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`));
    const axes = { targetFormat: 'woff2' as const, variationAxes: { wght: { min: weights[0], max: weights[1] } } };
    const [latinFile, extended] = [await file('latin'), await file('latin-ext')];
    const preload = keep(name, await subsetFont(latinFile, latin, axes));
    const faces: readonly [string, string][] = [
      [preload, latinRange],
      [keep(`${name}-rupee`, await subsetFont(extended, rupee, axes)), 'U+20B9'],
      [keep(`${name}-ext`, extended), extendedRange],
    ];
    const declared = faces.map(
      ([url, range]) =>
        `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights.join(' ')};` +
        `src:url(${url}) format("woff2");unicode-range:${range}}`,
    );
    fonts.push({ family, preload, css: `${declared.join('')}${fallbackFace(family, metrics)}` });
  }
  return { fonts, files };
};

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
