import { useSearchParams } from 'react-router-dom';
import { type VisitorState, type VisitPurpose, visitorStates, visitPurposes } from '#schemas/records/visitor.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

export const views = ['desk', 'visits', 'report', 'fire'] as const;
export type View = (typeof views)[number];

const panels = ['expect', 'denied', 'code'] as const;
type OpenPanel = (typeof panels)[number];

const forms = ['enquiry', 'correct'] as const;
type Form = (typeof forms)[number];

const filterNames = ['from', 'to', 'state', 'purpose', 'keyword'] as const;
type Filter = (typeof filterNames)[number];
type Name = Filter | 'view' | 'panel' | 'page' | 'visitor' | 'form';
type Changes = Readonly<Partial<Record<Name, string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly view: View;
  readonly panel: OpenPanel | undefined;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly state: VisitorState | undefined;
  readonly purpose: VisitPurpose | undefined;
  readonly page: number;
  /** The id of the visit that is open. */
  readonly visitor: string | undefined;
  /** What is being made of it: an enquiry, or a correction. */
  readonly form: Form | undefined;
  /** Changes a part of it; the page begins anew unless it is named. */
  set(changes: Changes): void;
  clear(): void;
  hrefOf(changes: Changes): string;
  /** The address of a view, without what another has open. */
  viewHref(view: View): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])) as Place['filters'];
  const visitor = search.get('visitor') ?? undefined;
  const set = (changes: Changes): void =>
    setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true });
  return {
    view: views.find((one) => one === search.get('view')) ?? 'desk',
    panel: panels.find((one) => one === search.get('panel')),
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    state: visitorStates.find((one) => one === filters.state),
    purpose: visitPurposes.find((one) => one === filters.purpose),
    page: Math.max(1, Number(search.get('page')) || 1),
    visitor,
    form: visitor === undefined ? undefined : forms.find((one) => one === search.get('form')),
    set,
    clear: () => set(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
    viewHref: (view) => (view === 'desk' ? '?' : `?view=${view}`),
  };
};

/** The element that opens a visit or a panel, to which the focus goes back. */
export const linkId = (name: string | number): string => `visitors-${name}`;
