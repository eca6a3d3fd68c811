import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { MailMessage } from '#server/core/mail/mail.ts';
import type { CallContext } from '#server/http/calls/handle.ts';

/** More than these would only fill the office's mailbox; what they are about is in its lists. */
const mailsToOne = { name: 'officeMail', max: 60, perSeconds: 3600 };

/** Mails an office that has an address what has arrived, unless it has had too many. Call it after the commit. */
export const notifyOffice = (
  { services }: CallContext,
  { to, ...message }: Omit<MailMessage, 'to'> & { readonly to: string | undefined },
): void => {
  if (to === undefined || services.limiter.take(mailsToOne, recipientKey(to)) > 0) return;
  void services.mail.send({ to, ...message });
};
