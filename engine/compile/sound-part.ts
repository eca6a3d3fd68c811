import type { DataRequest, Section, Template, Theme } from '#schemas/theme/theme.ts';
import type { Path } from '../text/document.ts';

/** The part of a theme that has the right shape. */
export interface SoundPart {
  /** The theme without the sections, data entries and facts apart (budgets, renames) of a wrong shape. */
  readonly theme: Theme;
  /** Where each of its sections stands in the theme as written. */
  readonly places: ReadonlyMap<Section, Path>;
  /** The templates of which a section was left out. */
  readonly unsoundSections: ReadonlySet<string>;
  /** By template, and `data` of the theme under null: the ids of the entries that were left out. */
  readonly unsoundData: ReadonlyMap<string | null, readonly string[]>;
}

/** Facts of the theme that no name refers to. */
const apart = new Set(['$schema', '$ignore', 'format', 'themeId', 'slug', 'name', 'version', 'budgets', 'renames']);

/** A section or data entry by its path: names are checked in one, or not at all. */
interface Unit {
  readonly kind: 'sections' | 'data';
  readonly owner: string | null;
  readonly at: string | number;
}

const unitOf = ([first, second, third, fourth]: Path): Unit | undefined => {
  if (first === 'templates' && typeof second === 'string' && fourth !== undefined) {
    if (third === 'sections') return { kind: 'sections', owner: second, at: Number(fourth) };
    if (third === 'data') return { kind: 'data', owner: second, at: String(fourth) };
  }
  if (first === 'groups' && typeof second === 'string' && third !== undefined) {
    return { kind: 'sections', owner: `groups/${second}`, at: Number(third) };
  }
  return first === 'data' && second !== undefined ? { kind: 'data', owner: null, at: String(second) } : undefined;
};

const isApart = ([first, second, third]: Path): boolean =>
  apart.has(String(first)) || (first === 'templates' && second !== undefined && third === '$ignore');

/**
 * What of a theme can be checked for names although some of its shapes are wrong: everything but the sections and
 * data entries with errors. Undefined if a wrong shape lies outside of them, since the rest then hangs together.
 */
export const soundPart = (value: unknown, wrong: readonly Path[]): SoundPart | undefined => {
  const units = wrong.filter((path) => !isApart(path)).map(unitOf);
  if (units.some((unit) => unit === undefined)) return undefined;
  const theme = value as Theme;
  const places = new Map<Section, Path>();
  const unsoundSections = new Set<string>();
  const unsoundData = new Map<string | null, readonly string[]>();
  const isWrong = (kind: Unit['kind'], owner: string | null, at: string | number): boolean =>
    units.some((unit) => unit?.kind === kind && unit.owner === owner && unit.at === at);

  const sections = (list: readonly Section[], owner: string, base: Path): Section[] =>
    list.filter((section, i) => {
      if (isWrong('sections', owner, i)) {
        unsoundSections.add(owner);
        return false;
      }
      places.set(section, [...base, i]);
      return true;
    });
  const data = (entries: Readonly<Record<string, DataRequest>>, owner: string | null): Record<string, DataRequest> => {
    const left = Object.keys(entries).filter((id) => isWrong('data', owner, id));
    unsoundData.set(owner, left);
    return Object.fromEntries(Object.entries(entries).filter(([id]) => !left.includes(id)));
  };
  const template = ([id, whole]: [string, Template]): [string, Template] => [
    id,
    {
      ...whole,
      sections: sections(whole.sections, id, ['templates', id, 'sections']),
      ...(whole.data ? { data: data(whole.data, id) } : {}),
    },
  ];
  const group = (name: 'header' | 'footer'): Section[] =>
    sections(theme.groups?.[name] ?? [], `groups/${name}`, ['groups', name]);
  const whole = (key: string): boolean => !wrong.some((path) => path.length === 1 && path[0] === key);
  const sound: Theme = {
    ...(Object.fromEntries(Object.entries(theme).filter(([key]) => !apart.has(key) || whole(key))) as Theme),
    templates: Object.fromEntries(Object.entries(theme.templates).map(template)),
    ...(theme.data ? { data: data(theme.data, null) } : {}),
    ...(theme.groups ? { groups: { header: group('header'), footer: group('footer') } } : {}),
  };
  return { theme: sound, places, unsoundSections, unsoundData };
};
