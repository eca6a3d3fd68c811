import { defineWords } from '../words/words.ts';

/** The fields of any document that the school keeps of somebody, and what can be wrong with them. */
export const documentFieldWords = defineWords({
  en: {
    which: 'Document',
    Document_Number: 'Number on it',
    Issue_Date: 'Issued on',
    Expiry_Date: 'Valid until',
    file: 'File',
    fileHelp: 'PDF, JPG, PNG or WebP up to 5 MB',
    noFile: 'Choose a file.',
    fileTooBig: 'This file is {size} MB; the limit is 5 MB.',
    dateOrder: 'The last day is before the day it was issued.',
  },
  hi: {
    which: 'दस्तावेज़',
    Document_Number: 'उस पर लिखी संख्या',
    Issue_Date: 'जारी होने की तारीख़',
    Expiry_Date: 'कब तक मान्य',
    file: 'फ़ाइल',
    fileHelp: '5 MB तक की PDF, JPG, PNG या WebP',
    noFile: 'फ़ाइल चुनें।',
    fileTooBig: 'यह फ़ाइल {size} MB की है; सीमा 5 MB है।',
    dateOrder: 'अंतिम तारीख़ जारी होने की तारीख़ से पहले है।',
  },
});
