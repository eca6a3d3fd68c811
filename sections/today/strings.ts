import { todayStrings } from '../shared/today/strings.ts';

export const strings = {
  en: {
    ...todayStrings.en,
    timings: 'All timings',
    hours: '{days}: {opens} to {closes}',
    dayRange: '{first} to {last}',
    holidays: 'All holidays',
    error: 'Today’s timings could not be loaded.',
    empty: 'There are no timings yet.',
  },
  hi: {
    ...todayStrings.hi,
    timings: 'सभी समय',
    hours: '{days}: {opens} बजे से {closes} बजे तक',
    dayRange: '{first} से {last}',
    holidays: 'सभी अवकाश',
    error: 'आज का समय लोड नहीं हो सका।',
    empty: 'समय अभी नहीं दिया गया है।',
  },
} as const;
