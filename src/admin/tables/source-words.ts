import { defineWords } from '../words/words.ts';

export const sourceWords = defineWords({
  en: {
    paste: 'Paste a list',
    pasteHelp:
      'Copy the rows from Excel, Google Sheets or a message, with headings if there are any, and paste them here. Dates are read with the day first: 05/04 is 5 April.',
    read: 'Check the list',
    file: 'A file, .xlsx or .csv',
    chooseFile: 'Choose a file',
    fileHelp: 'It is read on this device. Nothing is sent until you have seen the rows.',
    encoding: 'This file is not UTF-8 text. Save it as .xlsx, or as CSV in UTF-8.',
    oldExcel: 'This file is in the old Excel format (.xls). Save it as .xlsx.',
    unreadable: 'This file could not be read. Save it as .xlsx or .csv once more, or paste its rows.',
    tooBig: 'This file is too big. The limit is {megabytes} MB.',
    tooMany: 'There are too many rows. Add at most {rows} at once.',
    nothing: 'There are no rows in it.',
  },
  hi: {
    paste: 'सूची पेस्ट करें',
    pasteHelp:
      'Excel, Google Sheets या किसी संदेश से पंक्तियाँ कॉपी करें (शीर्षक हों तो वे भी) और यहाँ पेस्ट करें। तारीख़ में पहले दिन पढ़ा जाता है: 05/04 यानी 5 अप्रैल।',
    read: 'सूची जाँचें',
    file: 'फ़ाइल, .xlsx या .csv',
    chooseFile: 'फ़ाइल चुनें',
    fileHelp: 'यह इसी डिवाइस पर पढ़ी जाती है। पंक्तियाँ देखने से पहले कुछ नहीं भेजा जाता।',
    encoding: 'यह फ़ाइल UTF-8 में नहीं है। इसे .xlsx या UTF-8 वाली CSV के रूप में सहेजें।',
    oldExcel: 'यह पुराने Excel (.xls) की फ़ाइल है। इसे .xlsx के रूप में सहेजें।',
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। इसे फिर से .xlsx या .csv के रूप में सहेजें, या पंक्तियाँ पेस्ट करें।',
    tooBig: 'यह फ़ाइल बहुत बड़ी है। सीमा {megabytes} MB है।',
    tooMany: 'पंक्तियाँ बहुत ज़्यादा हैं। एक बार में {rows} तक जोड़ें।',
    nothing: 'इसमें कोई पंक्ति नहीं है।',
  },
});
