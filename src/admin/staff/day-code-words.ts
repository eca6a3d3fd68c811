import type { StaffDayCode } from '#schemas/records/staff.ts';
import { defineWords } from '../words/words.ts';

/** The codes of a day of the staff. */
export const dayCodeWords = defineWords({
  en: {
    P: 'Present',
    L: 'Late',
    HD: 'Half day',
    A: 'Absent',
    LV: 'On leave',
    OD: 'On duty elsewhere',
  } satisfies Record<StaffDayCode, string>,
  hi: {
    P: 'उपस्थित',
    L: 'देर से',
    HD: 'आधा दिन',
    A: 'अनुपस्थित',
    LV: 'छुट्टी पर',
    OD: 'बाहर ड्यूटी पर',
  },
});
