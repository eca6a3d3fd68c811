import { defineWords } from '../words/words.ts';

export const deedWords = defineWords({
  en: {
    add: 'New',
    close: 'Close',
    addPictures: 'Add pictures',
    addStudent: 'Add a student',
    invite: 'Invite a person',
    post: 'Post something',
    add_notice: 'Write a notice',
    add_event: 'Add an event',
    add_blog: 'Write an article',
    add_galleryAlbum: 'Make an album',
    add_banner: 'Add a banner',
  },
  hi: {
    add: 'नया',
    close: 'बंद करें',
    addPictures: 'तस्वीरें जोड़ें',
    addStudent: 'विद्यार्थी जोड़ें',
    invite: 'किसी को आमंत्रित करें',
    post: 'कुछ पोस्ट करें',
    add_notice: 'सूचना लिखें',
    add_event: 'कार्यक्रम जोड़ें',
    add_blog: 'लेख लिखें',
    add_galleryAlbum: 'एल्बम बनाएँ',
    add_banner: 'बैनर जोड़ें',
  },
});
