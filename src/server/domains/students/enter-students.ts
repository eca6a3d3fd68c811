import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { placeOf } from './enrolment.ts';
import { enterGuardians } from './enter-guardians.ts';
import { namedIn } from './named-guardians.ts';
import { studentColumns } from './student-record.ts';

interface Entered {
  readonly id: number;
  readonly classId: number;
  readonly sectionId: number;
}

interface Entering {
  readonly schoolId: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** In order, as `findWrongDetails` would have them. */
  readonly students: readonly Omit<BasicDetailsBody, 'School_Id' | 'Student_Id'>[];
}

/** Whether a school has a student on record. */
export const hasStudents = async ({ db }: StoreContext): Promise<boolean> =>
  (await db.select({ id: students.id }).from(students).limit(1)).length > 0;

/** Adds active students of known details with their guardians and enrolments, many at once. */
export const enterStudents = async (
  { db }: StoreContext,
  { schoolId, today, students: bodies }: Entering,
): Promise<Entered[]> => {
  const ids = await db
    .insert(students)
    .values(bodies.map((body) => ({ schoolId, ...columnsOf(body) })))
    .returning({ id: students.id, admissionNo: students.admissionNo });
  const idOf = new Map(ids.map(({ id, admissionNo }) => [admissionNo, id]));
  const entered = bodies.map((body) => {
    const id = idOf.get(body.Admission_No);
    if (id === undefined) throw new Error('The database returned no row for an insert.');
    return { id, body, place: placeOf(body, today) };
  });
  await db
    .insert(enrolments)
    .values(entered.map(({ id, body, place }) => ({ schoolId, studentId: id, session: body.Session, ...place })));
  const people = entered.flatMap(({ id, body }) => {
    const { mobile, details } = columnsOf(body);
    return namedIn(details).map((person) => ({ ...person, studentId: id, mobile: person.mobile ?? mobile }));
  });
  await enterGuardians(db, schoolId, people);
  return entered.map(({ id, place: { classId, sectionId } }) => ({ id, classId, sectionId }));
};

const columnsOf = (body: Entering['students'][number]) => studentColumns({ School_Id: 0, Student_Id: 0, ...body });
