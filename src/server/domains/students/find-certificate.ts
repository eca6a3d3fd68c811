import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  type CertificateBody,
  type FoundCertificate,
  findTransferCertificate,
} from '#schemas/api/students/certificate.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { limitFailures } from '#server/core/limits/limit-failures.ts';
import { addressKey, certificateKey } from '#server/core/limits/limit-key.ts';
import { normalizeCertificateNumber } from '#server/core/validation/certificate-number.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { isForm, seeOther } from '#server/http/forms/form.ts';
import { studentDocuments, students } from '#server/store/schema.ts';

/** How often an address may be wrong. */
const triesOfAddress = { name: 'certificate.wrong', max: 5, perSeconds: 900 };
/**
 * How often anyone may be wrong about one number, whether or not it was issued. A class was born on some 700 days: to
 * try them all takes more than a month.
 */
const triesOfNumber = { name: 'certificate.wrong', max: 20, perSeconds: 86_400 };

/** Finds the certificate of a student who left. Whatever is wrong, the failure is the same, and so is the work. */
export const findCertificateHandler = handle(findTransferCertificate, async ({ body }, context) => {
  const { services, school, address } = context;
  const limits = [
    { limit: triesOfAddress, key: addressKey(school.schoolId, address) },
    { limit: triesOfNumber, key: certificateKey(school.schoolId, body.Document_Number) },
  ];
  const mediaId = await limitFailures(services.limiter, limits, async () => {
    const found = await findFile(context, body);
    if (found === undefined || body.Company_Fax) throw notFound();
    return found;
  });
  const found: FoundCertificate = { Link: privateMediaLink(services, { schoolId: school.schoolId, mediaId }) };
  return isForm(context) ? seeOther(found.Link) : ok(found);
});

/** The file of the certificate that was issued last under the number. */
const findFile = (
  context: CallContext,
  { Document_Number, Date_Of_Birth }: CertificateBody,
): Promise<number | undefined> =>
  context.read(async ({ db }) => {
    const [row] = await db
      .select({ mediaId: studentDocuments.mediaId })
      .from(studentDocuments)
      .innerJoin(
        students,
        and(eq(students.schoolId, studentDocuments.schoolId), eq(students.id, studentDocuments.studentId)),
      )
      .where(
        and(
          eq(studentDocuments.documentType, 'TC_Issued'),
          eq(sql`upper(${studentDocuments.documentNumber})`, normalizeCertificateNumber(Document_Number)),
          eq(students.dateOfBirth, Date_Of_Birth),
          isNull(students.erasedAt),
        ),
      )
      .orderBy(desc(studentDocuments.id))
      .limit(1);
    return row?.mediaId;
  });
