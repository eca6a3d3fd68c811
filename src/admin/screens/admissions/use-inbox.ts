import { useSearchParams } from 'react-router-dom';
import { type InboxView, inboxViews } from '#schemas/records/enquiry-inbox.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

export const views = Object.keys(inboxViews) as readonly InboxView[];

/** The filters of the list, as the address names them. */
const names = ['keyword', 'class', 'way', 'who', 'by', 'from', 'to'] as const;
type Filter = (typeof names)[number];
type Name = Filter | 'view' | 'page' | 'enquiry' | 'as' | 'edit' | 'deed';
type Changes = Readonly<Partial<Record<Name, string | undefined>>>;

/** What is shown, as the address has it. */
export interface Inbox {
  readonly view: InboxView;
  readonly isBoard: boolean;
  readonly page: number;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  /** The id of what is open, or `new`. */
  readonly enquiry: string | undefined;
  /** Whether a list of enquiries is being added. */
  readonly isImporting: boolean;
  /** Whether what is open is being changed. */
  readonly isEdited: boolean;
  /** What the calls of the list are asked. */
  readonly query: Readonly<Record<string, string | number>>;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Changes): void;
  clear(): void;
  hrefOf(changes: Changes): string;
}

export const useInbox = (): Inbox => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Inbox['filters'];
  const enquiry = search.get('enquiry') ?? undefined;
  const set = (changes: Changes): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    view: views.find((one) => one === search.get('view')) ?? 'open',
    isBoard: search.get('as') === 'board',
    page: Math.max(1, Number(search.get('page')) || 1),
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    enquiry,
    isImporting: search.get('deed') === 'import',
    isEdited: enquiry === 'new' || search.has('edit'),
    query: queryOf(filters),
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

const queryOf = ({ keyword, class: classId, way, who, by, from, to }: Inbox['filters']): Inbox['query'] => ({
  ...(keyword && { keyword }),
  ...(classId && { Class_Id: Number(classId) }),
  ...(way && { Enquiry_Type: Number(way) }),
  ...(who && { Assigned_To: Number(who) }),
  ...((from || to) && { FilterById: Number(by || 1) }),
  ...(from && { StartDate: from }),
  ...(to && { EndDate: to }),
});

/** The element that opens an enquiry, to which the focus goes back. */
export const linkId = (enquiry: string | number): string => `enquiry-${enquiry}`;
