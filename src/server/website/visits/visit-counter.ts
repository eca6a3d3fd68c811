import type { DayVisits } from '#server/store/page-visits.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import { dateIn } from '#shared/calendar.ts';

/** What of a school is needed to count its visits. */
export type CountedSite = Pick<SchoolSite, 'timeZone' | 'dayEnds'> & { readonly school: { readonly schoolId: number } };

/** How many counts are held in memory, one for each page and day; visits of further pages are left out. */
interface CountLimits {
  readonly ofSchool: number;
  readonly total: number;
}

/** Visits that wait to be written. */
export interface VisitCounter {
  add(site: CountedSite, path: string): void;
  /** What was counted, by school, which is counted from nothing again. */
  take(): ReadonlyMap<number, readonly DayVisits[]>;
  /** Counts once more what could not be written. */
  putBack(schoolId: number, visits: readonly DayVisits[]): void;
}

interface Options {
  readonly now: () => number;
  readonly limits?: CountLimits;
}

type Pages = Map<string, number>;

interface Counted {
  readonly days: Map<string, Pages>;
  /** The pages of the running day, which is asked for with each visit. */
  today?: { readonly starts: number; readonly ends: number; readonly pages: Pages };
  size: number;
}

const defaultLimits: CountLimits = { ofSchool: 1000, total: 50_000 };
/** Longer ones would not go into the index of the table. */
const maxPathLength = 500;

export const createVisitCounter = ({ now, limits = defaultLimits }: Options): VisitCounter => {
  let schools = new Map<number, Counted>();
  let total = 0;

  const countedOf = (schoolId: number): Counted => {
    const known = schools.get(schoolId);
    if (known) return known;
    const made: Counted = { days: new Map(), size: 0 };
    schools.set(schoolId, made);
    return made;
  };
  const pagesOf = ({ days }: Counted, day: string): Pages => {
    const pages = days.get(day) ?? new Map<string, number>();
    days.set(day, pages);
    return pages;
  };
  const today = (counted: Counted, { timeZone, dayEnds }: CountedSite): Pages => {
    const instant = now();
    const known = counted.today;
    if (known && known.starts <= instant && instant < known.ends) return known.pages;
    const pages = pagesOf(counted, dateIn(timeZone, instant));
    counted.today = { starts: instant, ends: dayEnds(instant), pages };
    return pages;
  };
  const increase = (counted: Counted, pages: Pages, { path, count }: Omit<DayVisits, 'day'>): void => {
    const known = pages.get(path);
    if (known === undefined) {
      if (counted.size >= limits.ofSchool || total >= limits.total || path.length > maxPathLength) return;
      counted.size++;
      total++;
    }
    pages.set(path, (known ?? 0) + count);
  };

  return {
    add(site, path) {
      const counted = countedOf(site.school.schoolId);
      increase(counted, today(counted, site), { path, count: 1 });
    },
    take() {
      const taken = new Map([...schools].map(([schoolId, counted]) => [schoolId, visitsOf(counted)] as const));
      schools = new Map();
      total = 0;
      return taken;
    },
    putBack(schoolId, visits) {
      const counted = countedOf(schoolId);
      for (const { day, ...visit } of visits) increase(counted, pagesOf(counted, day), visit);
    },
  };
};

const visitsOf = ({ days }: Counted): readonly DayVisits[] =>
  [...days].flatMap(([day, pages]) => [...pages].map(([path, count]) => ({ day, path, count })));
