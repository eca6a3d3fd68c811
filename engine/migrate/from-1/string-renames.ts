import { type Destination, destinations } from './destinations.ts';
import { looksOf, stringsOf } from './kinds.ts';

interface UsedType {
  readonly type: string;
  readonly look: string;
}

const destinationOf = (type: string): Destination | undefined =>
  Object.hasOwn(destinations, type) ? destinations[type] : undefined;

/**
 * The keys of a theme's strings that change, each with what stands in its place: what is said in place of a section's
 * own words goes with the section, and what would be taken for such words by its new name gets another.
 */
export const stringRenames = (
  keys: ReadonlySet<string>,
  used: readonly UsedType[],
): ReadonlyMap<string, readonly string[]> => {
  const types = new Set([...used.map(({ type }) => type), ...[...keys].map(prefixOf)].filter(destinationOf));
  const renames = new Map<string, readonly string[]>();
  const taken = new Set(keys);
  for (const key of keys) {
    const to = destinationOf(prefixOf(key));
    const names = to ? ownWords(key, to, { types, used }) : isTakenForWords(key) ? [`text.${key}`] : [key];
    if (names.length === 1 && names[0] === key) continue;
    renames.set(
      key,
      names.map((name) => {
        const free = freeName(name, taken);
        taken.add(free);
        return free;
      }),
    );
  }
  return renames;
};

const prefixOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('.')));
const restOf = (key: string): string => key.slice(key.indexOf('.') + 1);

interface Scope {
  readonly types: ReadonlySet<string>;
  readonly used: readonly UsedType[];
}

/** Under the kind; under its looks where the theme has another type that became the same kind. */
const ownWords = (key: string, to: Destination, { types, used }: Scope): readonly string[] => {
  const type = prefixOf(key);
  const isAlone = ![...types].some((other) => other !== type && destinationOf(other)?.type === to.type);
  if (isAlone) return [`${to.type}.${restOf(key)}`];
  const looks = new Set('look' in to ? [to.look] : used.filter((one) => one.type === type).map(({ look }) => look));
  return looks.size === 0 ? [key] : [...looks].map((look) => `${to.type}.${look}.${restOf(key)}`);
};

/** Whether a key that said nothing of a section would say something of one now. */
const isTakenForWords = (key: string): boolean => {
  const kind = prefixOf(key);
  const rest = restOf(key);
  const strings = stringsOf(kind);
  return strings.includes(rest) || (looksOf(kind).includes(prefixOf(rest)) && strings.includes(restOf(rest)));
};

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let at = 1; ; at++) {
    const free = at === 1 ? name : `${name}-${at}`;
    if (!taken.has(free)) return free;
  }
};
