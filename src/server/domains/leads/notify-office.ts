import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { MailText } from '#server/core/mail/mail-text.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendProductMail } from '#server/http/school-mail.ts';

/** More than these would only fill the office's mailbox; what they are about is in its lists. */
const mailsToOne = { name: 'officeMail', max: 60, perSeconds: 3600 };

/** Mails an office that has an address what has arrived, unless it has had too many. Call it after the commit. */
export const notifyOffice = <Facts>(
  context: CallContext,
  to: string | undefined,
  { mail, facts }: { readonly mail: MailText<Facts>; readonly facts: Facts },
): void => {
  if (to === undefined || context.services.limiter.take(mailsToOne, recipientKey(to)) > 0) return;
  // An office is several people: they have one language, the school's.
  void sendProductMail(context, { to, language: undefined }, mail, facts);
};
