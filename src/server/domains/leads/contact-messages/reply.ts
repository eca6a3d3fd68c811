import { refuse, tooMany } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { MailMessage } from '#server/core/mail/mail.ts';
import { officeEmail } from '#server/domains/schools/index.ts';
import { clientKeyOf } from '#server/http/calls/client-key.ts';
import { type CallContext, created, type Handler, handle } from '#server/http/calls/handle.ts';
import { asSchoolMail } from '#server/http/school-mail.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { changeMessage } from './change-message.ts';
import type { MessageRow } from './contact-message-row.ts';
import { findMessage, lockAnyMessage } from './find-message.ts';
import { findSentEntry } from './find-sent.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Anyone may give anyone's address in a form: more mails than these to one mailbox would only fill it. */
const repliesToOne = { name: 'replyMail', max: 20, perSeconds: 3600 };

/**
 * Mails a reply to who wrote a message. What has left is kept with it, even if somebody removes it meanwhile. The same one
 * sent again is mailed and kept once.
 */
export const replyHandler = (calls: OfficeCalls): Handler =>
  handle(calls.reply, async ({ params, body }, context) => {
    const { services, school } = context;
    const clientKey = clientKeyOf(context);
    const written = { messageId: params.id, kind: 'Reply', text: body.Text } as const;
    const found = await context.read(async (transaction) => {
      const sent = await findSentEntry(transaction, context, written);
      if (sent) return { sent };
      return {
        message: await findMessage(transaction, params.id),
        replyTo: await officeEmail(transaction, context.now()),
      };
    });
    if (found.sent) return created(found.sent);
    const { message, replyTo } = found;
    const { email: to } = message;
    if (to === null) throw refuse('Who wrote this gave no email address. Call them instead.');
    if (!services.mail.isConnected)
      throw refuse('No mail server is set up here, so nothing can be sent. Write from your own mail program.');
    const wait = services.limiter.take(repliesToOne, recipientKey(to));
    if (wait > 0) throw tooMany(wait);
    const mail = await asSchoolMail(context, { to, replyTo, ...contentOf(context, message, body.Text) });
    await send(context, mail, clientKey && `${school.schoolId} ${clientKey}`);
    return context.write(async (transaction) => {
      const sent = await findSentEntry(transaction, context, written);
      if (sent) {
        transaction.unrecorded();
        return created(sent);
      }
      const before = await lockAnyMessage(transaction, params.id);
      const change = before.status === 'New' ? ({ status: 'Read' } as const) : {};
      const { entry } = await changeMessage(transaction, context, { before, ...written, clientKey, change });
      return created(entry);
    });
  });

const send = async ({ services, log }: CallContext, mail: MailMessage, key: string | undefined): Promise<void> => {
  try {
    await services.mail.sendNow(mail, key);
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
