import { and, eq } from 'drizzle-orm';
import { type IssuedCertificate, issueTransferCertificate } from '#schemas/api/students/certificate.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type StudentRow, students } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { lockStudent } from './find-student.ts';
import { certificateNames } from './student-record.ts';

/**
 * Counts a print of a transfer certificate. What is printed first is issued that day; every other is a duplicate, unless
 * it takes the place of a print that was spoiled.
 */
export const issueCertificateHandler = handle(
  issueTransferCertificate,
  async ({ params: { id }, body: { Is_Spoiled: isSpoiled } }, context) => {
    const page = await lookupPage(context);
    return context.write(async (tx) => {
      const row = await lockStudent(tx, id);
      const { today } = await readSchoolDay(tx, context.now());
      const { number, issuedOn, copies } = certificateOf(row);
      if (number === undefined) throw refuse('This student has no transfer certificate: they have not left.');
      const isFirst = issuedOn === undefined || (copies <= 1 && isSpoiled);
      const after = {
        Tc_No: number,
        Tc_Issued_On: issuedOn ?? today,
        Tc_Copies: isFirst ? 1 : copies + (isSpoiled ? 0 : 1),
      };
      await tx.db
        .update(students)
        .set({ details: { ...row.details, ...after } })
        .where(and(eq(students.schoolId, row.schoolId), eq(students.id, id)));
      const before = pickFields(row.details, certificateNames);
      await tx.audit({
        entity: 'student',
        id,
        before,
        after: withoutNulls({ ...after, Is_Spoiled: isSpoiled || undefined }),
      });
      const issued: IssuedCertificate = {
        Tc_No: number,
        Issued_On: after.Tc_Issued_On,
        Printed_On: today,
        Copy: isFirst ? 'First' : 'Duplicate',
        ...(page !== undefined && { Lookup_Address: `${page}?certificate=${encodeURIComponent(number)}` }),
      };
      return ok(issued);
    });
  },
);

const certificateOf = ({ details }: Pick<StudentRow, 'details'>) => {
  const { Tc_No, Tc_Issued_On, Tc_Copies } = details;
  return {
    number: typeof Tc_No === 'string' ? Tc_No : undefined,
    issuedOn: typeof Tc_Issued_On === 'string' ? Tc_Issued_On : undefined,
    copies: typeof Tc_Copies === 'number' ? Tc_Copies : 0,
  };
};

/** Where the school's website looks certificates up, if its theme has a page for that. */
const lookupPage = async ({ services, school }: CallContext): Promise<string | undefined> => {
  const { record } = await services.siteOf(school);
  const page = (await services.themeOf(record))?.pages.certificate;
  return page === undefined ? undefined : `${services.originOf(school)}${page}`;
};
