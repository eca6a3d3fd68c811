import { defineWords } from '../../words/words.ts';

export const languageWords = defineWords({
  en: {
    language: 'Language of the texts',
    main: 'Main language',
    copy: 'Copy from {language}',
    whole: 'Every text is there in {language} too.',
    gap: '1 text is missing. Until you add it, visitors who read {language} see the {own} text.',
    gaps: '{count} texts are missing. Until you add them, visitors who read {language} see the {own} texts.',
    none: 'Left empty, visitors who read {language} see the {own} texts.',
    inLanguage: '{label} · {language}',
    languages: 'Languages',
    missingIn: 'Not in {language} yet',
  },
  hi: {
    language: 'पाठ की भाषा',
    main: 'मुख्य भाषा',
    copy: '{language} से लाएँ',
    whole: '{language} में भी सारे पाठ तैयार हैं।',
    gap: '1 पाठ बाकी है। तब तक {language} में साइट पढ़ने वालों को {own} का पाठ दिखेगा।',
    gaps: '{count} पाठ बाकी हैं। तब तक {language} में साइट पढ़ने वालों को {own} का पाठ दिखेगा।',
    none: 'ख़ाली छोड़ने पर {language} में साइट पढ़ने वालों को {own} का पाठ दिखेगा।',
    inLanguage: '{label} · {language}',
    languages: 'भाषाएँ',
    missingIn: 'अभी {language} में नहीं',
  },
});
