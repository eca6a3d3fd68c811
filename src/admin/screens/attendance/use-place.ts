import { useSearchParams } from 'react-router-dom';
import { type HalfDay, halfDays } from '#schemas/records/attendance.ts';
import { changedSearch } from '../../address/changed-search.ts';
import { classParam, parseClass } from '../../attendance/ClassSelect.tsx';
import type { OwnClass } from '../../lookups/use-class-names.ts';

/** What is open, as the address has it. */
export interface Place {
  readonly open: OwnClass | undefined;
  /** Undefined for today by the school's clock. */
  readonly date: string | undefined;
  /** Undefined for the whole day. */
  readonly part: HalfDay | undefined;
  setDate(date: string | undefined): void;
  hrefOf(open: OwnClass | undefined, part?: HalfDay): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  return {
    open: parseClass(search.get('class')),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    part: halfDays.find((one) => one === search.get('part')),
    setDate: (day) => setSearch((before) => changedSearch(before, { date: day }), { replace: true }),
    hrefOf: (open, part) => `?${changedSearch(search, { class: open && classParam(open), part })}`,
  };
};
