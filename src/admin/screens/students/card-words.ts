import { defineWords } from '../../words/words.ts';

/** Identity cards, and the sheets that they are printed on. */
export const cardWords = defineWords({
  en: {
    sheet: '{class}, I-cards, sheet {number} of {count}',
    printed: '{school} · printed {day} · print at 100%, thick paper',
    roll: 'roll {number}',
    number: 'No.',
    born: 'Born',
    parent: 'Parent',
    call: 'Call',
    principal: 'Principal',
    scale: 'This line is 100 mm. If it is not, choose “actual size”.',
  },
  hi: {
    sheet: '{class}, पहचान पत्र, पन्ना {number} / {count}',
    printed: '{school} · {day} को छपा · 100% आकार पर, मोटे काग़ज़ पर छापें',
    roll: 'रोल {number}',
    number: 'संख्या',
    born: 'जन्म',
    parent: 'अभिभावक',
    call: 'फ़ोन',
    principal: 'प्रधानाचार्य',
    scale: 'यह रेखा 100 mm की है। न हो, तो “वास्तविक आकार” चुनें।',
  },
});
