import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { classLookup } from '#schemas/lookups/class-lookup.ts';
import { readValues } from '#server/domains/lookups/public.ts';
import { type PublicCard, publicCard } from '#server/domains/students/public.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { ContentItem } from '#server/tenancy/content-reader.ts';
import { sessionLabel, sessionStartYear } from '#shared/calendar.ts';

/**
 * Students whose card stands among the birthdays of a day (YYYY-MM-DD): at the school, with consent to name and picture
 * (docs/domain.md, Students), born on this day of a year; those of 29 February on the 28th where the year has no 29th.
 */
export const keepsBirthday = (today: string): SQL | undefined =>
  and(
    eq(students.status, 'Active'),
    eq(students.photoConsent, 'Public_With_Name'),
    isNull(students.erasedAt),
    inArray(sql`to_char(${students.dateOfBirth}, 'MM-DD')`, birthdaysOn(today)),
  );

/** The days of the year, MM-DD, whose birthdays are kept on a date. */
export const birthdaysOn = (today: string): readonly string[] => {
  const year = Number(today.slice(0, 4));
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = today.slice(5);
  return day === '02-28' && !isLeapYear ? [day, '02-29'] : [day];
};

/**
 * The cards of a school's students whose birthday is kept on a day, by name, each with the class of the day's session.
 */
export const readBirthdayCards = async (db: Db, today: string): Promise<readonly ContentItem<PublicCard>[]> => {
  const rows = await db
    .select({
      id: students.id,
      firstName: students.firstName,
      lastName: students.lastName,
      photoConsent: students.photoConsent,
      photoMediaId: students.photoMediaId,
      status: students.status,
      erasedAt: students.erasedAt,
      classId: enrolments.classId,
    })
    .from(students)
    .leftJoin(enrolments, inSession(today))
    .where(keepsBirthday(today))
    .orderBy(asc(students.firstName), asc(students.id));
  if (rows.length === 0) return [];
  const classNames = new Map((await readValues(db, classLookup)).map((one) => [one.id, one.name]));
  return rows.flatMap(({ id, classId, ...student }) => {
    const card = publicCard(student, classId === null ? undefined : classNames.get(classId));
    return card ? [{ id, document: card }] : [];
  });
};

const inSession = (today: string): SQL | undefined =>
  and(
    eq(enrolments.schoolId, students.schoolId),
    eq(enrolments.studentId, students.id),
    eq(enrolments.session, sessionLabel(sessionStartYear(today))),
  );
