import { defineWords } from '../../words/words.ts';

/** The places in braces stay for the list that is set in bold. */
export const sentenceWords = defineWords({
  en: {
    admin: '{name} may change {list}, and decides who else may log in.',
    everything: 'everything in the office',
    change: '{name} may change {list}.',
    see: 'They may see {list}.',
    seeOnly: '{name} may see {list}.',
    changeInClasses: 'Of their own classes they may change {list}.',
    seeInClasses: 'Of their own classes they may see {list}.',
    seeOwn: 'They see their own entries in {list}.',
    health: 'They may read and write {list} of the students whom they see.',
    healthNotes: 'what is noted of the health',
    none: 'They may not open {list}.',
    parent: '{name} sees {list}.',
    parentList: 'notices, holidays and what concerns their own children',
    studentList: 'notices, holidays and what concerns themselves',
    somebody: 'This person',
  },
  hi: {
    admin: '{name} {list} बदल सकते हैं, और तय करते हैं कि और कौन लॉग इन कर सकता है।',
    everything: 'कार्यालय में सब कुछ',
    change: '{name} ये बदल सकते हैं: {list}।',
    see: 'ये देख सकते हैं: {list}।',
    seeOnly: '{name} ये देख सकते हैं: {list}।',
    changeInClasses: 'अपनी कक्षाओं के लिए ये बदल सकते हैं: {list}।',
    seeInClasses: 'अपनी कक्षाओं के लिए ये देख सकते हैं: {list}।',
    seeOwn: '{list} में अपनी प्रविष्टियाँ देख सकते हैं।',
    health: 'जिन विद्यार्थियों को देख सकते हैं, उनके बारे में ये पढ़ और लिख सकते हैं: {list}।',
    healthNotes: 'स्वास्थ्य की टिप्पणियाँ',
    none: 'ये नहीं खोल सकते: {list}।',
    parent: '{name} ये देख सकते हैं: {list}।',
    parentList: 'सूचनाएँ, छुट्टियाँ और अपने बच्चों से जुड़ी बातें',
    studentList: 'सूचनाएँ, छुट्टियाँ और अपने से जुड़ी बातें',
    somebody: 'यह व्यक्ति',
  },
});
