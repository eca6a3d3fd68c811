/** What a change is about. */
export type Area =
  | 'theme'
  | 'template'
  | 'menu'
  | 'data'
  | 'section'
  | 'setting'
  | 'preset'
  | 'token'
  | 'language'
  | 'string';

/** One difference between two themes, in what it means. Survives JSON. */
export interface Change {
  readonly area: Area;
  /** `added`, `removed`, `moved`, `renamed`, or the part that changed: `type`, `binding items`, `condition`. */
  readonly what: string;
  /** A section's key, a template's id, a setting's id, a token's path. */
  readonly name: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** What schools have chosen for it is lost. */
  readonly loses?: true;
}

/** A change of one part, or nothing if both are the same. JSON compares, since compiled themes are plain JSON. */
export const changed = (
  { area, name, what, loses }: Pick<Change, 'area' | 'name' | 'what' | 'loses'>,
  from: unknown,
  to: unknown,
): readonly Change[] =>
  isSame(from, to)
    ? []
    : [
        {
          area,
          what,
          name,
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
          ...(loses ? { loses } : {}),
        },
      ];

/** Equal as JSON, whatever the order of keys. `alike` may let further scalars pass for the same. */
export const isSame = (a: unknown, b: unknown, alike: (a: unknown, b: unknown) => boolean = Object.is): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b || alike(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [olds, news] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    olds.size === news.size && [...olds].every(([key, value]) => news.has(key) && isSame(value, news.get(key), alike))
  );
};

type Entries<T> = Readonly<Record<string, T>>;

interface Pairing<T> {
  readonly area: Area;
  /** Where a thing is called otherwise in the new theme. */
  readonly nameIn?: (name: string) => string;
  /** Whether schools choose something for one that is gone. */
  readonly loses?: boolean;
  readonly show?: (value: T) => unknown;
  readonly compare: (from: T, to: T, name: string) => readonly Change[];
}

/** Pairs two sets by name: what went, what came, what is called otherwise, and what changed in the others. */
export const pair = <T>(a: Entries<T>, b: Entries<T>, options: Pairing<T>): readonly Change[] => {
  const { area, nameIn = (name) => name, loses = false, show = () => undefined, compare } = options;
  const olds = new Map(Object.entries(a));
  const news = new Map(Object.entries(b));
  const met = new Set<string>();
  const changes: Change[] = [];
  for (const [name, from] of olds) {
    const current = nameIn(name);
    const to = news.get(current);
    if (to === undefined) {
      changes.push(
        ...changed({ area, name, what: 'removed', ...(loses ? { loses } : {}) }, show(from) ?? null, undefined),
      );
      continue;
    }
    met.add(current);
    if (current !== name) changes.push(...changed({ area, name: current, what: 'renamed' }, name, current));
    changes.push(...compare(from, to, current));
  }
  for (const [name, to] of news) {
    if (!met.has(name)) changes.push(...changed({ area, name, what: 'added' }, undefined, show(to) ?? null));
  }
  return changes;
};
