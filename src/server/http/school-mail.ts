import type { MailMessage } from '#server/core/mail/mail.ts';
import { type MailText, mailLanguage } from '#server/core/mail/mail-text.ts';
import { schoolMailLanguage } from '#server/tenancy/mail-language.ts';
import type { CallContext } from './calls/handle.ts';

type Sending = Pick<CallContext, 'services' | 'school'>;

/** Who a mail is for. */
export interface MailReader {
  readonly to: string;
  /**
   * The language that they have chosen: of the office, where they have an account, else of the page that they wrote on.
   * Without one, or where there are no mails in it, the mail is in the school's.
   */
  readonly language: string | null | undefined;
}

/** A mail of a school, with the name and the address for answers that it has set. */
export const asSchoolMail = async ({ services, school }: Sending, message: MailMessage): Promise<MailMessage> => {
  const { fromName, replyTo } = (await services.siteOf(school)).mail;
  return { ...message, fromName, replyTo: replyTo ?? message.replyTo };
};

/** Sends a mail of a school in the background, in the language of who reads it. Call it after the commit. */
export const sendSchoolMail = <Facts>(
  context: Sending,
  reader: MailReader,
  mail: MailText<Facts>,
  facts: Facts,
): Promise<void> =>
  context.services.tasks.run(async () => {
    const message = await writeMail(context, reader, mail, facts);
    await context.services.mail.send(await asSchoolMail(context, message));
  });

/** The same under the product's name: of what is the product's to say. */
export const sendProductMail = <Facts>(
  context: Sending,
  reader: MailReader,
  mail: MailText<Facts>,
  facts: Facts,
): Promise<void> =>
  context.services.tasks.run(async () => context.services.mail.send(await writeMail(context, reader, mail, facts)));

const writeMail = async <Facts>(
  { services, school }: Sending,
  { to, language: chosen }: MailReader,
  mail: MailText<Facts>,
  facts: Facts,
): Promise<MailMessage> => {
  const language = mailLanguage(chosen) ?? (await schoolMailLanguage(services, school));
  return { to, language, ...mail[language](facts) };
};
