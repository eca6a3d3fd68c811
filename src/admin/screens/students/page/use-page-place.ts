import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../../address/changed-search.ts';

const edits = ['basics', 'bio', 'consent', 'bank', 'document', 'photo'] as const;
type Edit = (typeof edits)[number];

/** What is open on a student's page, as the address has it. */
export interface PagePlace {
  readonly edit: Edit | undefined;
  /** The field or the thing that it is opened for. */
  readonly at: string | undefined;
  /** Whether the student has just been added. */
  readonly isAdded: boolean;
  open(edit: Edit, at?: string): void;
  close(): void;
}

export const usePagePlace = (): PagePlace => {
  const [search, setSearch] = useSearchParams();
  return {
    edit: edits.find((one) => one === search.get('edit')),
    at: search.get('at') ?? undefined,
    isAdded: search.has('added'),
    open: (edit, at) => setSearch((before) => changedSearch(before, { edit, at })),
    close: () => setSearch((before) => changedSearch(before, { edit: undefined, at: undefined }), { replace: true }),
  };
};

/** The element that opens a form of the page, to which the focus goes back. */
export const openerId = (edit: string): string => `open-${edit}`;
