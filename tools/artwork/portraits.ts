import { archPath } from './buildings.ts';
import { type Hair, headOf } from './heads.ts';
import { halo } from './light.ts';
import { petals, stipple } from './marks.ts';
import { hairTones, ink, skinTones } from './palette.ts';
import { circle, clip, type Drawing, line, path, rect } from './svg.ts';
import { shade } from './tone.ts';

export interface Sitter {
  readonly seed: number;
  readonly skin: number;
  readonly hair: Hair;
  readonly clothes: 'saree' | 'kurta' | 'shirt' | 'pinafore' | 'uniform' | 'dupatta';
  readonly cloth: string;
  readonly paper: string;
  readonly arch: string;
  readonly adult?: boolean;
  readonly glasses?: boolean;
  readonly moustache?: boolean;
  readonly beard?: boolean;
  readonly ribbon?: string;
}

function clothes({ clothes: kind, cloth, skin }: Sitter, bust: string): string {
  const tone = skinTones[skin] ?? skinTones[1];
  const side = path('M372 420Q470 440 500 620H392Q402 520 340 424Z', ink.brown, 'opacity="0.14"');
  const neck = path('M256 350H344V420Q300 462 256 420Z', shade(tone, 0.86));
  const plain = path(
    bust,
    kind === 'saree' ? shade(cloth, 0.7) : kind === 'pinafore' || kind === 'uniform' ? '#FFF3DF' : cloth,
  );
  const collar =
    path('M248 408L300 462L262 500L222 424Z', '#FFFBF4') + path('M352 408L300 462L338 500L378 424Z', '#F0E0C8');
  switch (kind) {
    case 'saree':
      return (
        plain +
        side +
        neck +
        path('M236 408Q300 480 364 408L372 424Q300 506 228 424Z', shade(cloth, 0.6)) +
        path('M140 470Q190 418 246 414L470 620H110Z', cloth) +
        line('M246 414L470 620', ink.marigold, 15) +
        line('M226 418L440 620', shade(cloth, 0.8), 5)
      );
    case 'dupatta':
      return (
        plain +
        side +
        neck +
        path(
          'M150 470Q190 420 240 410Q300 500 360 410Q410 420 452 470L470 620H420Q400 510 360 470Q300 540 240 470Q200 510 180 620H130Z',
          cloth === ink.cream ? ink.ember : ink.cream,
          'opacity="0.9"',
        )
      );
    case 'kurta':
      return (
        plain +
        side +
        neck +
        path('M246 404Q300 446 354 404L362 424Q300 470 238 424Z', shade(cloth, 0.82)) +
        line('M300 448V600', shade(cloth, 0.8), 7) +
        circle(300, 490, 6, ink.marigold) +
        circle(300, 540, 6, ink.marigold)
      );
    case 'shirt':
      return (
        plain +
        side +
        neck +
        path('M248 404L300 468L258 508L216 424Z', cloth) +
        path('M248 404L300 468L262 504L222 424Z', shade(cloth, 0.9)) +
        path('M352 404L300 468L338 504L378 424Z', shade(cloth, 0.84)) +
        line('M300 470V620', shade(cloth, 0.8), 5)
      );
    case 'pinafore':
      return (
        plain +
        side +
        neck +
        collar +
        path('M212 440L262 500L300 560L338 500L388 440L420 620H180Z', ink.teal) +
        path('M188 590H412V620H184Z', ink.marigold)
      );
    case 'uniform':
      return (
        plain +
        side +
        neck +
        collar +
        path('M284 466H316L324 590L300 620L276 590Z', ink.gulmohar) +
        path('M284 466H316L310 490H290Z', shade(ink.gulmohar, 0.8))
      );
  }
}

/** A head-and-shoulders in front of an arch, flat and simple like the figures in the scenes. */
export function portrait(sitter: Sitter): Drawing {
  const {
    seed,
    skin,
    hair,
    paper,
    arch,
    adult = false,
    glasses = false,
    moustache = false,
    beard = false,
    ribbon = ink.gulmohar,
  } = sitter;
  const tone = skinTones[skin] ?? skinTones[1];
  const r = adult ? 112 : 124;
  const y = adult ? 282 : 286;
  const colour = hair === 'grey' ? '#CFC6BC' : (hairTones[skin % hairTones.length] ?? hairTones[0]);
  const bust = adult
    ? 'M96 620Q104 452 232 418Q300 404 368 418Q496 452 504 620Z'
    : 'M128 620Q136 466 238 428Q300 414 362 428Q464 466 472 620Z';
  const face = [
    beard
      ? path(
          `M${300 - r * 0.9} ${y + r * 0.25}Q${300 - r * 0.82} ${y + r * 1.14} 300 ${y + r * 1.16}Q${300 + r * 0.82} ${y + r * 1.14} ${300 + r * 0.9} ${y + r * 0.25}Q${300 + r * 0.5} ${y + r * 0.5} ${300 + r * 0.36} ${y + r * 0.36}H${300 - r * 0.36}Q${300 - r * 0.5} ${y + r * 0.5} ${300 - r * 0.9} ${y + r * 0.25}Z`,
          colour,
        ) + line(`M${300 - r * 0.2} ${y + r * 0.58}q${r * 0.2} ${r * 0.14} ${r * 0.4} 0`, shade(tone, 0.7), 8)
      : '',
    moustache
      ? path(
          `M300 ${y + r * 0.36}q${-r * 0.16} ${-r * 0.04} ${-r * 0.36} ${r * 0.14}q${r * 0.22} ${r * 0.06} ${r * 0.36} ${-r * 0.03}q${r * 0.14} ${r * 0.09} ${r * 0.36} ${r * 0.03}q${-r * 0.2} ${-r * 0.18} ${-r * 0.36} ${-r * 0.14}Z`,
          colour,
        )
      : '',
    line(`M${300 + 3} ${y + r * 0.18}q${r * 0.07} ${r * 0.14} ${-r * 0.04} ${r * 0.16}`, shade(tone, 0.76), 5),
    line(
      `M${300 - r * 0.5} ${y - r * 0.08}q${r * 0.14} ${-r * 0.1} ${r * 0.28} ${-r * 0.02}M${300 + r * 0.5} ${y - r * 0.08}q${-r * 0.14} ${-r * 0.1} ${-r * 0.28} ${-r * 0.02}`,
      hair === 'grey' ? '#A89C90' : ink.brown,
      6,
    ),
    glasses
      ? circle(
          300 - r * 0.36,
          y + r * 0.16,
          r * 0.25,
          ink.ivory,
          `fill-opacity="0.22" stroke="${ink.brown}" stroke-width="5"`,
        ) +
        circle(
          300 + r * 0.36,
          y + r * 0.16,
          r * 0.25,
          ink.ivory,
          `fill-opacity="0.22" stroke="${ink.brown}" stroke-width="5"`,
        ) +
        line(`M${300 - r * 0.11} ${y + r * 0.13}q${r * 0.11} ${-r * 0.08} ${r * 0.22} 0`, ink.brown, 5)
      : '',
    adult && !moustache && !beard && hair !== 'short' && hair !== 'hood'
      ? circle(300 - r * 0.96, y + r * 0.36, 8, ink.marigold) + circle(300 + r * 0.96, y + r * 0.36, 8, ink.marigold)
      : '',
  ].join('');
  const scarf =
    hair === 'hood'
      ? path(
          `M176 250Q156 440 232 446Q300 500 372 446Q444 440 424 250L406 250Q404 390 300 396Q196 390 194 250Z`,
          ribbon,
        ) + path('M232 430Q320 520 470 470L480 540Q330 560 228 460Z', shade(ribbon, 0.86))
      : '';
  const figure =
    clothes(sitter, bust) +
    `<g transform="translate(300 ${y})">${headOf({ view: 'front', skin: tone, hairColour: colour, hair, y: 0, r, nod: 0, ribbon, adult })}</g>` +
    scarf +
    face;
  const hole = path(archPath(70, 620, 460, 560), '#000000');
  return {
    width: 600,
    height: 600,
    content: [
      rect(0, 0, 600, 600, paper),
      petals({
        box: { x: 0, y: 0, w: 600, h: 600 },
        tones: [shade(paper, 0.94), shade(paper, 0.9)],
        count: 60,
        seed,
        size: 16,
      }),
      path(archPath(56, 620, 488, 582), ink.ivory),
      path(archPath(70, 620, 460, 560), arch),
      clip(
        hole,
        halo(190, 200, 330, '#FFF6D8', 0.4) +
          stipple({
            box: { x: 70, y: 60, w: 460, h: 540 },
            colour: shade(arch, 0.6),
            count: 700,
            seed,
            from: 'right',
            opacity: 0.35,
          }) +
          `<g opacity="0.18" transform="translate(34 14)">${figure.replace(/#[0-9A-Fa-f]{6}/g, ink.brown)}</g>`,
      ),
      figure,
      stipple({
        box: { x: 330, y: 400, w: 180, h: 200 },
        colour: ink.brown,
        count: 160,
        seed: seed + 1,
        from: 'right',
        opacity: 0.2,
        inside: path(bust, '#000000'),
      }),
    ].join(''),
  };
}
