import { archPath } from './buildings.ts';
import { ink } from './palette.ts';
import { openBook } from './props/learning.ts';
import { circle, clip, type Drawing, ellipse, line, path, times } from './svg.ts';
import { flowerChain } from './trees.ts';

/** The school's crest: an arch, three chains of the golden shower tree, and a book to catch the petals. */
export function crest(): Drawing {
  const outer = path(archPath(50, 372, 300, 350), ink.teal);
  const field = path(archPath(76, 352, 248, 302), '#000000');
  const leaf = (x: number, y: number, turn: number): string =>
    ellipse(x, y, 34, 13, ink.leafMid, `transform="rotate(${turn} ${x} ${y})"`) +
    line(`M${x - 26} ${y}H${x + 26}`, ink.leafDark, 2, `transform="rotate(${turn} ${x} ${y})"`);
  const sprays =
    line('M200 62V96', ink.leafDark, 5) +
    leaf(166, 108, 26) +
    leaf(234, 108, -26) +
    leaf(140, 136, 44) +
    leaf(260, 136, -44) +
    flowerChain(152, 124, 116, 3, 11) +
    flowerChain(248, 124, 116, 5, 11) +
    flowerChain(200, 96, 176, 2, 14);
  return {
    width: 400,
    height: 400,
    content: [
      outer,
      path(archPath(64, 360, 272, 326), ink.marigold),
      path(archPath(74, 353, 252, 306), ink.ivory),
      clip(
        field,
        path('M60 300Q200 262 340 300V372H60Z', ink.gulmohar) +
          times(9, (i) => circle(88 + i * 28, 336, 3.4, ink.marigold)) +
          sprays,
      ),
      openBook(200, 330, 150, ink.deepTeal),
      path('M50 372H350V390H50Z', ink.teal) + path('M70 378H330V383H70Z', ink.marigold),
    ].join(''),
  };
}
