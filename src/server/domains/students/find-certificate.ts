import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  type CertificateBody,
  type FoundCertificate,
  findTransferCertificate,
} from '#schemas/api/students/certificate.ts';
import { notFound, tooMany } from '#server/core/errors/refusals.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { isForm, seeOther } from '#server/http/forms/form.ts';
import { studentDocuments, students } from '#server/store/schema.ts';

/** How often an address may be wrong. */
const wrongTries = { max: 5, perSeconds: 900 };

/** Finds the certificate of a student who left. Whatever is wrong, the failure is the same, and so is the work. */
export const findCertificateHandler = handle(findTransferCertificate, async ({ body }, context) => {
  const { services, school, address } = context;
  const key = `certificate ${school.schoolId} ${address}`;
  const wait = services.limiter.peek(key, wrongTries);
  if (wait > 0) throw tooMany(wait);
  const mediaId = await findFile(context, body);
  if (mediaId === undefined || body.Company_Fax) {
    services.limiter.take(key, wrongTries);
    throw notFound();
  }
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
          eq(sql`upper(${studentDocuments.documentNumber})`, Document_Number.trim().toUpperCase()),
          eq(students.dateOfBirth, Date_Of_Birth),
          isNull(students.erasedAt),
        ),
      )
      .orderBy(desc(studentDocuments.id))
      .limit(1);
    return row?.mediaId;
  });
