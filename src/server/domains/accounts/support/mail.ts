import { settingsPath } from '#schemas/office.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import { listAdmins } from '../users/admins.ts';
import type { StartedVisit } from './visits.ts';

/** Who enters again and again is in the list of visits. */
const mailsToOne = { name: 'supportMail', max: 10, perSeconds: 3600 };

/** Tells the school’s admins that an operator has entered. Call it after the commit. */
export const mailVisit = async (context: CallContext, { visit, reason, endsAt }: StartedVisit): Promise<void> => {
  const { services, school } = context;
  const admins = await context.read(listAdmins);
  const place = `${services.originOf(school)}${settingsPath}?open=support`;
  const { timeZone } = await services.siteOf(school);
  const time = (language: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(endsAt);
  const name = visit.operatorName;
  const text = [
    `${name} of the platform has entered the office of ${school.name} under the support access that the school has given.`,
    `What it was given for: ${reason}`,
    `They can read and change nothing, until ${time('en-IN')} at most. To end it at once: ${place}`,
    `${name} (प्लेटफ़ॉर्म ऑपरेटर) आपके विद्यालय की दी हुई सहायता अनुमति से ${school.name} के कार्यालय में आए हैं। वे केवल देख सकते हैं, कुछ बदल नहीं सकते, अधिक से अधिक ${time('hi-IN')} तक। अभी समाप्त करने के लिए ऊपर का लिंक खोलें।`,
  ].join('\n\n');
  for (const { to } of admins)
    if (services.limiter.take(mailsToOne, recipientKey(to, school.schoolId)) === 0)
      void sendSchoolMail(context, { to, subject: `Support has entered the office of ${school.name}`, text });
};
