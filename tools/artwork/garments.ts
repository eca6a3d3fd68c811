import type { View } from './heads.ts';
import { ink } from './palette.ts';
import { line, n, path } from './svg.ts';
import { shade } from './tone.ts';

export type Outfit = 'skirt' | 'shorts' | 'trousers' | 'smock' | 'saree' | 'kurta' | 'raincoat' | 'house';

/** The proportions of a figure, in units of which it is a hundred tall; heights are negative above the ground. */
export interface Frame {
  readonly hip: number;
  readonly shoulder: number;
  readonly head: number;
  readonly skull: number;
  readonly arm: number;
  readonly leg: number;
  readonly width: number;
  readonly limb: number;
}

/** What is worn above the knees, by kind of clothes. */
export function torso(options: {
  frame: Frame;
  outfit: Outfit;
  cloth: string;
  top: string;
  view: View;
  sits: 'floor' | 'bench' | undefined;
}): string {
  const { frame, outfit, cloth, top, view, sits } = options;
  const thin = view === 'side' ? 0.74 : 1;
  const s = (frame.width / 2) * thin;
  const w = s * 0.86;
  const { hip, shoulder } = frame;
  const shirt = path(
    `M${n(-s)} ${n(shoulder + 5)}Q${n(-s)} ${n(shoulder)} ${n(-s * 0.45)} ${n(shoulder - 0.5)}H${n(s * 0.45)}Q${n(s)} ${n(shoulder)} ${n(s)} ${n(shoulder + 5)}L${n(w)} ${n(hip + 2)}H${n(-w)}Z`,
    top,
  );
  const shadeSide = path(
    `M${n(s * 0.3)} ${n(shoulder)}Q${n(s)} ${n(shoulder)} ${n(s)} ${n(shoulder + 5)}L${n(w)} ${n(hip + 2)}H${n(w * 0.35)}Z`,
    shade(top, 0.9),
  );
  const hem = (length: number, flare: number, colour: string): string =>
    path(
      `M${n(-w)} ${n(hip - 5)}H${n(w)}L${n(w + flare)} ${n(hip + length)}Q0 ${n(hip + length + 3)} ${n(-w - flare)} ${n(hip + length)}Z`,
      colour,
    ) +
    path(
      `M${n(w * 0.3)} ${n(hip - 5)}H${n(w)}L${n(w + flare)} ${n(hip + length)}Q${n(w)} ${n(hip + length + 2)} ${n(w * 0.55)} ${n(hip + length + 2)}Z`,
      shade(colour, 0.85),
    );
  const seated = sits !== undefined;
  switch (outfit) {
    case 'skirt': {
      const bib = path(
        `M${n(-s * 0.62)} ${n(shoulder + 1)}L${n(-s * 0.3)} ${n(shoulder)}L0 ${n(shoulder + 9)}L${n(s * 0.3)} ${n(shoulder)}L${n(s * 0.62)} ${n(shoulder + 1)}L${n(w)} ${n(hip - 4)}H${n(-w)}Z`,
        cloth,
      );
      return (
        shirt +
        shadeSide +
        bib +
        hem(seated ? 6 : 17, seated ? 3 : 6, cloth) +
        path(`M${n(-w - 0.4)} ${n(hip - 6)}h${n(2 * w + 0.8)}v3.4h${n(-2 * w - 0.8)}Z`, ink.marigold)
      );
    }
    case 'smock':
      return (
        shirt +
        hem(seated ? 4 : 13, seated ? 2 : 7, cloth) +
        line(`M${n(-w)} ${n(hip + 6)}Q0 ${n(hip + 9)} ${n(w)} ${n(hip + 6)}`, ink.ember, 1.6)
      );
    case 'shorts':
      return (
        shirt +
        shadeSide +
        path(`M${n(-w)} ${n(hip - 6)}h${n(2 * w)}l1 8h${n(-2 * w - 2)}Z`, cloth) +
        path(`M${n(-w - 0.4)} ${n(hip - 7)}h${n(2 * w + 0.8)}v3h${n(-2 * w - 0.8)}Z`, ink.marigold) +
        (view === 'front' ? path(`M-2 ${n(shoulder)}h4l-0.6 14l-1.4 3l-1.4 -3Z`, ink.gulmohar) : '')
      );
    case 'house':
      return shirt + shadeSide + path(`M${n(-w)} ${n(hip - 3)}h${n(2 * w)}l1 6h${n(-2 * w - 2)}Z`, '#FFF3DF');
    case 'trousers':
      return shirt + shadeSide + path(`M${n(-w)} ${n(hip - 4)}h${n(2 * w)}l1 7h${n(-2 * w - 2)}Z`, shade(cloth, 0.8));
    case 'kurta':
      return shirt + hem(seated ? 4 : 22, 3, top) + line(`M0 ${n(shoulder + 1)}v14`, shade(top, 0.7), 1.2);
    case 'raincoat':
      return shirt + hem(14, 8, top) + line(`M0 ${n(shoulder + 2)}L0 ${n(hip + 14)}`, shade(top, 0.78), 1.3);
    case 'saree': {
      const blouse = path(
        `M${n(-s)} ${n(shoulder + 5)}Q${n(-s)} ${n(shoulder)} ${n(-s * 0.45)} ${n(shoulder)}H${n(s * 0.45)}Q${n(s)} ${n(shoulder)} ${n(s)} ${n(shoulder + 5)}L${n(w)} ${n(shoulder + 18)}H${n(-w)}Z`,
        shade(cloth, 0.7),
      );
      const drape = path(
        `M${n(-w)} ${n(hip - 8)}H${n(w)}L${n(w + 4)} ${seated ? n(hip + 6) : -2}Q0 ${seated ? n(hip + 8) : 2} ${n(-w - 4)} ${seated ? n(hip + 6) : -2}Z`,
        cloth,
      );
      const pleats = seated
        ? ''
        : line(`M-2 ${n(hip - 4)}L-4 -3M2 ${n(hip - 4)}L1 -2M5 ${n(hip - 4)}L6 -3`, shade(cloth, 0.8), 1.1);
      const border = seated ? '' : line(`M${n(-w - 3.8)} -3.4Q0 0.6 ${n(w + 3.8)} -3.4`, ink.marigold, 2.2);
      const pallu = path(
        `M${n(-s * 0.95)} ${n(shoulder + 2)}L${n(-s * 0.2)} ${n(shoulder - 0.5)}L${n(w + 1)} ${n(hip - 8)}L${n(w)} ${n(hip)}L${n(-w)} ${n(hip - 4)}Z`,
        cloth,
      );
      const fall = path(
        `M${n(-s * 1.05)} ${n(shoulder + 1)}L${n(-s * 0.5)} ${n(shoulder)}L${n(-s * 0.7)} ${n(hip + 16)}L${n(-s * 1.5)} ${n(hip + 15)}Z`,
        shade(cloth, 0.9),
      );
      const edge = line(
        `M${n(-s * 0.2)} ${n(shoulder)}L${n(w + 0.6)} ${n(hip - 8)}M${n(-s * 1.45)} ${n(hip + 14)}L${n(-s * 0.7)} ${n(hip + 15)}`,
        ink.marigold,
        1.8,
      );
      return blouse + drape + pleats + border + fall + pallu + edge;
    }
  }
}

/** A school bag: whole from behind, straps only from the front. */
export function bag(colour: string, view: View, frame: Frame): string {
  const top = frame.shoulder;
  if (view === 'back')
    return `<rect x="-9.5" y="${n(top + 1)}" width="19" height="23" rx="5.5" fill="${colour}"/><rect x="-7" y="${n(top + 12)}" width="14" height="9" rx="3" fill="${shade(colour)}"/>${line(`M-3 ${n(top + 1)}q3 -4 6 0`, shade(colour), 1.6)}`;
  if (view === 'side')
    return `<rect x="-16.5" y="${n(top + 2)}" width="11" height="22" rx="4.5" fill="${colour}"/>${line(`M-7 ${n(top + 3)}q7 0 6 12`, shade(colour), 2.2)}`;
  return line(`M-7 ${n(top)}l-1 17M7 ${n(top)}l1 17`, shade(colour), 2.4);
}
