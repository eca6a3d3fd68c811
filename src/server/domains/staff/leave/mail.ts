import { eq } from 'drizzle-orm';
import { dayInWords } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import { users } from '#server/store/schema.ts';
import type { FoundLeave } from './requests.ts';

/** More answers than these in an hour nobody waits for. */
const answersToOne = { name: 'leaveMail', max: 20, perSeconds: 3600 };

/** Mails a member the answer to a request, if there is an address. Call it after the commit. */
export const mailDecision = async (context: CallContext, { leave, member, type }: FoundLeave): Promise<void> => {
  const { services, school } = context;
  const to = await context.read(async ({ db }) => {
    const [account] = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, member.userId ?? 0));
    return account?.email ?? member.email;
  });
  if (to === null || services.limiter.take(answersToOne, recipientKey(to)) > 0) return;
  const { firstDay, lastDay, state, decision } = leave;
  const days = firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
  const answer = state === 'Approved' ? 'approved' : 'refused';
  const text = [`${type.name}, ${days}: ${answer} by ${school.name}.`, ...(decision ? [decision] : [])].join('\n\n');
  void sendSchoolMail(context, { to, subject: `Your leave was ${answer}: ${days}`, text });
};
