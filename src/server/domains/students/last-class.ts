import { classes, standardClass } from '#schemas/lookups/classes.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { visibleProfile } from '#server/domains/schools/index.ts';
import type { StoreContext } from '#server/store/store.ts';

const highest = Math.max(...classes.map(({ grade }) => grade));

/** The grade of the last class that a school's profile says it has at a time; class 12 where it says nothing. */
const lastGrade = async (context: StoreContext, now: Date): Promise<number> => {
  const { Classes_To: last } = await visibleProfile(context, now);
  return standardClass(Number(last))?.grade ?? highest;
};

/** Whether students finish school from a class. One of the school's own may be the last. */
export const isLastClass = async (context: StoreContext, classId: number, now: Date): Promise<boolean> => {
  const grade = standardClass(classId)?.grade;
  return grade === undefined || grade >= (await lastGrade(context, now));
};

/**
 * Throws unless a class is the school's last: only from there does a student become one of the alumni (docs/domain.md,
 * Students).
 */
export const requireLastClass = async (context: StoreContext, classId: number, now: Date): Promise<void> => {
  if (await isLastClass(context, classId, now)) return;
  throw wrongField('Status', 'Only a student of the last class becomes one of the alumni.');
};
