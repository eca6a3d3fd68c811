import { audienceField, defineTypeLayout, languageField } from './define-type.ts';

export const notice = defineTypeLayout({
  type: 'notice',
  title: ['Notices', 'सूचनाएँ'],
  add: ['New notice', 'नई सूचना'],
  where: ['On the home page and under Notices.', 'होम पेज पर और “सूचनाएँ” में।'],
  empty: ['No notices yet. Parents look here first.', 'अभी कोई सूचना नहीं। अभिभावक सबसे पहले यहीं देखते हैं।'],
  dates: { from: 'entryDateTime' },
  fields: {
    noticeHead: { label: ['Heading', 'शीर्षक'] },
    noticeDetails: {
      label: ['Notice', 'सूचना'],
      help: ['For example: date, time, place, whom to ask.', 'जैसे: तारीख़, समय, स्थान, किससे पूछें।'],
    },
    attachmentUrl: { label: ['Attachment or link', 'संलग्न फ़ाइल या लिंक'] },
    entryDateTime: { label: ['Date of the notice', 'सूचना की तारीख़'] },
    audience: audienceField,
    level: {
      label: ['How urgent', 'कितनी ज़रूरी'],
      standard: 'Info',
      help: [
        'An emergency puts a red strip on every page until you take it off.',
        'आपात सूचना हटाए जाने तक हर पेज पर लाल पट्टी में रहती है।',
      ],
      options: {
        Info: ['Usual', 'सामान्य'],
        Important: ['Important', 'महत्वपूर्ण'],
        Emergency: ['Emergency', 'आपात'],
      },
    },
    isPinned: { label: ['Keep on top', 'सबसे ऊपर रखें'] },
    lang: languageField,
  },
  aside: ['entryDateTime', 'audience', 'level', 'isPinned', 'lang'],
});
