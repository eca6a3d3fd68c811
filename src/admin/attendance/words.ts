import type { AttendanceCode, AttendancePart } from '#schemas/records/attendance.ts';
import { defineWords } from '../words/words.ts';

/** What each code is called, as one says it of a student. */
export const codeWords = defineWords({
  en: {
    P: 'present',
    A: 'absent',
    L: 'late',
    HD: 'half day',
    LV: 'on leave',
    OD: 'on duty',
  } satisfies Record<AttendanceCode, string>,
  hi: {
    P: 'उपस्थित',
    A: 'अनुपस्थित',
    L: 'देर से',
    HD: 'आधा दिन',
    LV: 'छुट्टी पर',
    OD: 'विद्यालय के काम पर',
  },
});

/** What the parts of a day are called. */
export const partWords = defineWords({
  en: { Full: 'whole day', Forenoon: 'forenoon', Afternoon: 'afternoon' } satisfies Record<AttendancePart, string>,
  hi: { Full: 'पूरा दिन', Forenoon: 'पूर्वाह्न', Afternoon: 'अपराह्न' },
});

/** Said beside a percentage that is marked. */
export const percentWords = defineWords({
  en: { low: ' (below {least}%)' },
  hi: { low: ' ({least}% से कम)' },
});

export const closedWords = defineWords({
  en: {
    Holiday: '{date} is a holiday ({name}).',
    Week_Off: '{date} is a weekly holiday ({name}).',
    Outside_Session: '{date} is outside the current session, {name}.',
    class: 'Class',
  },
  hi: {
    Holiday: '{date} को छुट्टी है ({name})।',
    Week_Off: '{date} को साप्ताहिक अवकाश है ({name})।',
    Outside_Session: '{date} मौजूदा सत्र {name} में नहीं है।',
    class: 'कक्षा',
  },
});

export const calendarWords = defineWords({
  en: {
    before: 'The month before',
    after: 'The month after',
    monthSum: '{attended} of {days} days, {percent}%',
    monthNone: 'No register was taken this month.',
    dayOf: '{date}: {code}',
    pick: 'Choose a day to see more.',
  },
  hi: {
    before: 'पिछला महीना',
    after: 'अगला महीना',
    monthSum: '{days} में से {attended} दिन, {percent}%',
    monthNone: 'इस महीने कोई हाज़िरी नहीं ली गई।',
    dayOf: '{date}: {code}',
    pick: 'और जानने के लिए कोई दिन चुनें।',
  },
});
