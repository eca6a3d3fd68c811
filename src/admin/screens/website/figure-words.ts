import { defineWords } from '../../words/words.ts';

export const figureWords = defineWords({
  en: {
    figures: 'Figures of your school',
    fromRecords:
      'Until you enter figures, the section shows those from your records: students, classes, teachers, years.',
    own: 'These replace the figures from your records. A figure is shown once it says what it counts.',
    value: 'Figure',
    example: '812 or 95%',
    label: 'What it counts',
    asOf: 'As of',
    add: 'Add a figure',
    up: 'Move {figure} up',
    down: 'Move {figure} down',
    remove: 'Remove {figure}',
  },
  hi: {
    figures: 'आपके विद्यालय के आँकड़े',
    fromRecords: 'जब तक आप आँकड़े नहीं लिखते, यहाँ आपके रिकॉर्ड के आँकड़े दिखते हैं: विद्यार्थी, कक्षाएँ, शिक्षक, वर्ष।',
    own: 'ये आपके रिकॉर्ड के आँकड़ों की जगह दिखते हैं। आँकड़ा तब दिखता है, जब लिखा हो कि वह किसका है।',
    value: 'आँकड़ा',
    example: '812 या 95%',
    label: 'किसका आँकड़ा',
    asOf: 'किस दिन का',
    add: 'आँकड़ा जोड़ें',
    up: '{figure} को ऊपर करें',
    down: '{figure} को नीचे करें',
    remove: '{figure} को हटाएँ',
  },
});
