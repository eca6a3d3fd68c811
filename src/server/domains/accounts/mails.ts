import { type MailText, momentIn, paragraphs } from '#server/core/mail/mail-text.ts';

interface Invitation {
  readonly school: string;
  readonly name: string;
  /** The page where they choose a password. */
  readonly link: string;
}

/** Invites somebody to an account that has been made for them. */
export const invitation: MailText<Invitation> = {
  en: ({ school, name, link }) => ({
    subject: `Your account at ${school}`,
    text: paragraphs(
      `Dear ${name},`,
      `${school} has created an account for you. Please choose a password within seven days:`,
      link,
      'After that, log in with this email address.',
    ),
  }),
  hi: ({ school, name, link }) => ({
    subject: `${school} में आपका खाता`,
    text: paragraphs(
      `नमस्ते ${name},`,
      `${school} ने आपके लिए एक खाता बनाया है। कृपया सात दिनों के भीतर पासवर्ड चुन लें:`,
      link,
      'इसके बाद इसी ईमेल पते से लॉग इन करें।',
    ),
  }),
};

interface PasswordReset {
  readonly school: string;
  readonly link: string;
  /** How long the link works. */
  readonly minutes: number;
}

/** Gives the link to another password, which somebody asked for. */
export const passwordReset: MailText<PasswordReset> = {
  en: ({ school, link, minutes }) => ({
    subject: `Reset your password for ${school}`,
    text: paragraphs(
      `Someone, most likely you, asked to reset the password of your account at ${school}.`,
      `Use this link within ${minutes} minutes to reset your password:`,
      link,
      'If it was not you, ignore this email: your password stays the same.',
    ),
  }),
  hi: ({ school, link, minutes }) => ({
    subject: `${school} के खाते का पासवर्ड बदलें`,
    text: paragraphs(
      `किसी ने, संभवतः आपने ही, ${school} में आपके खाते का पासवर्ड बदलने का लिंक माँगा है।`,
      `नया पासवर्ड चुनने के लिए ${minutes} मिनट के भीतर यह लिंक खोलें:`,
      link,
      'अगर आपने इसे नहीं माँगा, तो इस ईमेल को अनदेखा कर दें: आपका पासवर्ड वही रहेगा।',
    ),
  }),
};

interface Verification {
  readonly school: string;
  readonly link: string;
}

/** Gives the link that proves an address. */
export const verification: MailText<Verification> = {
  en: ({ school, link }) => ({
    subject: 'Please confirm your address',
    text: paragraphs(
      `Please confirm the email address of your account at ${school}:`,
      link,
      'The link works once, for two days. If you have no account there, please ignore this email.',
    ),
  }),
  hi: ({ school, link }) => ({
    subject: 'कृपया अपने ईमेल पते की पुष्टि करें',
    text: paragraphs(
      `कृपया पुष्टि करें कि ${school} में आपके खाते का ईमेल पता यही है:`,
      link,
      'यह लिंक दो दिन तक और एक ही बार काम करेगा। अगर वहाँ आपका खाता नहीं है, तो इस ईमेल को अनदेखा कर दें।',
    ),
  }),
};

interface SupportVisit {
  readonly school: string;
  /** The operator's name. */
  readonly operator: string;
  /** What the school has given the access for, in its own words. */
  readonly reason: string;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** Where an admin ends it. */
  readonly link: string;
}

/** Tells an admin that an operator has entered the office. */
export const supportVisit: MailText<SupportVisit> = {
  en: ({ school, operator, reason, endsAt, timeZone, link }) => ({
    subject: `Support has entered the office of ${school}`,
    text: paragraphs(
      `${operator} of the platform has entered the office of ${school} under the support access that the school has given.`,
      `What it was given for: ${reason}`,
      `They can read and change nothing, until ${momentIn('en', endsAt, timeZone)} at most. To end it at once: ${link}`,
    ),
  }),
  hi: ({ school, operator, reason, endsAt, timeZone, link }) => ({
    subject: `${school} के कार्यालय में सहायता के लिए प्रवेश`,
    text: paragraphs(
      `प्लेटफ़ॉर्म की ओर से ${operator} विद्यालय की दी हुई सहायता अनुमति से ${school} के कार्यालय में आए हैं।`,
      `अनुमति इस काम के लिए दी गई थी: ${reason}`,
      `वे केवल देख सकते हैं, कुछ बदल नहीं सकते, और अधिक से अधिक ${momentIn('hi', endsAt, timeZone)} तक रह सकते हैं। अनुमति अभी समाप्त करने के लिए: ${link}`,
    ),
  }),
};
