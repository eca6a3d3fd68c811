import { and, asc, eq, isNull } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { readStudent, type StudentFile, type StudentGuardian } from '#schemas/api/students/read.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { type EnrolmentRow, guardianPeople, guardians, students, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readBankRecords } from './bank-record.ts';
import { type BioReader, isForHealth, toBioRecord } from './bio-record.ts';
import { readDocuments, toDocumentRecord } from './document-record.ts';
import { currentEnrolment, readEnrolments } from './enrolment.ts';
import { findPhoto } from './find-student.ts';
import { studentsInScope } from './in-scope.ts';
import { photoLink } from './photo-link.ts';
import { toStudentRecord } from './student-record.ts';

const readers: Readonly<Record<'all' | 'classes' | 'own', BioReader['as']>> = {
  all: 'office',
  classes: 'teacher',
  own: 'family',
};

/** One student, as far as the reader may see. One whom the reader may not see at all is not found. */
export const readStudentHandler = handle(readStudent, ({ params: { id } }, context) =>
  context.read(async (tx) => {
    const { db } = tx;
    const { services, scope } = context;
    // Of one whose data were erased, the office still reads what the register keeps.
    const visible = scope === 'all' ? undefined : isNull(students.erasedAt);
    const inScope = await studentsInScope(tx, context);
    const [row] = await db
      .select()
      .from(students)
      .where(and(eq(students.id, id), visible, inScope));
    if (!row) throw notFound();
    const reader = readers[scope];
    const enrolled = await readEnrolments(db, id);
    const photo = photoLink(services, await findPhoto(db, row));
    const file = {
      student: toStudentRecord({ row, enrolment: currentEnrolment(enrolled), photo }),
      bio: toBioRecord(row, { as: reader, readsHealth: isForHealth(context) }),
      guardians: reader === 'office' ? await readGuardianAccounts(db, id) : await readGuardians(db, id),
      enrolments: enrolled.map(toEnrolment),
    };
    if (reader === 'teacher') return ok(file satisfies StudentFile);
    const documents = (await readDocuments(db, id)).map((document) => toDocumentRecord(services, document));
    return ok({ ...file, documents, bankDetails: await readBankRecords(db, id) } satisfies StudentFile);
  }),
);

/** The people who answer for a student, who is called first before the others, with the names of the wire. */
export const readGuardians = async (db: Db, studentId: number): Promise<StudentFile['guardians']> =>
  (await readPeople(db, studentId)).map(toGuardian);

/** As `readGuardians`, with who they are and where their log-ins stand. */
const readGuardianAccounts = async (db: Db, studentId: number): Promise<StudentFile['guardians']> =>
  (await readPeople(db, studentId)).map((row) => ({
    ...toGuardian(row),
    Person_Id: row.person.id,
    Account: toAccount(row.account),
  }));

const readPeople = (db: Db, studentId: number) => {
  const { id, status, passwordHash, lastLoginAt } = users;
  // By its first column the account is known to be there.
  const account = { id, status, passwordHash, lastLoginAt };
  return db
    .select({ relation: guardians.relation, person: guardianPeople, account })
    .from(guardians)
    .innerJoin(
      guardianPeople,
      and(eq(guardianPeople.schoolId, guardians.schoolId), eq(guardianPeople.id, guardians.personId)),
    )
    .leftJoin(users, and(eq(users.schoolId, guardianPeople.schoolId), eq(users.id, guardianPeople.userId)))
    .where(eq(guardians.studentId, studentId))
    .orderBy(asc(guardians.relation), asc(guardians.id));
};

type PersonRow = Awaited<ReturnType<typeof readPeople>>[number];

const toGuardian = ({ relation, person: { name, mobile, email } }: PersonRow): StudentGuardian =>
  withoutNulls({ Name: name, Relation: relation, Mobile: mobile, Email: email });

const toAccount = (account: PersonRow['account']): NonNullable<StudentGuardian['Account']> => {
  if (!account) return { State: 'None' };
  if (account.status === userStatus.disabled) return { State: 'Closed' };
  if (account.passwordHash === null) return { State: 'Invited' };
  const at = account.lastLoginAt?.toISOString();
  return { State: 'Active', ...(at === undefined ? {} : { Last_Login_At: at }) };
};

/** An enrolment with the names of the wire. */
export const toEnrolment = (row: EnrolmentRow): StudentFile['enrolments'][number] =>
  withoutNulls({
    Session: row.session,
    Class_Id: row.classId,
    Section_Id: row.sectionId,
    Roll_No: row.rollNo,
    State: row.state,
  });
