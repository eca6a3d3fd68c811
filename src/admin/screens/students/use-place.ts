import { useSearchParams } from 'react-router-dom';
import type { StudentListRow } from '#schemas/api/students/read.ts';
import { studentStatusField } from '#schemas/records/student.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

const names = ['keyword', 'class', 'section', 'status'] as const;
type Filter = (typeof names)[number];
type Changes = Readonly<Partial<Record<Filter | 'page' | 'student', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly status: StudentListRow['Status'] | undefined;
  readonly page: number;
  readonly student: string | undefined;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  clear(): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Place['filters'];
  const set = (changes: Changes): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    status: studentStatusField.enum.find((one) => one === filters.status),
    page: Math.max(1, Number(search.get('page')) || 1),
    student: search.get('student') ?? undefined,
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a student, to which the focus goes back. */
export const linkId = (student: string | number): string => `student-${student}`;
