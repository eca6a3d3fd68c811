import type { Identity, Motif } from './identity.ts';

type Colors = Identity['colors'];

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A double rule around the card, as on a letterhead. */
const frame = ({ accent, primary }: Colors): string =>
  `<g fill="none"><rect x="26" y="26" width="1148" height="578" stroke="${primary}" stroke-width="6"/>` +
  `<rect x="38" y="38" width="1124" height="554" stroke="${accent}" stroke-width="2"/></g>`;

/** Lines of height around a hill in the corner. */
const contours = ({ accent }: Colors): string =>
  `<g fill="none" stroke="${accent}" stroke-width="3" opacity="0.55">${range(7)
    .map((at) => {
      const r = 60 + at * 54;
      return `<path d="M${1230 - r} 660C${1220 - r * 1.05} ${640 - r * 0.7} ${1200 - r * 0.62} ${650 - r * 0.82} ${1170 - r * 0.3} ${640 - r * 0.93}S${1240} ${600 - r * 0.86} 1260 ${650 - r * 1.02}"/>`;
    })
    .join('')}</g>`;

/** A flower, half of it on the card. */
const petals = ({ accent }: Colors): string =>
  `<g fill="${accent}" transform="translate(1130 520)">${range(5)
    .map(
      (at) =>
        `<path opacity="0.92" transform="rotate(${at * 72 - 18})" d="M0 -30C-120 -110 -110 -270 0 -300C110 -270 120 -110 0 -30Z"/>`,
    )
    .join('')}</g>`;

const dots = ({ accent }: Colors): string =>
  `<g fill="${accent}" opacity="0.7">${range(8)
    .flatMap((row) =>
      range(6).map(
        (column) => `<circle cx="${880 + column * 56}" cy="${230 + row * 56}" r="${3 + (row + column) * 0.7}"/>`,
      ),
    )
    .join('')}</g>`;

const motifs: Readonly<Record<Motif, (colors: Colors) => string>> = { frame, contours, petals, dots };

/** The motif of a card, as SVG. */
export const motifOf = ({ motif, colors }: Pick<Identity, 'motif' | 'colors'>): string => motifs[motif](colors);
