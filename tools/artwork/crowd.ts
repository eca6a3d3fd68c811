import { castShadow } from './light.ts';
import { type Person, person } from './people.ts';

export interface Shadow {
  readonly lean: number;
  readonly reach: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** Figures in one light: all shadows lie under all figures, and nearer figures stand before farther ones. */
export function crowd(people: readonly Person[], shadow: Shadow): string {
  const ordered = [...people].sort((a, b) => a.y - b.y);
  const drawn = ordered.map((p) => ({ y: p.y, mark: person(p) }));
  return drawn.map((d) => castShadow(d.mark, { ground: d.y, ...shadow })).join('') + drawn.map((d) => d.mark).join('');
}
