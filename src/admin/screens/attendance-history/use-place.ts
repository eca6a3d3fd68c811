import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../address/changed-search.ts';
import { parseClass } from '../../attendance/ClassSelect.tsx';
import type { OwnClass } from '../../lookups/use-class-names.ts';

type Name = 'student' | 'class' | 'keyword' | 'month';
type Changes = Readonly<Partial<Record<Name, string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly student: number | undefined;
  readonly class: OwnClass | undefined;
  readonly keyword: string;
  /** YYYY-MM; undefined for the last one. */
  readonly month: string | undefined;
  set(changes: Changes): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  return {
    student: Number(search.get('student')) || undefined,
    class: parseClass(search.get('class')),
    keyword: search.get('keyword') ?? '',
    month: search.get('month') ?? undefined,
    set: (changes) => setSearch((before) => changedSearch(before, changes), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a student, to which the focus goes back. */
export const linkId = (student: string | number): string => `pupil-${student}`;
