import { dayIn, type MailLanguage, type MailText, paragraphs } from '#server/core/mail/mail-text.ts';
import type { DueAlert } from './due-alerts.ts';

type Documents = Readonly<Record<DueAlert['document'], string>>;

const names: Readonly<Record<MailLanguage, Documents>> = {
  en: {
    Affiliation_Letter: 'Affiliation letter',
    Society_Certificate: 'Registration certificate of the society, trust or company',
    No_Objection_Certificate: 'No objection certificate',
    Rte_Recognition: 'Recognition certificate under the RTE Act',
    Building_Safety: 'Building safety certificate',
    Fire_Safety: 'Fire safety certificate',
    Self_Certificate: 'Self-certificate of the school or the education officer',
    Water_Health_Sanitation: 'Water, health and sanitation certificates',
  },
  hi: {
    Affiliation_Letter: 'संबद्धता पत्र',
    Society_Certificate: 'सोसाइटी, न्यास या कंपनी का पंजीकरण प्रमाण पत्र',
    No_Objection_Certificate: 'अनापत्ति प्रमाण पत्र',
    Rte_Recognition: 'शिक्षा का अधिकार अधिनियम के अंतर्गत मान्यता प्रमाण पत्र',
    Building_Safety: 'भवन सुरक्षा प्रमाण पत्र',
    Fire_Safety: 'अग्नि सुरक्षा प्रमाण पत्र',
    Self_Certificate: 'विद्यालय का स्व-प्रमाणन या ज़िला शिक्षा अधिकारी का प्रमाण पत्र',
    Water_Health_Sanitation: 'जल, स्वास्थ्य और स्वच्छता प्रमाण पत्र',
  },
};

interface Expiring {
  readonly school: string;
  readonly alerts: readonly DueAlert[];
  /** The page where they are public. */
  readonly link: string;
}

/** Tells an admin which disclosure documents expire soon. */
export const expiringDocuments: MailText<Expiring> = {
  en: ({ school, alerts, link }) => ({
    subject: alerts.length === 1 ? 'A disclosure document expires soon' : 'Disclosure documents expire soon',
    text: paragraphs(
      `These documents on the mandatory disclosure page of ${school} expire soon:`,
      alerts
        .map(({ document, validUntil }) => `- ${names.en[document]}: valid until ${dayIn('en', validUntil)}`)
        .join('\n'),
      `Please renew them and add the new files, with their dates, to the page:\n${link}`,
    ),
  }),
  hi: ({ school, alerts, link }) => ({
    subject:
      alerts.length === 1
        ? 'अनिवार्य प्रकटीकरण के एक दस्तावेज़ की अवधि समाप्त होने वाली है'
        : 'अनिवार्य प्रकटीकरण के दस्तावेज़ों की अवधि समाप्त होने वाली है',
    text: paragraphs(
      `${school} के अनिवार्य प्रकटीकरण पेज के इन दस्तावेज़ों की अवधि समाप्त होने वाली है:`,
      alerts
        .map(({ document, validUntil }) => `- ${names.hi[document]}: ${dayIn('hi', validUntil)} तक मान्य`)
        .join('\n'),
      `कृपया इनका नवीनीकरण करा लें और नई फ़ाइलें उनकी तारीख़ों के साथ पेज पर जोड़ दें:\n${link}`,
    ),
  }),
};
