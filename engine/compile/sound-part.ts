import type { DataRequest, Section, Template, Theme } from '../../schemas/theme/theme.ts';
import type { Path } from './document.ts';

/** Stands where a section of a wrong shape stood, so that the others keep their places. It is never looked at. */
const unsoundSection: Section = { id: '', type: '', onEmpty: 'hide', onError: 'hide' };
const unsoundData: DataRequest = { source: '', notFoundWhenEmpty: false };

/** Facts of the theme that no name refers to. */
const apart = new Set(['$schema', 'format', 'themeId', 'slug', 'name', 'version', 'budgets']);

export const isSound = (unit: Section | DataRequest): boolean => unit !== unsoundSection && unit !== unsoundData;

/** A section or data entry by its path: names are checked in one, or not at all. */
type Unit = readonly ['sections', string | null, number] | readonly ['data', string | null, string];

const unitOf = ([first, second, third, fourth]: Path): Unit | undefined => {
  if (first === 'templates' && typeof second === 'string' && fourth !== undefined) {
    if (third === 'sections') return ['sections', second, Number(fourth)];
    if (third === 'data') return ['data', second, String(fourth)];
  }
  if (first === 'groups' && typeof second === 'string' && third !== undefined) {
    return ['sections', `groups/${second}`, Number(third)];
  }
  return first === 'data' && second !== undefined ? ['data', null, String(second)] : undefined;
};

/**
 * What of a theme can be checked for names although some of its shapes are wrong: everything but the sections and
 * data entries with findings. Undefined where a wrong shape lies outside of them, since the rest then hangs together.
 */
export const soundPart = (value: unknown, wrong: readonly Path[]): Theme | undefined => {
  const units = wrong.filter(([first]) => first === undefined || !apart.has(String(first))).map(unitOf);
  if (units.some((unit) => unit === undefined)) return undefined;
  const theme = value as Theme;
  const isWrong = (kind: Unit[0], owner: string | null, at: string | number): boolean =>
    units.some((unit) => unit?.[0] === kind && unit[1] === owner && unit[2] === at);

  const sections = (list: readonly Section[], owner: string): Section[] =>
    list.map((section, i) => (isWrong('sections', owner, i) ? unsoundSection : section));
  const data = (entries: Readonly<Record<string, DataRequest>>, owner: string | null): Record<string, DataRequest> =>
    Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [id, isWrong('data', owner, id) ? unsoundData : entry]),
    );
  const template = ([id, whole]: [string, Template]): [string, Template] => [
    id,
    {
      ...whole,
      sections: sections(whole.sections, id),
      ...(whole.data ? { data: data(whole.data, id) } : {}),
    },
  ];
  return {
    ...theme,
    templates: Object.fromEntries(Object.entries(theme.templates).map(template)),
    ...(theme.data ? { data: data(theme.data, null) } : {}),
    ...(theme.groups
      ? {
          groups: {
            header: sections(theme.groups.header ?? [], 'groups/header'),
            footer: sections(theme.groups.footer ?? [], 'groups/footer'),
          },
        }
      : {}),
  };
};
