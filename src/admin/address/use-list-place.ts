import { useSearchParams } from 'react-router-dom';
import { changedSearch } from './changed-search.ts';

/** What a list shows, as the address has it: its filters, its page, and what else stands there. */
export interface ListPlace<Filter extends string, Other extends string = never> {
  /** Empty where the address has none. */
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly page: number;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: ListChanges<Filter | Other>): void;
  clear(): void;
  hrefOf(changes: ListChanges<Filter | Other>): string;
}

type ListChanges<Name extends string> = Readonly<Partial<Record<Name | 'page', string | undefined>>>;

interface Parts<Filter extends string, Open extends string, More extends string> {
  readonly filters: readonly Filter[];
  /** Filters that leave nothing out, such as the order. */
  readonly looks?: readonly Filter[];
  /** The row that is open beside the list. */
  readonly open: Open;
  readonly more?: readonly More[];
}

/** By what the parts of the address are called. */
export const useListPlace = <Filter extends string, Open extends string, More extends string = never>({
  filters: names,
  looks = [],
  open,
  more = [],
}: Parts<Filter, Open, More>): ListPlace<Filter, Open | More> & {
  readonly open: string | undefined;
  readonly more: Readonly<Record<More, string | undefined>>;
} => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Filter, string>;
  const narrowing = names.filter((name) => !looks.includes(name));
  const set = (changes: ListChanges<Filter | Open | More>): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  const cleared = Object.fromEntries(narrowing.map((name) => [name, undefined])) as ListChanges<Filter | Open | More>;
  return {
    filters,
    isFiltered: narrowing.some((name) => filters[name] !== ''),
    page: Math.max(1, Number(search.get('page')) || 1),
    open: search.get(open) ?? undefined,
    more: Object.fromEntries(more.map((name) => [name, search.get(name) ?? undefined])) as Record<
      More,
      string | undefined
    >,
    set,
    clear: () => set(cleared),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};
