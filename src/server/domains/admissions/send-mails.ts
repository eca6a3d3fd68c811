import { pageRoles } from '#schemas/theme/page-roles.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { mailedLink } from '#server/domains/accounts/index.ts';
import { accountPages } from '#server/http/account-paths.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { pageLink } from '#server/http/page-link.ts';
import { type MailReader, sendSchoolMail } from '#server/http/school-mail.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import { admitted, receipt } from './mails.ts';

/** Anyone may give anyone's address, at each school: more than these to one mailbox would only fill it. */
const receiptsToOne = { name: 'receiptMail', max: 5, perSeconds: 3600 };

/**
 * Mails a family that its enquiry has arrived, if it gave an address that has not had too many. Call it after the
 * commit.
 */
export const sendReceipt = (context: CallContext, row: EnquiryRow): void => {
  const { services, school } = context;
  const { email: to, language } = row;
  if (to === null || services.limiter.take(receiptsToOne, recipientKey(to)) > 0) return;
  void services.tasks.run(async () =>
    sendSchoolMail(context, { to, language }, receipt, {
      school: school.name,
      child: wholeName(row),
      session: row.session,
      reference: row.referenceNo,
      mobile: row.mobile,
      link: await pageLink(context, pageRoles.tracking.address, language),
    }),
  );
};

interface Admission {
  readonly reader: MailReader;
  readonly row: EnquiryRow;
  readonly admissionNo: string;
  /** The secret of an invitation; undefined if the parent has an account already. */
  readonly invitation: string | undefined;
}

/**
 * Mails a parent that the child is admitted, with a link to make an account if there is none. Call it after the commit.
 */
export const sendAdmission = (context: CallContext, { reader, row, admissionNo, invitation }: Admission): void => {
  const { services, school } = context;
  const lang = reader.language ? `?lang=${reader.language}` : '';
  const account =
    invitation === undefined
      ? { isNew: false, link: `${services.originOf(school)}${accountPages.login}${lang}` }
      : {
          isNew: true,
          link: mailedLink(services, school, { page: 'invitation', secret: invitation, language: reader.language }),
        };
  const facts = { school: school.name, child: wholeName(row), session: row.session, admissionNo, account };
  void sendSchoolMail(context, reader, admitted, facts);
};
