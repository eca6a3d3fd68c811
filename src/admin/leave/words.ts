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

/** What a form for the leave of a student says, and a request that is withdrawn. */
export const leaveFormWords = defineWords({
  en: {
    First_Day: 'First day',
    Last_Day: 'Last day',
    Reason: 'Why?',
    Note: 'Anything to add?',
    needReason: 'Choose why.',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw the leave of {days}',
  },
  hi: {
    First_Day: 'पहला दिन',
    Last_Day: 'आख़िरी दिन',
    Reason: 'क्यों?',
    Note: 'कुछ लिखना हो तो',
    needReason: 'कारण चुनें।',
    withdraw: 'वापस लें',
    withdrawOf: '{days} की छुट्टी वापस लें',
  },
});
