import { settingsPath } from '#schemas/office.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import { supportVisit } from '../mails.ts';
import { listAdmins } from '../users/admins.ts';
import type { StartedVisit } from './visits.ts';

/** Who enters again and again is in the list of visits. */
const mailsToOne = { name: 'supportMail', max: 10, perSeconds: 3600 };

/** Tells the school’s admins that an operator has entered. Call it after the commit. */
export const mailVisit = async (context: CallContext, { visit, reason, endsAt }: StartedVisit): Promise<void> => {
  const { services, school } = context;
  const admins = await context.read(listAdmins);
  const { timeZone } = await services.siteOf(school);
  const link = `${services.originOf(school)}${settingsPath}?open=support`;
  const facts = { school: school.name, operator: visit.operatorName, reason, endsAt, timeZone, link };
  for (const admin of admins)
    if (services.limiter.take(mailsToOne, recipientKey(admin.to, school.schoolId)) === 0)
      void sendSchoolMail(context, admin, supportVisit, facts);
};
