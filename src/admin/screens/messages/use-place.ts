import { type MessageStatus, messageStatuses } from '#schemas/records/contact-message.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

const names = ['status', 'keyword'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'message' | 'form'> {
  readonly status: MessageStatus | undefined;
  readonly keyword: string;
  /** The id of the message that is open. */
  readonly message: string | undefined;
  /** Whether an enquiry is being made of it. */
  readonly isEnquiry: boolean;
}

export const usePlace = (): Place => {
  const { open: message, more, ...place } = useListPlace({ filters: names, open: 'message', more: ['form'] });
  const { status, keyword } = place.filters;
  return {
    ...place,
    message,
    isEnquiry: message !== undefined && more.form === 'enquiry',
    status: messageStatuses.find((one) => one === status),
    keyword,
  };
};
