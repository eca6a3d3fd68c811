import { useSearchParams } from 'react-router-dom';
import { type MessageStatus, messageStatuses } from '#schemas/records/contact-message.ts';
import { changedSearch } from '../../format/changed-search.ts';

export const pageSize = 20;

type Name = 'status' | 'keyword' | 'page' | 'message' | 'form';

/** What is shown, as the address has it. */
export interface Search {
  readonly status: MessageStatus | undefined;
  readonly keyword: string;
  readonly page: number;
  /** The id of the message that is open. */
  readonly message: string | undefined;
  /** Whether an enquiry is being made of it. */
  readonly isEnquiry: boolean;
  /** Changes a part of it; the page begins anew unless it is named. What is open stays. */
  set(changes: Readonly<Partial<Record<Name, string | undefined>>>): void;
  /** The address with a message open, or with the form of an enquiry; undefined closes. */
  hrefOf(message: string | undefined, form?: 'enquiry'): string;
}

export const useSearch = (): Search => {
  const [search, setSearch] = useSearchParams();
  const message = search.get('message') ?? undefined;
  return {
    status: messageStatuses.find((one) => one === search.get('status')),
    keyword: search.get('keyword') ?? '',
    page: Math.max(1, Number(search.get('page')) || 1),
    message,
    isEnquiry: message !== undefined && search.get('form') === 'enquiry',
    set: (changes) => setSearch((before) => changedSearch(before, { page: undefined, ...changes }), { replace: true }),
    hrefOf: (one, form) => `?${changedSearch(search, { message: one, form })}`,
  };
};
