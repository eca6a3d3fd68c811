import type { LeaveState, StudentLeaveReason } from '#schemas/records/leave.ts';
import { defineWords } from '../words/words.ts';

/** How a request for leave stands. */
export const leaveStateWords = defineWords({
  en: {
    Pending: 'Awaiting an answer',
    Approved: 'Approved',
    Rejected: 'Refused',
    Cancelled: 'Withdrawn',
  } satisfies Record<LeaveState, string>,
  hi: { Pending: 'जवाब बाकी', Approved: 'स्वीकृत', Rejected: 'अस्वीकृत', Cancelled: 'वापस ली गई' },
});

/** Why a student is to stay at home. */
export const leaveReasonWords = defineWords({
  en: {
    Illness: 'Illness',
    Family: 'Family occasion',
    Travel: 'Travel',
    Other: 'Something else',
  } satisfies Record<StudentLeaveReason, string>,
  hi: { Illness: 'बीमारी', Family: 'परिवार में कार्यक्रम', Travel: 'बाहर जाना है', Other: 'और कुछ' },
});
