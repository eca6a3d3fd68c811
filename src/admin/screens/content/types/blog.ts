import { defineTypeLayout, languageField } from './define-type.ts';

export const blog = defineTypeLayout({
  type: 'blog',
  title: ['Articles', 'लेख'],
  add: ['New article', 'नया लेख'],
  where: ['Under Blog, and the newest ones on the home page.', '“ब्लॉग” में, और सबसे नए होम पेज पर।'],
  empty: ['No articles yet.', 'अभी कोई लेख नहीं।'],
  product: 'also',
  dates: { from: 'entryDate' },
  fields: {
    blog_Title: { label: ['Title', 'शीर्षक'] },
    blog_Description: { label: ['Text', 'पाठ'] },
    blog_Media: { label: ['Picture', 'चित्र'] },
    entryDate: { label: ['Date', 'तारीख़'] },
    author: { label: ['Written by', 'लेखक'] },
    blogFor: {
      label: ['Where it appears', 'कहाँ दिखे'],
      options: { 1: ['The product’s website', 'उत्पाद की वेबसाइट'], 2: ['The school’s website', 'विद्यालय की वेबसाइट'] },
    },
    blogCategoryId: { label: ['Number of its category', 'श्रेणी संख्या'] },
    lang: languageField,
  },
  aside: ['entryDate', 'author', 'blogFor', 'blogCategoryId', 'lang'],
});
