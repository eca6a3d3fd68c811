import { setImmediate } from 'node:timers/promises';
import type { CompiledTheme, Engine } from '#engine/index.ts';
import { createLossFinder, type Loss } from '#engine/record/losses.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { sections } from '#sections/index.ts';
import type { SchoolUsingTheme } from './schools-using-theme.ts';

/** The choices of a school that a version of its theme breaks. */
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
  /** The version it replaces. */
  readonly before: CompiledTheme | undefined;
}

/**
 * The broken choices, possibly none, of each school that uses a theme when a version of it goes live. Each school takes
 * about a millisecond; between two of them requests are served.
 */
export const schoolLosses = async (
  { resolveRecord }: Pick<Engine, 'resolveRecord'>,
  schools: readonly SchoolUsingTheme[],
  { theme, before }: Versions,
): Promise<readonly SchoolLosses[]> => {
  const findLosses = createLossFinder({ resolveRecord, sections, page: pageStyle });
  const found: SchoolLosses[] = [];
  for (const { schoolId, slug, name, record } of schools) {
    found.push({ schoolId, slug, name, pinned: Boolean(record.version), losses: findLosses(record, theme, before) });
    await setImmediate();
  }
  return found;
};

/** The schools that a publication affects. */
export interface AffectedSchools {
  /** Those that lose a choice, at most 50; those whose choices work today come first. */
  readonly schools: readonly SchoolLosses[];
  /** How many more there are. */
  readonly moreSchools: number;
}

const maxSchools = 50;

export const affectedSchools = (all: readonly SchoolLosses[]): AffectedSchools => {
  const affected = all.filter(({ losses }) => losses.length > 0);
  const first = affected.filter(losesAnew);
  const schools = [...first, ...affected.filter((school) => !losesAnew(school))].slice(0, maxSchools);
  return { schools, moreSchools: affected.length - schools.length };
};

/** A pinned school keeps its version, and so all that it has. */
const losesAnew = ({ pinned, losses }: SchoolLosses): boolean => !pinned && losses.some(({ already }) => !already);
