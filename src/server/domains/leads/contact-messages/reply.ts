import { refuse, tooMany } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { MailMessage } from '#server/core/mail/mail.ts';
import { officeEmail } from '#server/domains/schools/index.ts';
import { type CallContext, created, type Handler, handle } from '#server/http/calls/handle.ts';
import { asSchoolMail } from '#server/http/school-mail.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { changeMessage } from './change-message.ts';
import type { MessageRow } from './contact-message-row.ts';
import { findMessage, lockAnyMessage } from './find-message.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Anyone may give anyone's address in a form: more mails than these to one mailbox would only fill it. */
const repliesToOne = { name: 'replyMail', max: 20, perSeconds: 3600 };

/** Mails a reply to who wrote a message. What has left is kept with it, even if somebody removes it meanwhile. */
export const replyHandler = (calls: OfficeCalls): Handler =>
  handle(calls.reply, async ({ params, body }, context) => {
    const { services } = context;
    const { message, replyTo } = await context.read(async (transaction) => ({
      message: await findMessage(transaction, params.id),
      replyTo: await officeEmail(transaction, context.now()),
    }));
    const { email: to } = message;
    if (to === null) throw refuse('Who wrote this gave no email address. Call them instead.');
    if (!services.mail.isConnected)
      throw refuse('No mail server is set up here, so nothing can be sent. Write from your own mail program.');
    const wait = services.limiter.take(repliesToOne, recipientKey(to));
    if (wait > 0) throw tooMany(wait);
    await send(context, await asSchoolMail(context, { to, replyTo, ...contentOf(context, message, body.Text) }));
    return context.write(async (transaction) => {
      const before = await lockAnyMessage(transaction, params.id);
      const change = before.status === 'New' ? ({ status: 'Read' } as const) : {};
      const { entry } = await changeMessage(transaction, context, { before, kind: 'Reply', text: body.Text, change });
      return created(entry);
    });
  });

const send = async ({ services, log }: CallContext, mail: MailMessage): Promise<void> => {
  try {
    await services.mail.sendNow(mail);
  } catch (err) {
    log.error({ err }, 'A reply could not be sent.');
    throw new AppError('MAIL_NOT_SENT', {}, { cause: err });
  }
};

/** The reply, the school's name below it, and what it replies to: in whatever language the two wrote. */
const contentOf = ({ school }: CallContext, { subject, message }: MessageRow, text: string) => ({
  subject: `Re: ${subject ?? school.name}`,
  text: [text, school.name, message.replace(/^/gm, '> ')].join('\n\n'),
});
