import { and, eq, gt } from 'drizzle-orm';
import { forgotPassword, resetPassword } from '#schemas/api/account-password.ts';
import { accountKey, recipientKey } from '#server/core/limits/limit-key.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { isForm, orBack, seeOther } from '#server/http/forms/form.ts';
import { type MailReader, sendSchoolMail } from '#server/http/school-mail.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { userTokens } from '#server/store/schema.ts';
import { lockUserByLogin } from '../find-user.ts';
import { hasEnded } from '../has-ended.ts';
import { mailedLink } from '../links.ts';
import { passwordReset } from '../mails.ts';
import { mayEnter, setPasswordByLink } from '../set-password.ts';
import { issueUserToken } from '../user-tokens.ts';

const linkMinutes = 30;
/** A second mail within so long would only fill the mailbox. */
const restMs = 60_000;

/** As long as a link holds: who has used up the mails has a link that works until the next may be sent. */
const perSeconds = linkMinutes * 60;
const mailsToOne = { name: 'resetMail', max: 5, perSeconds };
/** More questions about one login are not looked into. */
const asksForOne = { name: 'resetAsk', max: 20, perSeconds };

/** Mails a link with which another password can be chosen. Neither the answer nor its timing reveals whether it did. */
export const forgotPasswordHandler = handle(forgotPassword, async ({ body }, context) => {
  const { services, school } = context;
  if (services.limiter.take(asksForOne, accountKey(school.schoolId, body.login)) === 0)
    void services.tasks.run(() => sendLink(body.login, context));
  if (isForm(context)) return seeOther(`${accountPages.forgot}?sent=1`);
  return ok({
    message: 'If this account exists, we have sent an email with a link. The link works for 30 minutes.',
  });
});

const sendLink = async (login: string, context: CallContext): Promise<void> => {
  const { school, services } = context;
  const made = await context.write((transaction) => makeLink(transaction, { login, context }));
  if (!made) return;
  const link = mailedLink(services, school, { page: 'reset', secret: made.secret, language: made.reader.language });
  await sendSchoolMail(context, made.reader, passwordReset, { school: school.name, link, minutes: linkMinutes });
};

const makeLink = async (
  transaction: WriteContext,
  { login, context }: { readonly login: string; readonly context: CallContext },
): Promise<{ readonly reader: MailReader; readonly secret: string } | undefined> => {
  transaction.unrecorded();
  const user = await lockUserByLogin(transaction, login);
  if (!user?.email || !mayEnter(user) || hasEnded(user, context.now())) return undefined;
  const { schoolId, id: userId, email, language } = user;
  const now = context.now();
  const recent = gt(userTokens.createdAt, new Date(now.getTime() - restMs));
  const [last] = await transaction.db
    .select({ id: userTokens.id })
    .from(userTokens)
    .where(and(eq(userTokens.userId, userId), eq(userTokens.kind, 'reset'), recent))
    .limit(1);
  // A link that cannot be mailed must not end the one before it.
  if (last || context.services.limiter.take(mailsToOne, recipientKey(email, schoolId)) > 0) return undefined;
  const secret = await issueUserToken(transaction, { schoolId, userId, kind: 'reset', minutes: linkMinutes, now });
  await transaction.audit({ entity: 'user', id: userId, after: { resetAsked: now.toISOString() } });
  return { reader: { to: email, language }, secret };
};

/** Sets a new password by a mailed link, which works once. */
export const resetPasswordHandler = handle(resetPassword, ({ body }, context) =>
  orBack(context, { path: accountPages.reset, query: { token: body.token } }, async () => {
    const { token: secret, password } = body;
    await setPasswordByLink(context, { secret, kind: 'reset', password }, async () => undefined);
    if (isForm(context)) return seeOther(`${accountPages.login}?changed=1`);
    return ok({ message: 'Your password was changed. Please log in.' });
  }),
);
