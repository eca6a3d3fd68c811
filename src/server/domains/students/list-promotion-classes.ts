import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listPromotionClasses } from '#schemas/api/students/promotion.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import { nextSession } from './preview-promotion.ts';

/** Which classes go to the next session, and how far each is. */
export const listPromotionClassesHandler = handle(listPromotionClasses, ({ query: { Session } }, context) =>
  context.read(async ({ db }) => {
    const next = alias(enrolments, 'next');
    const { classId, sectionId } = enrolments;
    const rows = await db
      .select({ Class_Id: classId, Section_Id: sectionId, Students: count(), Placed: count(next.id) })
      .from(enrolments)
      .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
      .leftJoin(
        next,
        and(
          eq(next.schoolId, enrolments.schoolId),
          eq(next.studentId, enrolments.studentId),
          eq(next.session, nextSession(Session)),
        ),
      )
      .where(and(eq(enrolments.session, Session), eq(students.status, 'Active'), isNull(students.erasedAt)))
      .groupBy(classId, sectionId)
      .orderBy(asc(classId), asc(sectionId));
    return ok(rows);
  }),
);
