import { circle, clip, type Drawing, ellipse, line, path, rect } from '../svg.ts';
import { shade } from '../tone.ts';
import { hill, skins } from './inks.ts';
import { veinedLeaf } from './land.ts';
import { valley } from './valley.ts';

export interface Sitter {
  readonly skin: number;
  readonly hair: 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'bald' | 'turban' | 'scarf';
  readonly tone?: string;
  readonly coat: string;
  readonly dress: 'blazer' | 'saree' | 'shirt' | 'jumper';
  readonly ground: string;
  readonly vein: string;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** A window over the valley in place of the leaf. */
  readonly seed?: number;
}

const black = '#221815';

const behind = ({ hair, tone = black }: Sitter): string =>
  hair === 'long'
    ? path('M180 300Q160 120 300 116Q440 120 420 300L440 500Q300 540 160 500Z', tone)
    : hair === 'bob'
      ? path('M178 300Q158 120 300 116Q442 120 422 300Q430 390 396 400H204Q170 390 178 300Z', tone)
      : hair === 'bun'
        ? circle(300, 112, 54, tone)
        : hair === 'curls'
          ? [170, 200, 250, 300, 350, 400, 430]
              .map((x, i) => circle(x, 210 - Math.sin((i / 6) * Math.PI) * 84, 56, tone))
              .join('')
          : hair === 'scarf'
            ? path('M164 330Q140 96 300 96Q460 96 436 330Q470 470 500 560H100Q130 470 164 330Z', tone)
            : '';

const above = ({ hair, tone = black }: Sitter): string =>
  hair === 'bald'
    ? ''
    : hair === 'turban'
      ? path('M176 236Q150 90 300 84Q450 90 424 236Q360 168 300 176Q240 168 176 236Z', tone) +
        line('M190 190Q300 110 416 214M214 150Q320 96 420 180', shade(tone, 0.75), 7)
      : hair === 'crop'
        ? path('M182 262Q170 122 300 120Q430 122 418 262Q404 208 372 190Q300 214 232 188Q196 208 182 262Z', tone)
        : hair === 'curls'
          ? path('M186 250Q190 150 300 148Q410 150 414 250Q380 190 300 194Q220 190 186 250Z', tone)
          : hair === 'scarf'
            ? path('M178 300Q170 150 300 148Q430 150 422 300Q410 190 300 188Q190 190 178 300Z', shade(tone, 0.85))
            : path('M180 280Q172 130 300 126Q428 130 420 280Q404 200 340 178Q270 236 196 226Q184 250 180 280Z', tone);

const clothes = ({ dress, coat }: Sitter): string => {
  const bust = 'M70 800Q84 560 216 516Q300 496 384 516Q516 560 530 800Z';
  if (dress === 'saree')
    return (
      path(bust, shade(coat, 0.7)) +
      path('M216 516Q300 600 384 516L360 500H240Z', shade(coat, 0.55)) +
      path('M120 590Q190 520 250 512L520 800H90Z', coat) +
      line('M250 512L520 800', hill.lime, 14)
    );
  if (dress === 'blazer')
    return (
      path(bust, coat) +
      path('M226 512L300 640L374 512L340 496H260Z', hill.snow) +
      path('M290 560H310L322 720L300 760L278 720Z', hill.clay) +
      path('M226 512L200 560L262 640L300 800L228 560Z', shade(coat, 0.75)) +
      path('M374 512L400 560L338 640L300 800L372 560Z', shade(coat, 0.75)) +
      circle(430, 640, 16, hill.lime)
    );
  if (dress === 'shirt')
    return (
      path(bust, coat) +
      path('M238 508L300 590L262 640L214 540Z', shade(coat, 0.85)) +
      path('M362 508L300 590L338 640L386 540Z', shade(coat, 0.85)) +
      line('M300 600V800', shade(coat, 0.8), 6)
    );
  return (
    path(bust, coat) +
    path('M224 512Q300 596 376 512L360 500H240Z', hill.snow) +
    path('M84 690Q300 660 516 690L522 730Q300 700 78 730Z', hill.lime)
  );
};

/** A bust of flat shapes before a leaf, or before a window on the valley. */
export const portrait = (sitter: Sitter): Drawing => {
  const tone = skins[sitter.skin % skins.length] ?? skins[1];
  const { seed, glasses, beard } = sitter;
  const back =
    seed === undefined
      ? rect(0, 0, 600, 800, sitter.ground) +
        veinedLeaf({ x: -60, y: 760, l: 980, turn: -58, fill: shade(sitter.ground, 0.93), vein: sitter.vein })
      : clip(
          rect(0, 0, 600, 800, '#000000'),
          `<g transform="translate(-150 0)">${valley({ w: 900, h: 800, seed, top: 0.42 })}</g>`,
        ) +
        rect(60, 0, 22, 800, hill.timber) +
        rect(518, 0, 22, 800, hill.timber) +
        rect(0, 90, 600, 16, hill.timber);
  const face =
    rect(258, 410, 84, 130, shade(tone, 0.86)) +
    ellipse(178, 306, 20, 32, tone) +
    ellipse(422, 306, 20, 32, tone) +
    path('M182 270Q182 150 300 150Q418 150 418 270Q418 460 300 466Q182 460 182 270Z', tone) +
    path('M300 150Q418 150 418 270Q418 460 300 466Q372 420 362 280Q356 190 300 150Z', shade(tone, 0.94));
  const features =
    ellipse(250, 300, 9, 11, black) +
    ellipse(350, 300, 9, 11, black) +
    line('M230 270q20 -12 40 -2M330 268q20 -10 40 2', black, 6) +
    line('M304 300q10 34 -8 40', shade(tone, 0.76), 5) +
    line('M268 386q32 24 64 0', shade(tone, 0.5), 7) +
    (beard
      ? path(
          'M184 320Q196 400 236 384Q300 350 364 384Q404 400 416 320Q424 480 300 496Q176 480 184 320Z',
          sitter.tone ?? black,
        ) + line('M272 394q28 18 56 0', shade(tone, 0.6), 7)
      : '') +
    (glasses
      ? `${ellipse(250, 302, 40, 34, 'none', `stroke="${hill.pine}" stroke-width="7"`)}${ellipse(350, 302, 40, 34, 'none', `stroke="${hill.pine}" stroke-width="7"`)}${line('M290 298H310', hill.pine, 7)}`
      : '');
  const bust = [behind(sitter), clothes(sitter), face, features, above(sitter)].join('');
  return {
    width: 600,
    height: 800,
    // Before a window the figure stands back, so that the valley is seen round it.
    content: back + (seed === undefined ? bust : `<g transform="translate(48 128) scale(0.84)">${bust}</g>`),
  };
};

/** The same bust, cut square about the head. */
export const square = (sitter: Sitter, size: number): Drawing => ({
  width: size,
  height: size,
  content: `<g transform="scale(${size / 600})">${portrait(sitter).content}</g>`,
});
