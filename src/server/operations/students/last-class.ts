import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { classes, standardClass } from '../../../../schemas/lookups/classes.ts';
import { wrongField } from '../../errors/app-error.ts';
import { content } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

const highest = Math.max(...classes.map(({ grade }) => grade));

/** The grade of the last class that a school's profile says it has; class 12 where it says nothing. */
const lastGrade = async (db: Db): Promise<number> => {
  const [profile] = await db
    .select({ last: sql<string | null>`${content.published}->>'Classes_To'` })
    .from(content)
    .where(and(eq(content.type, 'schoolProfile'), isNotNull(content.published), isNull(content.deletedAt)))
    .limit(1);
  return standardClass(Number(profile?.last))?.grade ?? highest;
};

/** Throws unless a class is the school's last: only from there does a student become one of the alumni (domain.md 4.3). */
export const requireLastClass = async (db: Db, classId: number): Promise<void> => {
  const grade = standardClass(classId)?.grade;
  if (grade === undefined || grade >= (await lastGrade(db))) return;
  throw wrongField('Status', 'Only a student of the last class becomes one of the alumni.');
};
