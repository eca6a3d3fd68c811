import { eq } from 'drizzle-orm';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import { users } from '#server/store/schema.ts';
import { leaveAnswer } from '../mails.ts';
import type { FoundLeave } from './requests.ts';

/** More answers than these in an hour nobody waits for. */
const answersToOne = { name: 'leaveMail', max: 20, perSeconds: 3600 };

/** Mails whoever asked the answer to a request, if there is an address. Call it after the commit. */
export const mailDecision = async (context: CallContext, { leave, student }: FoundLeave): Promise<void> => {
  const { services, school } = context;
  const account = await context.read(async ({ db }) => {
    const [row] = await db
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, leave.askedBy ?? 0));
    return row;
  });
  const { email: to, language } = account ?? {};
  if (!to || services.limiter.take(answersToOne, recipientKey(to)) > 0) return;
  const { firstDay, lastDay, state, decision } = leave;
  void sendSchoolMail(context, { to, language }, leaveAnswer, {
    school: school.name,
    child: student.firstName,
    firstDay,
    lastDay,
    isApproved: state === 'Approved',
    decision: decision || undefined,
  });
};
