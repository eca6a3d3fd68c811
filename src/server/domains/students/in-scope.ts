import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { enrolledWhere } from './list-query.ts';

const noStudents = sql`false`;

/**
 * Which students the caller may see, by the scope of the call: all; those whom the session that is on puts into one of
 * a class teacher's classes; oneself or one's children.
 */
export const studentsInScope = async (tx: StoreContext, context: CallContext): Promise<SQL | undefined> => {
  const { scope, actor } = context;
  if (scope === 'all') return undefined;
  if (actor.kind !== 'user') return noStudents;
  if (scope === 'own') return actor.studentIds.length > 0 ? inArray(students.id, [...actor.studentIds]) : noStudents;
  if (actor.classes.length === 0) return noStudents;
  const { startYear } = await readSchoolDay(tx, context.now());
  const places = actor.classes.map(({ Class_Id, Section_Id }) =>
    and(eq(enrolments.classId, Class_Id), eq(enrolments.sectionId, Section_Id)),
  );
  const inOwnClass = and(eq(enrolments.session, sessionLabel(startYear)), or(...places));
  return inOwnClass && enrolledWhere(tx.db, inOwnClass);
};

/** Throws `NO_ACCESS` unless a person signed in as an admin calls: programs are not handed whole lives. */
export const requireAdmin = ({ actor }: Pick<CallContext, 'actor'>): void => {
  if (actor.kind !== 'user' || actor.role !== 'Admin') throw new AppError('NO_ACCESS');
};
