import { sendVerification } from '#schemas/api/account-password.ts';
import { refuse, tooMany } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ownAccount } from '../caller.ts';
import { lockUser } from '../find-user.ts';
import { mailedLink } from '../links.ts';
import { issueUserToken, verifyHours } from '../user-tokens.ts';

const mailsToOne = { name: 'verificationMail', max: 5, perSeconds: 3600 };

/** Mails the link that proves the caller's own email once more. */
export const sendVerificationHandler = handle(sendVerification, async (_, context) => {
  const { services, school } = context;
  const { userId } = ownAccount(context);
  const { to, secret } = await context.write(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if (user.email === null) throw refuse('Your account has no email address. An office admin can add one.');
    if (user.emailVerifiedAt !== null) throw refuse('Your email address is confirmed already.');
    const wait = services.limiter.take(mailsToOne, recipientKey(user.email, school.schoolId));
    if (wait > 0) throw tooMany(wait);
    const { schoolId, id, email } = user;
    await transaction.audit({ entity: 'user', id, after: { verificationSent: true } });
    const token = { schoolId, userId: id, kind: 'verify', hours: verifyHours, now: context.now() } as const;
    return { to: email, secret: await issueUserToken(transaction, token) };
  });
  const text = [
    `Please confirm the email address of your account at ${school.name}:`,
    mailedLink(services, school, { page: 'verify', secret }),
    'The link works once, for two days. If you have no account there, please ignore this email.',
  ].join('\n\n');
  void services.mail.send({ to, subject: 'Please confirm your address', text });
  return ok({ message: `We have sent an email to ${to}.` });
});
