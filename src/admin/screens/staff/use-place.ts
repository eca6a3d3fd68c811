import { useSearchParams } from 'react-router-dom';
import { staffStatuses, staffTypes } from '#schemas/records/staff.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

const names = ['keyword', 'role', 'department', 'type', 'status', 'sort'] as const;
type Filter = (typeof names)[number];
type Changes = Readonly<Partial<Record<Filter | 'page' | 'member', string | undefined>>>;

/** The orders of the list, the first unless the address says another. */
export const orders = ['name', 'employeeNo', 'joined'] as const;

/** What the list may be narrowed to beside everybody who has not left. */
const shownStatuses = ['-1', ...staffStatuses] as const;

/** What is shown, as the address has it. */
export interface Place {
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly member: string | undefined;
  /** What the call of the list is asked. */
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly keyword?: string;
    readonly Staff_Role_Id?: number;
    readonly Department?: string;
    readonly Staff_Type?: (typeof staffTypes)[number];
    readonly Status?: (typeof shownStatuses)[number];
    readonly sort: (typeof orders)[number];
  };
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  clear(): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Place['filters'];
  const page = Math.max(1, Number(search.get('page')) || 1);
  const role = Number(filters.role);
  const type = staffTypes.find((one) => one === filters.type);
  const status = shownStatuses.find((one) => one === filters.status);
  const { sort: _, ...narrowing } = filters;
  const set = (changes: Changes): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    filters,
    isFiltered: Object.values(narrowing).some(Boolean),
    page,
    member: search.get('member') ?? undefined,
    query: {
      page,
      pageSize,
      ...(filters.keyword && { keyword: filters.keyword }),
      ...(Number.isInteger(role) && role > 0 && { Staff_Role_Id: role }),
      ...(filters.department && { Department: filters.department }),
      ...(type && { Staff_Type: type }),
      ...(status && { Status: status }),
      sort: orders.find((one) => one === filters.sort) ?? 'name',
    },
    set,
    clear: () => set(Object.fromEntries(Object.keys(narrowing).map((name) => [name, undefined]))),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a member, to which the focus goes back. */
export const linkId = (member: string | number): string => `member-${member}`;
