import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 50;

const names = ['who', 'what', 'thing', 'from', 'to'] as const;
type Filter = (typeof names)[number];
type Changes = Readonly<Partial<Record<Filter | 'page' | 'entry', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly page: number;
  /** The id of the entry that is open. */
  readonly entry: string | undefined;
  /** What the calls of the list are asked. */
  readonly query: Readonly<Record<string, string | number>>;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  clear(): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Place['filters'];
  const { who, what, thing, from, to } = filters;
  const set = (changes: Changes): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    page: Math.max(1, Number(search.get('page')) || 1),
    entry: search.get('entry') ?? undefined,
    query: {
      ...(who && { userId: Number(who) }),
      ...(what && { entity: what }),
      ...(thing && { entityId: Number(thing) }),
      ...(from && { from }),
      ...(to && { to }),
    },
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens an entry, to which the focus goes back. */
export const linkId = (entry: string | number): string => `entry-${entry}`;
