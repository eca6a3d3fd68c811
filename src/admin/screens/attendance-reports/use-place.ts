import { useSearchParams } from 'react-router-dom';
import { type HalfDay, halfDays } from '#schemas/records/attendance.ts';
import { changedSearch } from '../../address/changed-search.ts';
import { parseClass } from '../../attendance/ClassSelect.tsx';
import type { OwnClass } from '../../lookups/use-class-names.ts';

export const reports = ['day', 'missing', 'grid', 'low', 'absent', 'trend'] as const;
export type Report = (typeof reports)[number];

type Changes = Readonly<
  Partial<Record<'report' | 'class' | 'date' | 'from' | 'to' | 'month' | 'part', string | undefined>>
>;

/** Which report is shown of what, as the address has it. */
export interface Place {
  readonly report: Report;
  readonly class: OwnClass | undefined;
  readonly date: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** YYYY-MM. */
  readonly month: string | undefined;
  /** Undefined for the whole day. */
  readonly part: HalfDay | undefined;
  set(changes: Changes): void;
  hrefOf(changes: Changes): string;
}

const matching = (pattern: RegExp, text: string | null): string | undefined =>
  text !== null && pattern.test(text) ? text : undefined;

const day = /^\d{4}-\d{2}-\d{2}$/;

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  return {
    report: reports.find((one) => one === search.get('report')) ?? 'day',
    class: parseClass(search.get('class')),
    date: matching(day, search.get('date')),
    from: matching(day, search.get('from')),
    to: matching(day, search.get('to')),
    month: matching(/^\d{4}-\d{2}$/, search.get('month')),
    part: halfDays.find((one) => one === search.get('part')),
    set: (changes) => setSearch((before) => changedSearch(before, changes), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};
