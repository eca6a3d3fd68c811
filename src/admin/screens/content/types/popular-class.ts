import { defineTypeLayout, languageField } from './define-type.ts';

export const popularClass = defineTypeLayout({
  type: 'popularClass',
  title: ['Classes and fees', 'कक्षाएँ और शुल्क'],
  add: ['New class', 'नई कक्षा'],
  where: ['On the home page and under Classes.', 'होम पेज पर और “कक्षाएँ” में।'],
  empty: ['No classes yet. Parents look here for the fees.', 'अभी कोई कक्षा नहीं। अभिभावक यहाँ शुल्क देखते हैं।'],
  fields: {
    className: { label: ['Class', 'कक्षा'] },
    classImage: { label: ['Picture', 'चित्र'] },
    classFees: { label: ['Fees', 'शुल्क'], help: ['For example: ₹24,000 a year', 'जैसे: ₹24,000 प्रति वर्ष'] },
    classSize: { label: ['Students in a class', 'कक्षा में विद्यार्थी'] },
    classTime: { label: ['Time', 'समय'], help: ['For example: 8:30 am to 12:30 pm', 'जैसे: सुबह 8:30 से दोपहर 12:30'] },
    childrenAge: { label: ['Age', 'आयु'], help: ['For example: 4 to 5 years', 'जैसे: 4 से 5 वर्ष'] },
    lang: languageField,
  },
  aside: ['lang'],
});
