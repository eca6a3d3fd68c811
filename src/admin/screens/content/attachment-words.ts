import { defineWords } from '../../words/words.ts';

export const attachmentWords = defineWords({
  en: {
    help: 'Add the file, PDF or picture up to 5 MB, or enter a link.',
    upload: 'Add a file',
    replace: 'Another file',
    takeAway: 'Take away',
    open: 'Open: {name}',
    file: 'File',
  },
  hi: {
    help: 'फ़ाइल जोड़ें (PDF या चित्र, 5 MB तक), या लिंक लिखें।',
    upload: 'फ़ाइल जोड़ें',
    replace: 'दूसरी फ़ाइल',
    takeAway: 'हटाएँ',
    open: 'खोलें: {name}',
    file: 'फ़ाइल',
  },
});
