import type { PermissionSet } from '#schemas/access/matrix.ts';
import { defineWords } from '../words/words.ts';

/** What a set is called. */
export const setWords = defineWords({
  en: {
    frontOffice: 'Front office',
    classTeacher: 'Class teacher',
    contentEditor: 'Content editor',
    hr: 'Staff office',
    medical: 'Notes of health',
  } satisfies Record<PermissionSet, string>,
  hi: {
    frontOffice: 'फ़्रंट ऑफ़िस',
    classTeacher: 'कक्षा शिक्षक',
    contentEditor: 'सामग्री संपादक',
    hr: 'कर्मचारी कार्यालय',
    medical: 'स्वास्थ्य की टिप्पणियाँ',
  },
});

/** What a set is for, in a few words. */
export const setMayWords = defineWords({
  en: {
    frontOffice: 'Admissions, messages, students and visitors',
    classTeacher: 'Own classes',
    contentEditor: 'Website: write and publish',
    hr: 'Staff and staff attendance',
    medical: 'Read and write what is noted of the health of the students whom they see',
  } satisfies Record<PermissionSet, string>,
  hi: {
    frontOffice: 'प्रवेश, संदेश, विद्यार्थी और आगंतुक',
    classTeacher: 'अपनी कक्षाएँ',
    contentEditor: 'वेबसाइट: लिखना और प्रकाशित करना',
    hr: 'कर्मचारी और उनकी हाज़िरी',
    medical: 'जिन विद्यार्थियों को देख सकते हैं, उनके स्वास्थ्य की टिप्पणियाँ पढ़ना और लिखना',
  },
});
