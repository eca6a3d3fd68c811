import { defineWords } from '../../words/words.ts';

export const morningWords = defineWords({
  en: {
    notTaken: 'Attendance for {count} students has not been taken yet.',
    notTaken1: 'Attendance for 1 student has not been taken yet.',
    take: 'Take attendance',
    open: 'Open the register',
    attendance: 'Attendance today',
    taken: '{taken} of {all} registers taken',
    allTaken: 'All {count} registers taken',
    allTaken1: 'The register is taken',
    inSchool: 'In school',
    absent: 'Absent',
    late: 'Of them late',
    onLeave: 'On leave',
    onDuty: 'On duty',
  },
  hi: {
    notTaken: '{count} विद्यार्थियों की हाज़िरी अभी बाकी है।',
    notTaken1: '1 विद्यार्थी की हाज़िरी अभी बाकी है।',
    take: 'हाज़िरी लें',
    open: 'हाज़िरी देखें',
    attendance: 'आज की हाज़िरी',
    taken: '{all} में से {taken} कक्षाओं की हाज़िरी ली गई',
    allTaken: 'सभी {count} कक्षाओं की हाज़िरी ली गई',
    allTaken1: 'हाज़िरी ली जा चुकी है',
    inSchool: 'विद्यालय में',
    absent: 'अनुपस्थित',
    late: 'इनमें देर से',
    onLeave: 'छुट्टी पर',
    onDuty: 'बाहर ड्यूटी पर',
  },
});
