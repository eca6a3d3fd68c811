import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { enrolments, type OwnClass, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** A class with its section. */
export interface ClassPlace {
  readonly classId: number;
  readonly sectionId: number;
}

export interface ClassSize extends ClassPlace {
  /** How many students in school were admitted on which day. */
  readonly admissions: readonly { readonly day: string; readonly students: number }[];
}

/** How many of the students of a class were admitted by a day. */
export const sizeOn = ({ admissions }: ClassSize, day: string): number =>
  admissions.reduce((sum, one) => (one.day <= day ? sum + one.students : sum), 0);

type Caller = Pick<CallContext, 'scope' | 'actor'>;

/** The classes that the scope of a call reaches; undefined for all of them. */
const ownClasses = ({ scope, actor }: Caller): readonly OwnClass[] | undefined =>
  scope === 'all' ? undefined : scope === 'classes' && actor.kind === 'user' ? actor.classes : [];

/** Throws `NOT_FOUND` unless a class is in the scope of the call. */
export const requireClass = (context: Caller, { Class_Id, Section_Id }: OwnClass): void => {
  const own = ownClasses(context);
  if (own && !own.some((one) => one.Class_Id === Class_Id && one.Section_Id === Section_Id)) throw notFound();
};

/** The condition that a row is of a class in the scope of the call; undefined for all. */
export const inOwnClasses = (
  context: Caller,
  columns: { readonly classId: PgColumn; readonly sectionId: PgColumn },
): SQL | undefined => {
  const own = ownClasses(context);
  if (!own) return undefined;
  const places = own.map((one) => and(eq(columns.classId, one.Class_Id), eq(columns.sectionId, one.Section_Id)));
  return or(...places) ?? sql`false`;
};

/** The classes of a session in the scope of the call; a class teacher's own also while they are empty. */
export const readClasses = async (db: Db, context: Caller, session: string): Promise<ClassSize[]> => {
  const { classId, sectionId } = enrolments;
  const { admissionDate: day } = students;
  const rows = await db
    .select({ classId, sectionId, day, students: count() })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .where(
      and(
        eq(enrolments.session, session),
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
        inOwnClasses(context, enrolments),
      ),
    )
    .groupBy(classId, sectionId, day);
  const classes = new Map<string, ClassSize>();
  for (const { Class_Id, Section_Id } of ownClasses(context) ?? []) {
    const place = { classId: Class_Id, sectionId: Section_Id };
    classes.set(placeKey(place), { ...place, admissions: [] });
  }
  for (const { day, students, ...place } of rows) {
    const admissions = classes.get(placeKey(place))?.admissions ?? [];
    classes.set(placeKey(place), { ...place, admissions: [...admissions, { day, students }] });
  }
  return [...classes.values()].toSorted((a, b) => a.classId - b.classId || a.sectionId - b.sectionId);
};

export const placeKey = ({ classId, sectionId }: ClassPlace): string => `${classId} ${sectionId}`;
