import type { StudentStatus } from '#schemas/records/student-status.ts';
import { defineWords } from '../../../words/words.ts';

type Key = `${'do' | 'text'}${StudentStatus}`;

/** What each status is called as a deed, and what it does. */
export const statusStepWords = defineWords({
  en: {
    doExpected: 'Expected',
    doActive: 'In school now',
    doInactive: 'Put away for now',
    doLeft: 'Has left the school',
    doTransferred: 'Has gone to another school',
    doAlumni: 'Has finished school',
    textExpected: '',
    textActive: 'They count as a student from today.',
    textInactive:
      'They no longer count as in school: the website shows no card of them, and the UDISE+ file leaves them out. The record stays, and they can come back.',
    textLeft:
      'The transfer certificate gets the school’s next number, and the student can no longer log in. If they come back one day, the number stays used.',
    textTransferred:
      'The transfer certificate gets the school’s next number, and the student can no longer log in. If they come back one day, the number stays used.',
    textAlumni: 'Only from the school’s last class. This cannot be taken back.',
    title: '{name}: {step}',
    admission: 'Date of admission',
    missingAdmission: 'Please enter the date of admission.',
    day: 'Last day in the school',
    reason: 'Reason',
    reasonHelp: 'As it should read on the certificate, such as “Family moved to Pune”',
    missingDay: 'Please enter the last day.',
    missingReason: 'Please enter the reason.',
    keep: 'Leave as it is',
    done: '{name}: {status}.',
    tcTitle: 'Transfer certificate {number}',
    tcText:
      'Write this number on the certificate. Once it is signed, add it under Documents: the family then finds it on the website by the number and the date of birth.',
    tcAdd: 'Add the signed certificate',
    tcLater: 'Later',
  } satisfies Record<Key, string> & Record<string, string>,
  hi: {
    doExpected: 'आने वाले',
    doActive: 'अब पढ़ रहे हैं',
    doInactive: 'अभी सूची से बाहर',
    doLeft: 'विद्यालय छोड़ दिया',
    doTransferred: 'दूसरे विद्यालय चले गए',
    doAlumni: 'पढ़ाई पूरी हुई',
    textExpected: '',
    textActive: 'आज से वे विद्यार्थी गिने जाएँगे।',
    textInactive:
      'वे पढ़ रहे विद्यार्थियों में नहीं गिने जाएँगे: वेबसाइट पर उनका कार्ड नहीं दिखेगा और UDISE+ फ़ाइल में वे नहीं होंगे। रिकॉर्ड बना रहेगा और वे लौट सकते हैं।',
    textLeft:
      'स्थानांतरण प्रमाण पत्र को विद्यालय की अगली संख्या मिलेगी और विद्यार्थी लॉग इन नहीं कर सकेगा। वे कभी लौटें, तब भी यह संख्या दोबारा नहीं दी जाएगी।',
    textTransferred:
      'स्थानांतरण प्रमाण पत्र को विद्यालय की अगली संख्या मिलेगी और विद्यार्थी लॉग इन नहीं कर सकेगा। वे कभी लौटें, तब भी यह संख्या दोबारा नहीं दी जाएगी।',
    textAlumni: 'केवल विद्यालय की अंतिम कक्षा से। यह वापस नहीं लिया जा सकता।',
    title: '{name}: {step}',
    admission: 'प्रवेश की तारीख़',
    missingAdmission: 'कृपया प्रवेश की तारीख़ लिखें।',
    day: 'विद्यालय में अंतिम दिन',
    reason: 'कारण',
    reasonHelp: 'जैसा प्रमाण पत्र पर लिखना है, जैसे “परिवार पुणे चला गया”',
    missingDay: 'कृपया अंतिम दिन भरें।',
    missingReason: 'कृपया कारण लिखें।',
    keep: 'ऐसे ही रहने दें',
    done: '{name}: {status}।',
    tcTitle: 'स्थानांतरण प्रमाण पत्र {number}',
    tcText:
      'यह संख्या प्रमाण पत्र पर लिखें। हस्ताक्षर के बाद उसे दस्तावेज़ों में जोड़ें: तब परिवार उसे वेबसाइट पर संख्या और जन्म तिथि से खोज सकेगा।',
    tcAdd: 'हस्ताक्षरित प्रमाण पत्र जोड़ें',
    tcLater: 'बाद में',
  },
});
