import { defineWords } from '../../words/words.ts';

export const editorWords = defineWords({
  en: {
    newTitle: 'Add an enquiry',
    newNote: 'Enter what you know now. The rest can follow.',
    editTitle: 'Change the enquiry',
    save: 'Save',
    saveNew: 'Save the enquiry',
    saved: 'Saved',
    added: 'The enquiry is saved as {reference}',
    loading: 'Loading',
  },
  hi: {
    newTitle: 'पूछताछ जोड़ें',
    newNote: 'अभी जो पता है, उतना काफ़ी है। बाकी बाद में जोड़ें।',
    editTitle: 'पूछताछ बदलें',
    save: 'सहेजें',
    saveNew: 'पूछताछ सहेजें',
    saved: 'सहेजा गया',
    added: 'पूछताछ {reference} के रूप में लिखी गई',
    loading: 'लोड हो रहा है',
  },
});
