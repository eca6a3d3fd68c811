import { defineTypeLayout, languageField } from './define-type.ts';

export const banner = defineTypeLayout({
  type: 'banner',
  title: ['Banners', 'बैनर'],
  add: ['New banner', 'नया बैनर'],
  where: ['Large, at the top of the home page.', 'होम पेज पर सबसे ऊपर, बड़े आकार में।'],
  empty: ['No banners yet. The first thing visitors see.', 'अभी कोई बैनर नहीं। सबसे पहले यही दिखता है।'],
  fields: {
    heading: { label: ['Heading', 'शीर्षक'] },
    subHeading: { label: ['Line below', 'नीचे की पंक्ति'] },
    banner_Details: { label: ['Text', 'पाठ'] },
    image: { label: ['Picture', 'चित्र'] },
    button1_Text: { label: ['Words on the button', 'बटन पर शब्द'] },
    button1_Url: { label: ['Where the button leads', 'बटन कहाँ ले जाए'] },
    lang: languageField,
  },
  aside: ['button1_Text', 'button1_Url', 'lang'],
});
