import { ink } from './palette.ts';
import { circle, ellipse, line, n, path } from './svg.ts';

export type View = 'front' | 'back' | 'side';
export type Hair = 'plaits' | 'short' | 'bob' | 'bun' | 'pony' | 'hood' | 'turban' | 'grey' | 'silver';

export interface Head {
  readonly view: View;
  readonly skin: string;
  readonly hairColour: string;
  readonly hair: Hair;
  readonly y: number;
  readonly r: number;
  readonly nod: number;
  readonly ribbon: string;
  readonly adult: boolean;
}

const plait = (x: number, y: number, r: number, colour: string, ribbon: string, out: number): string => {
  let beads = '';
  for (let i = 0; i < 4; i++)
    beads += ellipse(x + out * i * 0.9, y + i * r * 0.34, r * (0.25 - i * 0.02), r * 0.24, colour);
  const ty = y + r * 1.32;
  const tx = x + out * 3.4;
  return (
    beads +
    ellipse(tx - r * 0.2, ty, r * 0.24, r * 0.15, ribbon) +
    ellipse(tx + r * 0.2, ty, r * 0.24, r * 0.15, ribbon) +
    circle(tx, ty, r * 0.11, ink.brown)
  );
};

/** A head with the least of a face: two eyes, a warm cheek, a small mouth. Seen from behind it is all hair. */
export function headOf(head: Head): string {
  const { view, r, y, nod } = head;
  const drawing = view === 'front' ? front(head) : view === 'back' ? back(head) : side(head);
  return `<g transform="rotate(${n(nod)} 0 ${n(y + r)}) translate(0 ${n(y)})">${drawing}</g>`;
}

function front({ skin, hairColour, hair, r, ribbon, adult }: Head): string {
  const behind =
    hair === 'plaits'
      ? plait(-r * 0.98, r * 0.4, r, hairColour, ribbon, -0.6) + plait(r * 0.98, r * 0.4, r, hairColour, ribbon, 0.6)
      : hair === 'bob'
        ? path(
            `M${n(-r * 1.1)} 0Q${n(-r * 1.2)} ${n(r)} ${n(-r * 0.8)} ${n(r * 1.02)}H${n(r * 0.8)}Q${n(r * 1.2)} ${n(r)} ${n(r * 1.1)} 0Z`,
            hairColour,
          )
        : hair === 'bun' || hair === 'silver'
          ? circle(r * 0.1, -r * 1.02, r * 0.45, hair === 'bun' ? hairColour : '#B9AFA5')
          : '';
  const face =
    circle(-r * 0.95, r * 0.12, r * 0.2, skin) +
    circle(r * 0.95, r * 0.12, r * 0.2, skin) +
    ellipse(0, r * 0.04, r * 0.95, r * 0.98, skin);
  const colour = hair === 'grey' || hair === 'silver' ? '#CFC6BC' : hairColour;
  const cap =
    hair === 'hood'
      ? path(
          `M${n(-r * 1.12)} ${n(r * 0.6)}Q${n(-r * 1.3)} ${n(-r * 1.2)} 0 ${n(-r * 1.25)}Q${n(r * 1.3)} ${n(-r * 1.2)} ${n(r * 1.12)} ${n(r * 0.6)}Q${n(r * 0.9)} ${n(-r * 0.55)} 0 ${n(-r * 0.6)}Q${n(-r * 0.9)} ${n(-r * 0.55)} ${n(-r * 1.12)} ${n(r * 0.6)}Z`,
          ribbon,
        )
      : hair === 'turban'
        ? path(
            `M${n(-r * 1.02)} ${n(-r * 0.12)}Q${n(-r * 1.2)} ${n(-r * 1.35)} 0 ${n(-r * 1.35)}Q${n(r * 1.2)} ${n(-r * 1.35)} ${n(r * 1.02)} ${n(-r * 0.12)}Q0 ${n(-r * 0.9)} ${n(-r * 1.02)} ${n(-r * 0.12)}Z`,
            ribbon,
          ) +
          line(
            `M${n(-r * 0.86)} ${n(-r * 0.72)}Q0 ${n(-r * 0.86)} ${n(r * 0.98)} ${n(-r * 0.3)}M${n(-r * 0.5)} ${n(-r * 1.16)}Q${n(r * 0.3)} ${n(-r * 1.1)} ${n(r * 0.96)} ${n(-r * 0.56)}`,
            ink.brown,
            r * 0.045,
            'opacity="0.28"',
          )
        : hair === 'short' || hair === 'grey'
          ? path(
              `M${n(-r)} ${n(r * 0.1)}Q${n(-r * 1.12)} ${n(-r * 1.14)} 0 ${n(-r * 1.12)}Q${n(r * 1.12)} ${n(-r * 1.14)} ${n(r)} ${n(r * 0.1)}Q${n(r * 0.85)} ${n(-r * 0.4)} ${n(r * 0.5)} ${n(-r * 0.42)}Q${n(-r * 0.3)} ${n(-r * 0.3)} ${n(-r * 0.62)} ${n(-r * 0.5)}Q${n(-r * 0.9)} ${n(-r * 0.3)} ${n(-r)} ${n(r * 0.1)}Z`,
              colour,
            )
          : path(
              `M${n(-r * 1.03)} ${n(r * 0.3)}Q${n(-r * 1.15)} ${n(-r * 1.14)} 0 ${n(-r * 1.12)}Q${n(r * 1.15)} ${n(-r * 1.14)} ${n(r * 1.03)} ${n(r * 0.3)}Q${n(r * 0.8)} ${n(-r * 0.5)} 0 ${n(-r * 0.72)}Q${n(-r * 0.8)} ${n(-r * 0.5)} ${n(-r * 1.03)} ${n(r * 0.3)}Z`,
              colour,
            );
  const features =
    ellipse(-r * 0.36, r * 0.16, r * 0.085, r * 0.11, ink.brown) +
    ellipse(r * 0.36, r * 0.16, r * 0.085, r * 0.11, ink.brown) +
    ellipse(-r * 0.56, r * 0.44, r * 0.17, r * 0.11, ink.ember, 'opacity="0.35"') +
    ellipse(r * 0.56, r * 0.44, r * 0.17, r * 0.11, ink.ember, 'opacity="0.35"') +
    line(`M${n(-r * 0.18)} ${n(r * 0.5)}q${n(r * 0.18)} ${n(r * 0.15)} ${n(r * 0.36)} 0`, ink.brown, r * 0.075) +
    (adult && hair !== 'short' && hair !== 'grey' && hair !== 'turban' && hair !== 'hood'
      ? circle(0, -r * 0.22, r * 0.09, ink.gulmohar)
      : '');
  return behind + face + features + cap;
}

function back({ skin, hairColour, hair, r, ribbon }: Head): string {
  const ears = circle(-r * 0.97, r * 0.15, r * 0.18, skin) + circle(r * 0.97, r * 0.15, r * 0.18, skin);
  if (hair === 'hood')
    return path(
      `M${n(-r * 1.1)} ${n(r)}Q${n(-r * 1.35)} ${n(-r * 1.25)} 0 ${n(-r * 1.3)}Q${n(r * 1.35)} ${n(-r * 1.25)} ${n(r * 1.1)} ${n(r)}Z`,
      ribbon,
    );
  const nape = hair === 'short' || hair === 'grey' ? ellipse(0, r * 0.55, r * 0.66, r * 0.42, skin) : '';
  const colour = hair === 'grey' || hair === 'silver' ? '#CFC6BC' : hairColour;
  const crown =
    hair === 'short' || hair === 'grey'
      ? path(
          `M${n(-r)} ${n(r * 0.2)}Q${n(-r * 1.1)} ${n(-r * 1.1)} 0 ${n(-r * 1.08)}Q${n(r * 1.1)} ${n(-r * 1.1)} ${n(r)} ${n(r * 0.2)}Q${n(r * 0.7)} ${n(r * 0.62)} 0 ${n(r * 0.6)}Q${n(-r * 0.7)} ${n(r * 0.62)} ${n(-r)} ${n(r * 0.2)}Z`,
          colour,
        )
      : ellipse(0, -r * 0.02, r * 1.03, r * 1.06, colour);
  const shine = line(
    `M${n(-r * 0.6)} ${n(-r * 0.5)}q${n(r * 0.3)} ${n(-r * 0.35)} ${n(r * 0.7)} ${n(-r * 0.25)}`,
    ink.bark,
    r * 0.1,
    'opacity="0.8"',
  );
  const extra =
    hair === 'plaits'
      ? line(`M0 ${n(-r * 1.02)}V${n(r * 0.9)}`, ink.bark, r * 0.06) +
        plait(-r * 0.72, r * 0.66, r, hairColour, ribbon, -0.5) +
        plait(r * 0.72, r * 0.66, r, hairColour, ribbon, 0.5)
      : hair === 'pony'
        ? path(
            `M${n(-r * 0.25)} ${n(-r * 0.2)}Q${n(-r * 0.5)} ${n(r)} 0 ${n(r * 1.7)}Q${n(r * 0.5)} ${n(r)} ${n(r * 0.25)} ${n(-r * 0.2)}Z`,
            hairColour,
          ) + ellipse(0, -r * 0.2, r * 0.36, r * 0.16, ribbon)
        : hair === 'bun'
          ? circle(0, r * 0.35, r * 0.58, ink.bark) +
            circle(0, r * 0.35, r * 0.48, hairColour) +
            line(
              `M${n(-r * 0.5)} ${n(r * 0.42)}q${n(r * 0.5)} ${n(r * 0.6)} ${n(r)} 0`,
              ink.ivory,
              r * 0.2,
              `stroke-dasharray="${n(r * 0.01)} ${n(r * 0.24)}"`,
            )
          : hair === 'bob'
            ? path(
                `M${n(-r * 1.05)} 0Q${n(-r * 1.15)} ${n(r * 0.95)} ${n(-r * 0.8)} ${n(r)}H${n(r * 0.8)}Q${n(r * 1.15)} ${n(r * 0.95)} ${n(r * 1.05)} 0Z`,
                hairColour,
              )
            : '';
  return ears + nape + crown + shine + extra;
}

function side({ skin, hairColour, hair, r, ribbon, adult }: Head): string {
  const face = ellipse(r * 0.08, r * 0.05, r * 0.92, r * 0.96, skin) + circle(r * 0.98, r * 0.2, r * 0.13, skin);
  const features =
    ellipse(r * 0.6, r * 0.1, r * 0.08, r * 0.11, ink.brown) +
    ellipse(r * 0.46, r * 0.42, r * 0.17, r * 0.11, ink.ember, 'opacity="0.35"') +
    line(
      `M${n(r * 0.62)} ${n(r * 0.52)}q${n(r * 0.1)} ${n(r * 0.08)} ${n(r * 0.22)} ${n(-r * 0.02)}`,
      ink.brown,
      r * 0.075,
    ) +
    (adult && (hair === 'bun' || hair === 'plaits') ? circle(r * 0.72, -r * 0.22, r * 0.08, ink.gulmohar) : '');
  const colour = hair === 'grey' || hair === 'silver' ? '#CFC6BC' : hairColour;
  if (hair === 'hood')
    return (
      face +
      features +
      path(
        `M${n(r * 0.45)} ${n(-r * 0.95)}Q${n(-r * 1.2)} ${n(-r * 1.5)} ${n(-r * 1.15)} ${n(r * 0.9)}H${n(r * 0.1)}Q${n(-r * 0.1)} ${n(-r * 0.2)} ${n(r * 0.6)} ${n(-r * 0.62)}Z`,
        ribbon,
      )
    );
  if (hair === 'turban')
    return (
      face +
      features +
      path(
        `M${n(r * 0.95)} ${n(-r * 0.25)}Q${n(r * 0.7)} ${n(-r * 1.4)} ${n(-r * 0.3)} ${n(-r * 1.3)}Q${n(-r * 1.3)} ${n(-r)} ${n(-r)} ${n(r * 0.2)}Z`,
        ribbon,
      )
    );
  const low = hair === 'short' || hair === 'grey' ? 0.35 : 0.85;
  const cap = path(
    `M${n(r * 0.92)} ${n(-r * 0.28)}Q${n(r * 0.75)} ${n(-r * 1.12)} ${n(-r * 0.1)} ${n(-r * 1.1)}Q${n(-r * 1.12)} ${n(-r * 1.05)} ${n(-r * 1.02)} ${n(r * 0.1)}Q${n(-r)} ${n(r * low)} ${n(-r * 0.45)} ${n(r * low)}Q${n(-r * 0.1)} ${n(r * 0.3)} ${n(r * 0.02)} ${n(-r * 0.12)}Q${n(r * 0.3)} ${n(-r * 0.5)} ${n(r * 0.92)} ${n(-r * 0.28)}Z`,
    colour,
  );
  const ear = circle(-r * 0.04, r * 0.16, r * 0.18, skin);
  const extra =
    hair === 'plaits'
      ? plait(-r * 0.7, r * 0.6, r, hairColour, ribbon, -0.7)
      : hair === 'pony'
        ? path(
            `M${n(-r * 0.8)} ${n(-r * 0.6)}Q${n(-r * 1.9)} ${n(-r * 0.3)} ${n(-r * 1.6)} ${n(r * 1.1)}Q${n(-r * 1.1)} ${n(r * 0.4)} ${n(-r * 0.85)} ${n(r * 0.1)}Z`,
            hairColour,
          ) + ellipse(-r * 0.92, -r * 0.32, r * 0.16, r * 0.3, ribbon)
        : hair === 'bun'
          ? circle(-r * 1.1, r * 0.2, r * 0.46, hairColour)
          : hair === 'bob'
            ? path(
                `M${n(-r)} 0Q${n(-r * 1.15)} ${n(r)} ${n(-r * 0.6)} ${n(r)}Q${n(r * 0.15)} ${n(r)} ${n(r * 0.05)} 0Z`,
                hairColour,
              )
            : '';
  return face + features + extra + cap + ear;
}
