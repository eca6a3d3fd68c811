import { defineTypeLayout, languageField } from './define-type.ts';

export const about = defineTypeLayout({
  type: 'about',
  title: ['About the school', 'विद्यालय के बारे में'],
  add: ['Write about the school', 'विद्यालय के बारे में लिखें'],
  where: ['On the home page and under About.', 'होम पेज पर और “परिचय” में।'],
  empty: ['Nothing is written about the school yet.', 'विद्यालय के बारे में अभी कुछ नहीं लिखा है।'],
  fields: {
    heading: { label: ['Heading', 'शीर्षक'] },
    description: { label: ['Text', 'पाठ'] },
    image: { label: ['Picture', 'चित्र'] },
    mission_Heading: { label: ['Mission: heading', 'उद्देश्य: शीर्षक'] },
    mission_Description: { label: ['Mission: text', 'उद्देश्य: पाठ'] },
    vision_Heading: { label: ['Vision: heading', 'दृष्टि: शीर्षक'] },
    vision_Description: { label: ['Vision: text', 'दृष्टि: पाठ'] },
    lang: languageField,
  },
  aside: ['lang'],
});
