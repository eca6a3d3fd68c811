import { audienceField, defineTypeLayout, languageField } from './define-type.ts';

export const event = defineTypeLayout({
  type: 'event',
  title: ['Events', 'कार्यक्रम'],
  add: ['New event', 'नया कार्यक्रम'],
  where: ['On the home page, under Events and in the calendar.', 'होम पेज, “कार्यक्रम” और कैलेंडर में।'],
  empty: ['No events yet.', 'अभी कोई कार्यक्रम नहीं।'],
  dates: { from: 'entryDateTime', until: 'endDateTime' },
  fields: {
    noticeHead: { label: ['Name of the event', 'कार्यक्रम का नाम'] },
    noticeDetails: { label: ['What happens', 'क्या होगा'] },
    image: { label: ['Picture', 'चित्र'] },
    entryDateTime: { label: ['Begins', 'आरंभ'] },
    endDateTime: { label: ['Ends', 'समाप्ति'] },
    allDay: { label: ['All day', 'पूरे दिन'] },
    venue: { label: ['Place', 'स्थान'] },
    audience: audienceField,
    showOnWebsite: { label: ['Show on the website', 'वेबसाइट पर दिखाएँ'] },
    lang: languageField,
  },
  aside: ['entryDateTime', 'endDateTime', 'allDay', 'venue', 'audience', 'showOnWebsite', 'lang'],
});
