import { type InboxView, inboxViews } from '#schemas/records/enquiry-inbox.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

export const views = Object.keys(inboxViews) as readonly InboxView[];

/** The filters of the list, as the address names them. */
const names = ['keyword', 'status', 'class', 'way', 'who', 'by', 'from', 'to'] as const;
const more = ['view', 'as', 'edit', 'deed', 'note'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'enquiry' | (typeof more)[number]> {
  readonly view: InboxView;
  readonly isBoard: boolean;
  /** The id of what is open, or `new`. */
  readonly enquiry: string | undefined;
  /** Whether a list of enquiries is being added. */
  readonly isImporting: boolean;
  /** Whether what is open is being changed. */
  readonly isEdited: boolean;
  /** Whether what was said is being written down with what is open. */
  readonly isNoting: boolean;
  /** What the calls of the list are asked. */
  readonly query: Readonly<Record<string, string | number>>;
}

export const usePlace = (): Place => {
  const { open: enquiry, more: given, ...place } = useListPlace({ filters: names, open: 'enquiry', more });
  return {
    ...place,
    view: views.find((one) => one === given.view) ?? 'open',
    isBoard: given.as === 'board',
    enquiry,
    isImporting: given.deed === 'import',
    isNoting: given.note !== undefined,
    // What is said belongs to the enquiry that was open.
    hrefOf: (changes) => place.hrefOf('enquiry' in changes ? { note: undefined, ...changes } : changes),
    isEdited: enquiry === 'new' || given.edit !== undefined,
    query: queryOf(place.filters),
  };
};

const queryOf = ({ keyword, status, class: classId, way, who, by, from, to }: Place['filters']): Place['query'] => ({
  ...(keyword && { keyword }),
  ...(status && { Status: Number(status) }),
  ...(classId && { Class_Id: Number(classId) }),
  ...(way && { Enquiry_Type: Number(way) }),
  ...(who && { Assigned_To: Number(who) }),
  ...((from || to) && { FilterById: Number(by || 1) }),
  ...(from && { StartDate: from }),
  ...(to && { EndDate: to }),
});

/** The element that opens an enquiry, to which the focus goes back. */
export const linkId = (enquiry: string | number): string => `enquiry-${enquiry}`;

/** The enquiry that an element opens. */
export const enquiryOf = (element: Element | null): string | undefined =>
  /^enquiry-(\d+)$/.exec(element?.id ?? '')?.[1];
