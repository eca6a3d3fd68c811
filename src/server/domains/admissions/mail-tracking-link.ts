import { and, desc, eq, isNull } from 'drizzle-orm';
import { mailTrackingLink } from '#schemas/api/admission-tracking.ts';
import { pageRoles } from '#schemas/theme/page-roles.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { formLanguage } from '#server/http/forms/form-language.ts';
import { formAnswer, isTrapped } from '#server/http/forms/public-form.ts';
import { pageLink } from '#server/http/page-link.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import { enquiries } from '#server/store/schema.ts';
import { trackingLinks } from './mails.ts';
import { linkMinutes, trackingToken } from './tracking-link.ts';

/** More mails than these would only fill a mailbox that may be someone else's. */
const mailsToOne = { name: 'trackingMail', max: 3, perSeconds: 3600 };
/** More enquiries than these no family has. */
const maxEnquiries = 10;

/** Mails a family the links to its enquiries. Neither the answer nor its timing reveals whether there are any. */
export const mailTrackingLinkHandler = handle(mailTrackingLink, async ({ body }, context) => {
  if (!isTrapped(body)) void context.services.tasks.run(() => sendLinks(body.Email.toLowerCase(), context));
  const message = `If an enquiry was made with this email, we have sent a link to it. The link works for ${linkMinutes} minutes.`;
  return formAnswer(context, ok({ message }));
});

const sendLinks = async (email: string, context: CallContext): Promise<void> => {
  const { services, school } = context;
  const rows = await context.read(({ db }) =>
    db
      .select()
      .from(enquiries)
      .where(and(eq(enquiries.email, email), isNull(enquiries.deletedAt)))
      .orderBy(desc(enquiries.id))
      .limit(maxEnquiries),
  );
  const [{ email: to } = { email: null }] = rows;
  if (to === null) return;
  if (services.limiter.take(mailsToOne, recipientKey(email, school.schoolId)) > 0) return;
  const language = await formLanguage(context);
  const page = await pageLink(context, pageRoles.tracking.address, language);
  await sendSchoolMail(context, { to, language }, trackingLinks, {
    school: school.name,
    enquiries: rows.map((row) => ({
      child: wholeName(row),
      reference: row.referenceNo,
      link: `${page}?token=${trackingToken(services, row)}`,
    })),
    minutes: linkMinutes,
  });
};
