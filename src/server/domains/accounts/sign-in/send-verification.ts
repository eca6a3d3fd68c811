import { sendVerification } from '#schemas/api/account-password.ts';
import { refuse, tooMany } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { sendProductMail } from '#server/http/school-mail.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ownAccount } from '../caller.ts';
import { lockUser } from '../find-user.ts';
import { mailedLink } from '../links.ts';
import { verification } from '../mails.ts';
import { issueUserToken, verifyHours } from '../user-tokens.ts';

const mailsToOne = { name: 'verificationMail', max: 5, perSeconds: 3600 };

/** Mails the link that proves the caller's own email once more. */
export const sendVerificationHandler = handle(sendVerification, async (_, context) => {
  const { services, school } = context;
  const { userId } = ownAccount(context);
  const { reader, secret } = await context.write(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if (user.email === null) throw refuse('Your account has no email address. An office admin can add one.');
    if (user.emailVerifiedAt !== null) throw refuse('Your email address is confirmed already.');
    const wait = services.limiter.take(mailsToOne, recipientKey(user.email, school.schoolId));
    if (wait > 0) throw tooMany(wait);
    const { schoolId, id, email: to, language } = user;
    await transaction.audit({ entity: 'user', id, after: { verificationSent: true } });
    const token = { schoolId, userId: id, kind: 'verify', hours: verifyHours, now: context.now() } as const;
    return { reader: { to, language }, secret: await issueUserToken(transaction, token) };
  });
  const link = mailedLink(services, school, { page: 'verify', secret, language: reader.language });
  void sendProductMail(context, reader, verification, { school: school.name, link });
  return ok({ message: `We have sent an email to ${reader.to}.` });
});
