import { eq } from 'drizzle-orm';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import { users } from '#server/store/schema.ts';
import { leaveAnswer } from '../mails.ts';
import type { FoundLeave } from './requests.ts';

/** More answers than these in an hour nobody waits for. */
const answersToOne = { name: 'leaveMail', max: 20, perSeconds: 3600 };

/** Mails a member the answer to a request, if there is an address. Call it after the commit. */
export const mailDecision = async (context: CallContext, { leave, member, type }: FoundLeave): Promise<void> => {
  const { services, school } = context;
  const account = await context.read(async ({ db }) => {
    const [row] = await db
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, member.userId ?? 0));
    return row;
  });
  const to = account?.email ?? member.email;
  if (to === null || services.limiter.take(answersToOne, recipientKey(to)) > 0) return;
  const { firstDay, lastDay, state, decision, askedFirstDay, askedLastDay } = leave;
  void sendSchoolMail(context, { to, language: account?.language }, leaveAnswer, {
    school: school.name,
    type: type.name,
    firstDay,
    lastDay,
    asked: askedFirstDay && askedLastDay ? [askedFirstDay, askedLastDay] : undefined,
    isApproved: state === 'Approved',
    decision: decision || undefined,
  });
};
