import { defineWords } from '../../words/words.ts';

export const labelWords = defineWords({
  en: { parentsOf: 'Parents of {name}, {class}', rollNo: 'Roll no. {number}', subject: 'Subject' },
  hi: { parentsOf: '{name}, {class} के अभिभावक', rollNo: 'रोल नं. {number}', subject: 'विषय' },
});
