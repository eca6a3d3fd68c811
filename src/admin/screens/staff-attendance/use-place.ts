import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../address/changed-search.ts';
import { localDay } from '../../format/dates.ts';

/** What is shown, as the address has it. */
export interface Place {
  readonly view: 'day' | 'month';
  /** YYYY-MM-DD. */
  readonly day: string;
  /** YYYY-MM. */
  readonly month: string;
  set(changes: Readonly<Partial<Record<'day' | 'month', string>>>): void;
  hrefOf(view: Place['view']): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : localDay();
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? day.slice(0, 7);
  return {
    view: search.get('view') === 'month' ? 'month' : 'day',
    day,
    month,
    set: (changes) => setSearch((before) => changedSearch(before, changes), { replace: true }),
    hrefOf: (view) => `?${changedSearch(search, { view: view === 'month' ? view : undefined })}`,
  };
};

/** The days of a month. */
export const daysOf = (month: string): readonly string[] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
};
