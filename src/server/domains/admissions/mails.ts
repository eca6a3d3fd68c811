import { type MailText, paragraphs } from '#server/core/mail/mail-text.ts';

interface Receipt {
  readonly school: string;
  readonly child: string;
  readonly session: string;
  readonly reference: string;
  readonly mobile: string;
  /** The page that tracks enquiries. */
  readonly link: string;
}

/** Tells a family that its enquiry has arrived. */
export const receipt: MailText<Receipt> = {
  en: ({ school, child, session, reference, mobile, link }) => ({
    subject: `Your enquiry ${reference}`,
    text: paragraphs(
      `Thank you for your admission enquiry at ${school} for ${child}, session ${session}.`,
      `Your reference number is ${reference}. The school will call you on ${mobile}.`,
      `Track your enquiry with the reference number and this mobile number: ${link}`,
    ),
  }),
  hi: ({ school, child, session, reference, mobile, link }) => ({
    subject: `आपकी पूछताछ ${reference}`,
    text: paragraphs(
      `धन्यवाद। ${school} में ${child} के प्रवेश के लिए आपकी पूछताछ मिल गई है (सत्र ${session})।`,
      `आपकी संदर्भ संख्या ${reference} है। विद्यालय आपको ${mobile} पर फ़ोन करेगा।`,
      `संदर्भ संख्या और इसी मोबाइल नंबर से अपनी पूछताछ की स्थिति यहाँ देखें: ${link}`,
    ),
  }),
};

interface TrackingLinks {
  readonly school: string;
  readonly enquiries: readonly { readonly child: string; readonly reference: string; readonly link: string }[];
  /** How long the links work. */
  readonly minutes: number;
}

const listOfLinks = ({ enquiries }: TrackingLinks): readonly string[] =>
  enquiries.map(({ child, reference, link }) => `${child}, ${reference}:\n${link}`);

/** Gives a family the links to its enquiries, which it asked for. */
export const trackingLinks: MailText<TrackingLinks> = {
  en: (facts) => ({
    subject: `Your enquiry at ${facts.school}`,
    text: paragraphs(
      `Someone, most likely you, asked to track your enquiry at ${facts.school}.`,
      ...listOfLinks(facts),
      `The link works for ${facts.minutes} minutes. If it was not you, ignore this email.`,
    ),
  }),
  hi: (facts) => ({
    subject: `${facts.school} में आपकी पूछताछ`,
    text: paragraphs(
      `किसी ने, संभवतः आपने ही, ${facts.school} में अपनी पूछताछ की स्थिति देखने का लिंक माँगा है।`,
      ...listOfLinks(facts),
      `यह लिंक ${facts.minutes} मिनट तक काम करेगा। अगर आपने इसे नहीं माँगा, तो इस ईमेल को अनदेखा कर दें।`,
    ),
  }),
};

interface Admitted {
  readonly school: string;
  readonly child: string;
  readonly session: string;
  readonly admissionNo: string;
  /** The page where the parent logs in, or chooses the password of a new account. */
  readonly account: { readonly isNew: boolean; readonly link: string };
}

/** Tells a parent that the child is admitted. */
export const admitted: MailText<Admitted> = {
  en: ({ school, child, session, admissionNo, account: { isNew, link } }) => ({
    subject: `Admission to ${school}`,
    text: paragraphs(
      `${child} has been admitted to ${school} for the session ${session}.`,
      `The admission number is ${admissionNo}.`,
      isNew ? `Choose a password for your account: ${link}` : `Log in to your account: ${link}`,
    ),
  }),
  hi: ({ school, child, session, admissionNo, account: { isNew, link } }) => ({
    subject: `${school} में प्रवेश`,
    text: paragraphs(
      `सत्र ${session} के लिए ${school} में ${child} का प्रवेश हो गया है।`,
      `प्रवेश संख्या ${admissionNo} है।`,
      isNew ? `अपने खाते के लिए पासवर्ड चुनें: ${link}` : `अपने खाते में लॉग इन करें: ${link}`,
    ),
  }),
};
