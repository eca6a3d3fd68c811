import { defineWords } from '../words/words.ts';
import type { Subject } from './rights.ts';

/** What a subject of rights is called in a sentence. */
export const subjectWords = defineWords({
  en: {
    website: 'the website',
    media: 'its pictures',
    profile: 'the school profile',
    admissions: 'admissions',
    messages: 'messages',
    visitors: 'the visitors’ desk',
    students: 'student records',
    attendance: 'attendance',
    attendanceReports: 'attendance reports',
    staffDirectory: 'the staff directory',
    staff: 'staff records',
    staffAttendance: 'staff attendance',
    staffLeave: 'leave of the staff',
    syllabus: 'the syllabus',
    holidays: 'holidays',
    users: 'accounts',
    settings: 'the settings',
  } satisfies Record<Subject, string>,
  hi: {
    website: 'वेबसाइट',
    media: 'उसके चित्र',
    profile: 'विद्यालय की प्रोफ़ाइल',
    admissions: 'प्रवेश',
    messages: 'संदेश',
    visitors: 'आगंतुक डेस्क',
    students: 'विद्यार्थियों के रिकॉर्ड',
    attendance: 'हाज़िरी',
    attendanceReports: 'हाज़िरी की रिपोर्ट',
    staffDirectory: 'कर्मचारियों की सूची',
    staff: 'कर्मचारियों के रिकॉर्ड',
    staffAttendance: 'कर्मचारियों की हाज़िरी',
    staffLeave: 'कर्मचारियों की छुट्टी',
    syllabus: 'पाठ्यक्रम',
    holidays: 'छुट्टियाँ',
    users: 'खाते',
    settings: 'सेटिंग',
  },
});
