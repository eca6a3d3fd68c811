import type { MailMessage } from '#server/core/mail/mail.ts';
import type { CallContext } from './calls/handle.ts';

type Sending = Pick<CallContext, 'services' | 'school'>;

/** A mail of a school, with the name and the address for answers that it has set. */
export const asSchoolMail = async ({ services, school }: Sending, message: MailMessage): Promise<MailMessage> => {
  const { fromName, replyTo } = (await services.siteOf(school)).mail;
  return { ...message, fromName, replyTo: replyTo ?? message.replyTo };
};

/** Sends a mail of a school in the background. Call it after the commit. */
export const sendSchoolMail = (context: Sending, message: MailMessage): Promise<void> =>
  context.services.tasks.run(async () => context.services.mail.send(await asSchoolMail(context, message)));
