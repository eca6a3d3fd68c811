import type { SchoolState } from '#schemas/records/school-state.ts';
import { defineWords } from '../../words/words.ts';

export const schoolStateWords = defineWords({
  en: {
    draft: 'Being prepared',
    pending_verification: 'Email not confirmed',
    active: 'On the web',
    suspended: 'Suspended',
    closed: 'Closed',
  } satisfies Record<SchoolState, string>,
  hi: {
    draft: 'तैयार हो रहे',
    pending_verification: 'ईमेल सत्यापित नहीं',
    active: 'वेब पर',
    suspended: 'निलंबित',
    closed: 'बंद',
  },
});

/** What an operator does to bring a school into a state. */
export const stepWords = defineWords({
  en: {
    draft: 'Prepare again',
    pending_verification: 'Wait for email confirmation',
    active: 'Put on the web',
    suspended: 'Suspend',
    closed: 'Close the school',
    reopen: 'Open again, suspended',
  } satisfies Record<SchoolState | 'reopen', string>,
  hi: {
    draft: 'फिर तैयार करें',
    pending_verification: 'ईमेल की प्रतीक्षा करें',
    active: 'वेब पर लाएँ',
    suspended: 'निलंबित करें',
    closed: 'विद्यालय बंद करें',
    reopen: 'निलंबित रखकर फिर खोलें',
  },
});
