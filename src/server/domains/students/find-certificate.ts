import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type CertificateBody,
  findTransferCertificate,
  type RegisteredCertificate,
} from '#schemas/api/students/certificate.ts';
import type { PastStay } from '#schemas/records/student.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { limitFailures } from '#server/core/limits/limit-failures.ts';
import { addressKey, certificateKey } from '#server/core/limits/limit-key.ts';
import { normalizeCertificateNumber } from '#server/core/validation/certificate-number.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { isForm, seeOther } from '#server/http/forms/form.ts';
import { studentDocuments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { pastStaysOf } from './past-stays.ts';

/** How often an address may be wrong. */
const triesOfAddress = { name: 'certificate.wrong', max: 5, perSeconds: 900 };
/**
 * How often anyone may be wrong about one number, whether or not it was issued. A class was born on some 700 days: to
 * try them all takes more than a month.
 */
const triesOfNumber = { name: 'certificate.wrong', max: 20, perSeconds: 86_400 };

/**
 * Finds the certificate of a student who left: its file, or what the register says of it. Whatever is wrong, the failure
 * is the same, and so is the work.
 */
export const findCertificateHandler = handle(findTransferCertificate, async ({ body }, context) => {
  const { services, school, address } = context;
  const { schoolId } = school;
  const limits = [
    { limit: triesOfAddress, key: addressKey(schoolId, address) },
    { limit: triesOfNumber, key: certificateKey(schoolId, body.Document_Number) },
  ];
  const { mediaId, register } = await limitFailures(services.limiter, limits, async () => {
    const found = await findIn(context, body);
    if ((found.mediaId ?? found.register) === undefined || body.Company_Fax) throw notFound();
    return found;
  });
  if (mediaId === undefined) return ok({ ...(register && { Register: register }) });
  const Link = privateMediaLink(services, { schoolId, mediaId });
  return isForm(context) ? seeOther(Link) : ok({ Link });
});

interface Found {
  readonly mediaId: number | undefined;
  readonly register: RegisteredCertificate | undefined;
}

const findIn = (context: CallContext, { Document_Number, Date_Of_Birth }: CertificateBody): Promise<Found> =>
  context.read(async ({ db }) => {
    const number = normalizeCertificateNumber(Document_Number);
    const child = and(eq(students.dateOfBirth, Date_Of_Birth), isNull(students.erasedAt));
    return { mediaId: await findFile(db, number, child), register: await findInRegister(db, number, child) };
  });

/** The file of the certificate that was issued last under the number. */
const findFile = async (db: Db, number: string, child: SQL | undefined): Promise<number | undefined> => {
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
        eq(sql`upper(${studentDocuments.documentNumber})`, number),
        child,
      ),
    )
    .orderBy(desc(studentDocuments.id))
    .limit(1);
  return row?.mediaId;
};

/** What the register says of the stay that ended with the number: the last one of a student, or one before. */
const findInRegister = async (
  db: Db,
  number: string,
  child: SQL | undefined,
): Promise<RegisteredCertificate | undefined> => {
  const before = JSON.stringify([{ Tc_No: number }]);
  const [row] = await db
    .select({ details: students.details })
    .from(students)
    .where(
      and(
        child,
        sql`(${students.details}->>'Tc_No' = ${number} or ${students.details}->'Past_Stays' @> ${before}::jsonb)`,
      ),
    )
    .limit(1);
  const stay = row && [row.details as Partial<PastStay>, ...pastStaysOf(row)].find(({ Tc_No }) => Tc_No === number);
  if (!stay) return undefined;
  const { Leaving_Date, Tc_Issued_On: Issued_On } = stay;
  return { Document_Number: number, ...(Leaving_Date && { Leaving_Date }), ...(Issued_On && { Issued_On }) };
};
