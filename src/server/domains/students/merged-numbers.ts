import { and, eq, inArray } from 'drizzle-orm';
import { wholeName } from '#server/core/whole-name.ts';
import { mergedStudents, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

interface Merged {
  readonly studentId: number;
  /** Why nobody else gets the number. */
  readonly text: string;
}

/** Whose entries had numbers before they were merged with another. */
export const findMergedNumbers = async (db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, Merged>> => {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: mergedStudents.admissionNo, student: students })
    .from(mergedStudents)
    .innerJoin(students, and(eq(students.schoolId, mergedStudents.schoolId), eq(students.id, mergedStudents.studentId)))
    .where(inArray(mergedStudents.admissionNo, [...numbers]));
  return new Map(
    rows.map(({ number, student }) => {
      const name = wholeName(student);
      const text = `Admission number ${number} was merged into that of ${name}, ${student.admissionNo}.`;
      return [number, { studentId: student.id, text }];
    }),
  );
};
