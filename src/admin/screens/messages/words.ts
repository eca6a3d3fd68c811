import type { MessageStatus } from '#schemas/records/contact-message.ts';
import { defineWords } from '../../words/words.ts';

export const messagesWords = defineWords({
  en: {
    title: 'Messages',
    note0: 'All messages have been read.',
    note1: 'One message is unread.',
    note: '{count} messages are unread.',
    all: 'All',
    search: 'Search by name, contact or words',
    none: 'Nobody has written yet. Messages from your website’s contact form arrive here.',
    noneOperators: 'Nobody has written yet. Messages from Schoolyard’s own contact form arrive here.',
    noMatch: 'No message matches.',
    showAll: 'Show all',
    loadFailed: 'The messages could not be loaded.',
    oneFailed: 'This message could not be loaded.',
    gone: 'This message no longer exists.',
    loading: 'Loading',
    sampleName: 'Sunita Pawar',
    sampleText: 'When do admissions for Class 1 begin, and which papers do we bring?',
  },
  hi: {
    title: 'संदेश',
    note0: 'सब पढ़े जा चुके हैं।',
    note1: 'एक संदेश पढ़ना बाकी है।',
    note: '{count} संदेश पढ़ने बाकी हैं।',
    all: 'सभी',
    search: 'नाम, नंबर, ईमेल या शब्द से खोजें',
    none: 'अभी किसी ने नहीं लिखा। वेबसाइट के संपर्क फ़ॉर्म से आए संदेश यहाँ दिखेंगे।',
    noneOperators: 'अभी किसी ने नहीं लिखा। Schoolyard के अपने संपर्क फ़ॉर्म से आए संदेश यहाँ दिखेंगे।',
    noMatch: 'कोई संदेश नहीं मिला।',
    showAll: 'सभी दिखाएँ',
    loadFailed: 'संदेश लोड नहीं हो सके।',
    oneFailed: 'यह संदेश लोड नहीं हो सका।',
    gone: 'यह संदेश अब नहीं है।',
    loading: 'लोड हो रहा है',
    sampleName: 'सुनीता पवार',
    sampleText: 'कक्षा 1 के प्रवेश कब से हैं, और कौन से काग़ज़ लाने हैं?',
  },
});

export const statusWords = defineWords({
  en: { New: 'New', Read: 'Read', Closed: 'Closed' } satisfies Record<MessageStatus, string>,
  hi: { New: 'नया', Read: 'पढ़ा गया', Closed: 'निपटाया गया' },
});

export const timelineWords = defineWords({
  en: {
    title: 'What was done',
    became_New: 'Marked as new',
    became_Read: 'Read',
    became_Closed: 'Closed',
    Reply: 'Replied by email',
    Note: 'Note',
    Enquiry: 'Closed with the admission enquiry {reference}',
    findEnquiry: 'Find it under Admissions',
    program: 'a program',
  },
  hi: {
    title: 'अब तक क्या हुआ',
    became_New: 'नया माना गया',
    became_Read: 'पढ़ा गया',
    became_Closed: 'निपटाया गया',
    Reply: 'ईमेल से जवाब दिया',
    Note: 'नोट',
    Enquiry: 'प्रवेश की पूछताछ {reference} बनाकर निपटाया गया',
    findEnquiry: 'इसे “प्रवेश” में देखें',
    program: 'कोई प्रोग्राम',
  },
});

export const answerWords = defineWords({
  en: {
    what: 'Reply or note',
    reply: 'Reply',
    note: 'Note',
    replyTo: 'Reply to {email}',
    answersTo: 'Their message goes below your text. Answers come to {email}.',
    answersNowhere:
      'Their message goes below your text. Answers will not reach you: the school’s published profile has no email address.',
    noteLabel: 'Note for the office',
    noteHelp: 'For example: rang twice, no answer. Only the office can read it.',
    send: 'Send reply',
    sendAndLeave: 'Send and leave',
    keep: 'Save note',
    missingReply: 'Write your reply.',
    missingNote: 'Write the note.',
    sent: 'Your reply has been sent to {email}',
    kept: 'The note is saved',
    callInstead: 'They gave no email address. Call them, and note what was said.',
    noEmail: 'They gave no email address.',
    noServer:
      'No mail server is set up, so replies cannot be sent from here. Select the address above to write from your own mail program.',
  },
  hi: {
    what: 'जवाब या नोट',
    reply: 'जवाब',
    note: 'नोट',
    replyTo: '{email} को जवाब',
    answersTo: 'उनका संदेश आपके जवाब के नीचे जाएगा। उनका उत्तर {email} पर आएगा।',
    answersNowhere:
      'उनका संदेश आपके जवाब के नीचे जाएगा। उनका उत्तर आप तक नहीं पहुँचेगा: विद्यालय की प्रकाशित प्रोफ़ाइल में ईमेल पता नहीं है।',
    noteLabel: 'कार्यालय के लिए नोट',
    noteHelp: 'जैसे: दो बार फ़ोन किया, किसी ने नहीं उठाया। इसे सिर्फ़ कार्यालय पढ़ता है।',
    send: 'जवाब भेजें',
    sendAndLeave: 'भेजें और जाएँ',
    keep: 'नोट सहेजें',
    missingReply: 'जवाब लिखें।',
    missingNote: 'नोट लिखें।',
    sent: 'आपका जवाब {email} पर भेज दिया गया',
    kept: 'नोट सहेजा गया',
    callInstead: 'उन्होंने ईमेल पता नहीं दिया। फ़ोन करें, और जो बात हो उसे नोट में लिख लें।',
    noEmail: 'उन्होंने ईमेल पता नहीं दिया।',
    noServer:
      'इस सर्वर पर मेल की सुविधा नहीं है, इसलिए यहाँ से जवाब नहीं जा सकता। अपने मेल प्रोग्राम से लिखें: ऊपर का पता उसे खोलता है।',
  },
});

export const deedWords = defineWords({
  en: {
    close: 'Close message',
    reopen: 'Reopen',
    isClosed: 'The message is closed',
    enquiry: 'Make an enquiry',
    more: 'More for the message of {name}',
    delete: 'Delete',
    isDeleted: 'The message of {name} is deleted',
  },
  hi: {
    close: 'निपटा हुआ मानें',
    reopen: 'फिर खोलें',
    isClosed: 'संदेश निपटाया गया',
    enquiry: 'पूछताछ बनाएँ',
    more: '{name} के संदेश के लिए और विकल्प',
    delete: 'हटाएँ',
    isDeleted: '{name} का संदेश हटाया गया',
  },
});
