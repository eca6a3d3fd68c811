import { defineWords } from '../../words/words.ts';

export const sessionWords = defineWords({
  en: {
    runs: '{session} is running',
    runsText:
      'Today’s registers, holidays and enrolments belong to it. When it is over, you can still choose it at the top of the office and read it; its registers stay as they are.',
    next: 'Prepare {session}',
    nextText: 'Before it begins on 1 April {year}:',
    carries: 'Carried over automatically',
    carriesText:
      'Classes, sections, subjects, houses, the documents for admission, and who is class teacher of which class.',
    admissions: 'Ages, seats and fees',
    admissionsText: 'Copy them from {session}, then change them for the new session.',
    copy: 'Copy from {session}',
    copyTitle: 'Copy ages, seats and fees into {session}?',
    copyText:
      '{count} classes get the ages, seats and fee they have in {from}. The days, dates and note of {session} stay. Families see it at once.',
    copied: '{session} has the ages, seats and fees of {from}',
    keep: 'Not now',
    change: 'Open the settings',
    holidays: 'Holidays',
    holidaysText: 'Holidays with a fixed date can be copied on the Holidays screen.',
    toHolidays: 'Open holidays',
    students: 'Students',
    studentsText: 'Each class moves up; you choose who repeats or leaves.',
    toStudents: 'Open next session',
    failed: 'The sessions could not be loaded.',
  },
  hi: {
    runs: 'अभी सत्र {session} चल रहा है',
    runsText: 'आज की हाज़िरी, छुट्टियाँ और प्रवेश इसी में हैं। पूरा होने पर भी इसे ऊपर से चुनकर पढ़ा जा सकता है; हाज़िरी वैसी ही रहती है।',
    next: '{session} की तैयारी',
    nextText: '1 अप्रैल {year} को शुरू होने से पहले:',
    carries: 'अपने आप आगे जाता है',
    carriesText: 'कक्षाएँ, सेक्शन, विषय, हाउस, प्रवेश के दस्तावेज़, और कौन किस कक्षा का कक्षा शिक्षक है।',
    admissions: 'उम्र, सीटें और शुल्क',
    admissionsText: '{session} से वैसे ही कॉपी होते हैं, फिर नए सत्र के लिए बदले जा सकते हैं।',
    copy: '{session} से कॉपी करें',
    copyTitle: 'उम्र, सीटें और शुल्क {session} में कॉपी करें?',
    copyText:
      '{count} कक्षाओं को वही उम्र, सीटें और शुल्क मिलेंगे जो {from} में हैं। {session} के दिन, तारीख़ें और सूचना बनी रहेंगी। परिवारों को तुरंत दिखेगा।',
    copied: '{session} में {from} की उम्र, सीटें और शुल्क आ गए',
    keep: 'अभी नहीं',
    change: 'सेटिंग खोलें',
    holidays: 'छुट्टियाँ',
    holidaysText: 'तय तारीख़ वाली छुट्टियाँ छुट्टियों के पेज पर कॉपी होती हैं।',
    toHolidays: 'छुट्टियाँ खोलें',
    students: 'विद्यार्थी',
    studentsText: 'हर कक्षा अगली कक्षा में जाती है; कौन दोहराएगा या जाएगा, यह भी तय होता है।',
    toStudents: 'अगला सत्र खोलें',
    failed: 'सत्र लोड नहीं हो सके।',
  },
});
