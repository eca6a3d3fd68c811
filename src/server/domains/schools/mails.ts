import { type MailText, paragraphs } from '#server/core/mail/mail-text.ts';

interface Welcome {
  /** The address of the new website, which holds nothing of what was typed but letters of the name. */
  readonly website: string;
  readonly office: string;
  /** Proves the address. */
  readonly link: string;
}

/**
 * Welcomes whoever registered a school. Anyone may give anyone's address: nothing of what they typed goes into the mail.
 */
export const welcome: MailText<Welcome> = {
  en: ({ website, office, link }) => ({
    subject: 'Please confirm your address',
    text: paragraphs(
      `Your school's website is live: ${website}`,
      `Please confirm your email address:\n${link}`,
      `Your office, with nine steps to a site worth showing, and samples for you to put in your own words:\n${office}`,
      'The link works once, for two days. Until you confirm, the school is not in our list of schools and search engines are asked not to show the website.',
      'If you have not registered a school, please ignore this email.',
    ),
  }),
  hi: ({ website, office, link }) => ({
    subject: 'कृपया अपने ईमेल पते की पुष्टि करें',
    text: paragraphs(
      `आपके विद्यालय की वेबसाइट चालू हो गई है: ${website}`,
      `कृपया अपने ईमेल पते की पुष्टि करें:\n${link}`,
      `आपका कार्यालय, जहाँ नौ कदमों में वेबसाइट दिखाने लायक बन जाती है और नमूने के पाठ आप अपने शब्दों में लिख सकते हैं:\n${office}`,
      'लिंक दो दिन तक और एक ही बार काम करेगा। पुष्टि होने तक विद्यालय हमारी विद्यालय सूची में नहीं आएगा, और सर्च इंजनों से अनुरोध रहेगा कि वे वेबसाइट न दिखाएँ।',
      'अगर आपने कोई विद्यालय पंजीकृत नहीं किया है, तो इस ईमेल को अनदेखा कर दें।',
    ),
  }),
};
