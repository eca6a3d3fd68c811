import { jaali } from '../buildings.ts';
import { openBook } from '../props/learning.ts';
import { circle, clip, type Drawing, line, path, rect, times } from '../svg.ts';
import { inked, tone } from './inks.ts';

const shield = (grow: number): string =>
  `M${60 - grow} ${40 - grow}H${340 + grow}V${210}Q${340 + grow} ${330 + grow} 200 ${392 + grow}Q${60 - grow} ${330 + grow} ${60 - grow} 210Z`;

/** The school's arms: a book under a band of pierced stone, and a lamp that burns. */
export function shieldCrest(): Drawing {
  const flame = (y: number): string =>
    path(
      `M200 ${y - 62}Q232 ${y - 22} 222 ${y}Q212 ${y + 12} 200 ${y + 12}Q188 ${y + 12} 178 ${y}Q170 ${y - 24} 200 ${y - 62}Z`,
      tone.brass,
    ) + path(`M200 ${y - 28}Q212 ${y - 8} 200 ${y + 8}Q188 ${y - 8} 200 ${y - 28}Z`, tone.paper);
  return {
    width: 400,
    height: 440,
    content: [
      path(shield(20), tone.oxblood),
      path(shield(10), tone.brass),
      clip(
        path(shield(0), '#000000'),
        rect(40, 20, 320, 400, tone.navy) +
          rect(40, 20, 320, 150, tone.oxblood) +
          jaali(40, 160, 320, 40, tone.brass, tone.navy, 20) +
          flame(104) +
          path('M150 122H250Q244 150 214 150H186Q156 150 150 122Z', tone.brass) +
          times(5, (i) => circle(92 + i * 54, 60, i === 2 ? 0 : 7, tone.brass)) +
          line('M90 350Q150 330 200 350Q250 370 310 350', tone.brass, 7),
      ),
      inked(openBook(200, 320, 170, tone.oxblood)),
    ].join(''),
  };
}
