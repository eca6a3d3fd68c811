import { defineWords } from '../../words/words.ts';

export const listPaperWords = defineWords({
  en: {
    title: 'Admission enquiries: {view}',
    one: '1 enquiry',
    all: '{count} enquiries',
    cut: 'The first {shown} of {count} enquiries: filter the list to print the others',
    narrowed: 'as filtered',
    number: 'Reference',
    child: 'Child',
    parent: 'Parent',
    mobile: 'Mobile',
    class: 'Class',
    status: 'Status',
    who: 'In charge',
    next: 'Next',
  },
  hi: {
    title: 'प्रवेश की पूछताछ: {view}',
    one: '1 पूछताछ',
    all: '{count} पूछताछ',
    cut: '{count} में से पहली {shown} पूछताछ: बाकी छापने के लिए सूची छोटी करें',
    narrowed: 'चुने हुए फ़िल्टर के अनुसार',
    number: 'संदर्भ',
    child: 'बच्चा',
    parent: 'अभिभावक',
    mobile: 'मोबाइल',
    class: 'कक्षा',
    status: 'स्थिति',
    who: 'ज़िम्मेदार',
    next: 'आगे',
  },
});
