import { pageRoles } from '#schemas/theme/page-roles.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { mailedLink } from '#server/domains/accounts/index.ts';
import { accountPages } from '#server/http/account-paths.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import type { EnquiryRow } from '#server/store/schema.ts';

/** Anyone may give anyone's address, at each school: more than these to one mailbox would only fill it. */
const receiptsToOne = { name: 'receiptMail', max: 5, perSeconds: 3600 };

/**
 * Mails a family that its enquiry has arrived, if it gave an address that has not had too many. Call it after the
 * commit.
 */
export const sendReceipt = (context: CallContext, row: EnquiryRow): void => {
  const { services, school } = context;
  if (row.email === null || services.limiter.take(receiptsToOne, recipientKey(row.email)) > 0) return;
  const text = [
    `Thank you for your admission enquiry at ${school.name} for ${wholeName(row)}, session ${row.session}.`,
    `Your reference number is ${row.referenceNo}. The school will call you on ${row.mobile}.`,
    `Track your enquiry with the reference number and this mobile number: ${services.originOf(school)}${pageRoles.tracking.address}`,
  ].join('\n\n');
  void sendSchoolMail(context, { to: row.email, subject: `Your enquiry ${row.referenceNo}`, text });
};

interface AdmissionMail {
  readonly to: string;
  readonly row: EnquiryRow;
  readonly admissionNo: string;
  /** The secret of an invitation; undefined if the parent has an account already. */
  readonly invitation: string | undefined;
}

/**
 * Mails a parent that the child is admitted, with a link to make an account if there is none. Call it after the commit.
 */
export const sendAdmission = (context: CallContext, { to, row, admissionNo, invitation }: AdmissionMail): void => {
  const { services, school } = context;
  const account =
    invitation === undefined
      ? `Log in to your account: ${services.originOf(school)}${accountPages.login}`
      : `Choose a password for your account: ${mailedLink(services, school, { page: 'invitation', secret: invitation })}`;
  const text = [
    `${wholeName(row)} has been admitted to ${school.name} for the session ${row.session}.`,
    `The admission number is ${admissionNo}.`,
    account,
  ].join('\n\n');
  void sendSchoolMail(context, { to, subject: `Admission to ${school.name}`, text });
};
