import type { CompiledTheme, Engine } from '#engine/index.ts';
import { createLossFinder, type Loss } from '#engine/record/losses.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { sections } from '#sections/index.ts';
import type { WearingSchool } from './wearing-schools.ts';

/** What a version of its theme spoils of a school's choices. */
export interface SchoolLosses {
  readonly schoolId: number;
  readonly slug: string;
  readonly name: string;
  /** Pinned to a version: another one reaches it only when it is unpinned. */
  readonly pinned: boolean;
  readonly losses: readonly Loss[];
}

interface Versions {
  readonly theme: CompiledTheme;
  /** The version that it takes the place of. */
  readonly before: CompiledTheme | undefined;
}

/** Says of each school that wears a theme which of its choices a version of the theme spoils, maybe none. */
export const schoolLosses = (
  { resolveRecord }: Pick<Engine, 'resolveRecord'>,
  schools: readonly WearingSchool[],
  { theme, before }: Versions,
): readonly SchoolLosses[] => {
  const findLosses = createLossFinder({ resolveRecord, sections, page: pageStyle });
  return schools.map(({ schoolId, slug, name, record }) => ({
    schoolId,
    slug,
    name,
    pinned: Boolean(record.version),
    losses: findLosses(record, theme, before),
  }));
};

/** The schools that a publication names. */
export interface SpoiledSchools {
  /** Those that lose something, at most 50; whoever loses what it has today comes first. */
  readonly schools: readonly SchoolLosses[];
  /** How many more there are. */
  readonly moreSchools: number;
}

const mostSchools = 50;

export const spoiledSchools = (all: readonly SchoolLosses[]): SpoiledSchools => {
  const spoiled = all.filter(({ losses }) => losses.length > 0);
  const first = spoiled.filter(losesAnew);
  const schools = [...first, ...spoiled.filter((school) => !losesAnew(school))].slice(0, mostSchools);
  return { schools, moreSchools: spoiled.length - schools.length };
};

/** A pinned school keeps its version, and so all that it has. */
const losesAnew = ({ pinned, losses }: SchoolLosses): boolean => !pinned && losses.some(({ already }) => !already);
