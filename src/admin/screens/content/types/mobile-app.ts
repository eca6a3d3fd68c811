import { defineTypeLayout, languageField } from './define-type.ts';

export const mobileApp = defineTypeLayout({
  type: 'mobileApp',
  title: ['Mobile apps', 'मोबाइल ऐप'],
  add: ['New app', 'नया ऐप'],
  where: ['On the product’s home page.', 'उत्पाद के होम पेज पर।'],
  empty: ['No apps yet.', 'अभी कोई ऐप नहीं।'],
  product: 'only',
  fields: {
    app_Name: { label: ['Name', 'नाम'] },
    app_For: {
      label: ['For whom', 'किसके लिए'],
      options: { Students: ['Students', 'विद्यार्थी'], Teachers: ['Teachers', 'शिक्षक'] },
    },
    android_Url: { label: ['Address in Google Play', 'Google Play में पता'] },
    apple_Url: { label: ['Address in the App Store', 'App Store में पता'] },
    lang: languageField,
  },
  aside: ['lang'],
});
