import { type MailText, paragraphs } from '#server/core/mail/mail-text.ts';

interface NewMessage {
  readonly name: string;
  readonly about: string | undefined;
  readonly message: string;
  readonly email: string | undefined;
  readonly mobile: string | undefined;
}

/** What can be answered to. */
const contactsOf = ({ email, mobile }: NewMessage): string =>
  [email, mobile].filter((one) => one !== undefined).join('\n');

/** Tells an office of a message that was left on its website. */
export const newMessage: MailText<NewMessage> = {
  en: (facts) => ({
    subject: 'A message from your website',
    text: paragraphs(
      `${facts.name} wrote to you on your website.`,
      facts.about === undefined ? undefined : `Subject: ${facts.about}`,
      facts.message,
      contactsOf(facts),
    ),
  }),
  hi: (facts) => ({
    subject: 'आपकी वेबसाइट से एक संदेश',
    text: paragraphs(
      `${facts.name} ने आपकी वेबसाइट पर आपको संदेश लिखा है।`,
      facts.about === undefined ? undefined : `विषय: ${facts.about}`,
      facts.message,
      contactsOf(facts),
    ),
  }),
};

interface NewDemoRequest {
  readonly name: string;
  readonly school: string;
  readonly mobile: string;
}

/** Tells the product's people of a request for a demonstration. */
export const newDemoRequest: MailText<NewDemoRequest> = {
  en: ({ name, school, mobile }) => ({
    subject: 'New demo request',
    text: paragraphs(
      `${name} of ${school} has requested a demo.`,
      `Mobile: ${mobile}`,
      'Please call within one working day.',
    ),
  }),
  hi: ({ name, school, mobile }) => ({
    subject: 'डेमो का नया अनुरोध',
    text: paragraphs(
      `${school} से ${name} ने डेमो का अनुरोध किया है।`,
      `मोबाइल: ${mobile}`,
      'कृपया एक कार्य दिवस के भीतर फ़ोन करें।',
    ),
  }),
};
