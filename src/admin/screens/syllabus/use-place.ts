import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

const names = ['keyword', 'class', 'subject', 'course', 'from', 'to'] as const;
type Filter = (typeof names)[number];
type Changes = Readonly<Partial<Record<Filter | 'page' | 'syllabus', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly page: number;
  /** The id of the syllabus that is open, or `new`. */
  readonly syllabus: string | undefined;
  /** What the list is asked. */
  readonly query: Readonly<Record<string, string | number>>;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  clear(): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Place['filters'];
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { keyword, class: classId, subject, course, from, to } = filters;
  const set = (changes: Changes): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    page,
    syllabus: search.get('syllabus') ?? undefined,
    query: {
      ...(keyword && { keyword }),
      ...(classId && { Class_Id: Number(classId) }),
      ...(subject && { Subject_Id: Number(subject) }),
      ...(course && { course_Id: Number(course) }),
      ...(from && { Start_Date: from }),
      ...(to && { End_Date: to }),
      page,
      pageSize,
    },
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a syllabus, to which the focus goes back. */
export const linkId = (syllabus: string | number): string => `syllabus-${syllabus}`;
