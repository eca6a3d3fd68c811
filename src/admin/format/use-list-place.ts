import { useSearchParams } from 'react-router-dom';
import { changedSearch } from './changed-search.ts';

/** What a list shows, as the address has it: its filters, its page, and the row that is open beside it. */
export interface ListPlace<Filter extends string, Open extends string = never> {
  /** Empty where the address has none. */
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly page: number;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: ListChanges<Filter | Open>): void;
  clear(): void;
  hrefOf(changes: ListChanges<Filter | Open>): string;
}

type ListChanges<Name extends string> = Readonly<Partial<Record<Name | 'page', string | undefined>>>;

/** `looks` are filters that leave nothing out, such as the order. */
export const useListPlace = <Filter extends string, Open extends string>(
  names: readonly Filter[],
  openName: Open,
  looks: readonly Filter[] = [],
): ListPlace<Filter, Open> & { readonly open: string | undefined } => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Filter, string>;
  const narrowing = names.filter((name) => !looks.includes(name));
  const set = (changes: ListChanges<Filter | Open>): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    filters,
    isFiltered: narrowing.some((name) => filters[name] !== ''),
    page: Math.max(1, Number(search.get('page')) || 1),
    open: search.get(openName) ?? undefined,
    set,
    clear: () => set(Object.fromEntries(narrowing.map((name) => [name, undefined])) as ListChanges<Filter | Open>),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};
