import type { EnquiryBody } from '#schemas/api/admissions.ts';
import { privacyNoticeVersion } from '#schemas/api/public-form.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { startYearOf } from './age.ts';
import { enquiryValues } from './enquiry-values.ts';

interface Arrived {
  readonly body: EnquiryBody;
  readonly enquiryType: number;
  /** Of the session's series. */
  readonly number: number;
  /** Of the page that the family wrote on, where it did. */
  readonly language?: string | undefined;
  /** What the request is called, where it may be sent again. */
  readonly clientKey?: string | undefined;
}

/** The series that numbers the enquiries of a session that starts in a year. */
export const enquirySeries = (year: number): string => `enquiry:${year}`;

export const referenceNo = (year: number, number: number): string => `E${year}-${String(number).padStart(4, '0')}`;

/** The row of an enquiry that has just come in, with the consent to be called back. */
export const newEnquiry = (context: CallContext, { body, enquiryType, number, language, clientKey }: Arrived) => {
  const now = context.now();
  return {
    ...enquiryValues(body),
    schoolId: context.school.schoolId,
    referenceNo: referenceNo(startYearOf(body.Session), number),
    status: enquiryStatus.new,
    enquiryType,
    language: language ?? null,
    clientKey: clientKey ?? null,
    consentVersion: privacyNoticeVersion,
    consentAt: now,
    consentAddress: context.services.sealer.fingerprint(context.address, 'consent address'),
    createdAt: now,
    updatedAt: now,
  };
};
