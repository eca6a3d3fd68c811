import { bag, type Frame, type Outfit, torso } from './garments.ts';
import { type Hair, headOf, type View } from './heads.ts';
import { hairTones, ink, skinTones } from './palette.ts';
import { circle, ellipse, line, n, path } from './svg.ts';
import { shade } from './tone.ts';

/** Two angles in degrees from hanging straight down; positive swings the way the figure faces. */
export type Bend = readonly [upper: number, lower: number];

export interface Person {
  readonly x: number;
  /** The ground under the feet; for a sitting figure, under the seat. */
  readonly y: number;
  readonly h: number;
  readonly view?: View;
  readonly faces?: 1 | -1;
  readonly skin?: number;
  readonly hair?: Hair;
  readonly outfit?: Outfit;
  readonly cloth?: string;
  readonly top?: string;
  readonly arms?: readonly [far: Bend, near: Bend];
  readonly legs?: readonly [far: Bend, near: Bend];
  readonly lean?: number;
  readonly nod?: number;
  readonly sits?: 'floor' | 'bench';
  readonly bag?: string;
  readonly ribbon?: string;
  readonly adult?: boolean;
}

const child: Frame = { hip: -40, shoulder: -67, head: -83, skull: 14.5, arm: 14, leg: 19, width: 23, limb: 6.6 };
const grown: Frame = { hip: -47, shoulder: -77, head: -89.5, skull: 9.6, arm: 17, leg: 22.5, width: 22, limb: 6 };

const turn = (degrees: number): readonly [number, number] => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

function jointed(
  x: number,
  y: number,
  length: number,
  [upper, lower]: Bend,
): { knee: readonly [number, number]; end: readonly [number, number] } {
  const [ux, uy] = turn(upper);
  const [lx, ly] = turn(lower);
  const knee = [x + ux * length, y + uy * length] as const;
  return { knee, end: [knee[0] + lx * length, knee[1] + ly * length] };
}

/** A flat figure, about 100 units tall before scaling. It has no outline: shapes and two tones carry it. */
export function person(options: Person): string {
  const { x, y, h, view = 'front', faces = 1, outfit = 'skirt', adult = false, lean = 0, sits, nod = 0 } = options;
  const frame = adult ? grown : child;
  const skin = skinTones[options.skin ?? 1] ?? skinTones[1];
  const hair = hairTones[(options.skin ?? 1) % hairTones.length] ?? hairTones[0];
  const cloth = options.cloth ?? (outfit === 'smock' ? ink.marigold : outfit === 'raincoat' ? ink.marigold : ink.teal);
  const top =
    options.top ??
    (outfit === 'house'
      ? cloth
      : outfit === 'smock' || outfit === 'raincoat' || outfit === 'kurta'
        ? cloth
        : '#FFF3DF');
  const arms = options.arms ?? [
    [-8, 2],
    [8, -2],
  ];
  const legs =
    options.legs ??
    (sits === 'bench'
      ? [
          [80, 0],
          [88, 4],
        ]
      : [
          [-4, -2],
          [4, 2],
        ]);
  const drop = sits === 'floor' ? -frame.hip - 9 : sits === 'bench' ? -frame.hip : 0;
  const flat = view === 'side' ? 0.22 : 0.42;
  const hipX = view === 'side' ? 1.5 : frame.width * 0.24;
  const armX = frame.width * flat;

  const leg = (side: -1 | 1, bend: Bend, far: boolean): string => {
    const { knee, end } = jointed(hipX * side, frame.hip, frame.leg, bend);
    const tone = far ? shade(skin) : skin;
    const covered = outfit === 'trousers' || outfit === 'kurta';
    const bare = covered ? (far ? shade(cloth) : outfit === 'kurta' ? '#F7E9D2' : cloth) : tone;
    const sock: readonly [number, number] = [knee[0] + (end[0] - knee[0]) * 0.55, knee[1] + (end[1] - knee[1]) * 0.55];
    const point = view === 'side' ? 3.2 : 0;
    return (
      line(
        `M${n(hipX * side)} ${n(frame.hip)}L${n(knee[0])} ${n(knee[1])}L${n(end[0])} ${n(end[1] - 1)}`,
        bare,
        frame.limb * (covered ? 1.25 : 0.92),
      ) +
      (outfit === 'shorts' || outfit === 'house'
        ? line(
            `M${n(hipX * side)} ${n(frame.hip)}L${n(knee[0])} ${n(knee[1])}`,
            far ? shade(outfit === 'house' ? '#FFF3DF' : cloth) : outfit === 'house' ? '#FFF3DF' : cloth,
            frame.limb * 1.65,
            'stroke-linecap="butt"',
          )
        : '') +
      (covered || adult || outfit === 'raincoat'
        ? ''
        : line(
            `M${n(sock[0])} ${n(sock[1])}L${n(end[0])} ${n(end[1] - 2)}`,
            far ? '#D9C9AE' : '#FFF8EA',
            frame.limb * 0.98,
            'stroke-linecap="butt"',
          )) +
      ellipse(
        end[0] + point,
        end[1] - 1.6,
        4.6 + point * 0.3,
        outfit === 'raincoat' ? 4 : 2.7,
        outfit === 'raincoat' ? ink.gulmohar : '#2E2019',
      )
    );
  };

  const arm = (side: -1 | 1, bend: Bend, far: boolean): string => {
    const sx = armX * side;
    const { knee, end } = jointed(sx, frame.shoulder + 4, frame.arm, bend);
    const long = outfit === 'raincoat' || outfit === 'kurta';
    const tone = far ? shade(skin) : skin;
    const sleeve = outfit === 'saree' ? shade(cloth, 0.7) : far ? shade(top, 0.88) : top;
    const mid: readonly [number, number] = long
      ? end
      : [sx + (knee[0] - sx) * 0.95, frame.shoulder + 4 + (knee[1] - frame.shoulder - 4) * 0.95];
    return (
      line(
        `M${n(sx)} ${n(frame.shoulder + 4)}L${n(knee[0])} ${n(knee[1])}L${n(end[0])} ${n(end[1])}`,
        tone,
        frame.limb * 0.8,
      ) +
      circle(end[0], end[1], frame.limb * 0.52, tone) +
      line(
        long
          ? `M${n(sx)} ${n(frame.shoulder + 4)}L${n(knee[0])} ${n(knee[1])}L${n(knee[0] + (end[0] - knee[0]) * 0.8)} ${n(knee[1] + (end[1] - knee[1]) * 0.8)}`
          : `M${n(sx)} ${n(frame.shoulder + 3.4)}L${n(mid[0])} ${n(mid[1])}`,
        sleeve,
        frame.limb * 1.24,
      )
    );
  };

  const crossed =
    path(
      `M${n(-frame.width * 0.5)} -12Q-27 -11 -27 -4Q-26 1 -14 1H14Q26 1 27 -4Q27 -11 ${n(frame.width * 0.5)} -12Z`,
      outfit === 'shorts' || outfit === 'skirt' || outfit === 'smock' ? cloth : shade(cloth),
    ) + (outfit === 'saree' || outfit === 'kurta' ? '' : line('M-20 -3Q-6 2 8 -1M20 -3Q8 3 -6 1', skin, 5.4));

  const [farArm, nearArm] = arms;
  const [farLeg, nearLeg] = legs;
  const low =
    sits === 'floor'
      ? `<g transform="translate(0 ${n(-drop)})">${crossed}</g>`
      : leg(-1, farLeg, true) + leg(1, nearLeg, false);
  const upper =
    (view === 'back' ? '' : arm(-1, farArm, view === 'side')) +
    torso({ frame, outfit, cloth, top, view, sits }) +
    (options.bag ? bag(options.bag, view, frame) : '') +
    (view === 'back' ? arm(-1, farArm, false) : '') +
    (adult
      ? path(`M-3 ${n(frame.shoulder + 3)}h6l-1 -8h-4Z`, shade(skin, 0.86))
      : path(`M-3.4 ${n(frame.shoulder + 3)}h6.8v-6h-6.8Z`, shade(skin, 0.86))) +
    headOf({
      view,
      skin,
      hairColour: hair,
      hair: options.hair ?? 'plaits',
      y: frame.head,
      r: frame.skull,
      nod,
      ribbon: options.ribbon ?? ink.gulmohar,
      adult,
    }) +
    arm(1, nearArm, false);
  const seat = sits === undefined ? '' : `translate(0 ${n(drop)})`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round((h / 100) * 1000 * faces) / 1000} ${Math.round((h / 100) * 1000) / 1000}) ${seat}"><g>${low}</g><g transform="rotate(${n(lean)} 0 ${n(frame.hip)})">${upper}</g></g>`;
}
