import { and, eq } from 'drizzle-orm';
import type { WriteContext } from '#server/store/audit.ts';
import { type OwnClass, users } from '#server/store/schema.ts';
import { userInfos } from './user-info.ts';

interface Moved {
  readonly schoolId: number;
  readonly userId: number;
  readonly added: readonly OwnClass[];
  readonly removed: readonly OwnClass[];
  readonly now: Date;
}

/** Gives a class teacher's account classes and takes others from it; who has no right to classes gets none by this. */
export const moveClasses = async (transaction: WriteContext, moved: Moved): Promise<void> => {
  const { schoolId, userId, added, removed, now } = moved;
  const { db } = transaction;
  const own = and(eq(users.schoolId, schoolId), eq(users.id, userId));
  const [row] = await db.select().from(users).where(own).for('update');
  if (!row?.permissionSets.includes('classTeacher')) return;
  const kept = row.classes.filter((one) => !isAmong(removed, one));
  const classes = [...kept, ...added.filter((one) => !isAmong(kept, one))];
  if (classes.length === row.classes.length && classes.every((one) => isAmong(row.classes, one))) return;
  const [stored] = await db
    .update(users)
    .set({ classes, version: row.version + 1, updatedAt: now })
    .where(own)
    .returning();
  if (!stored) throw new Error('A locked user was gone.');
  const [info] = await userInfos(db, [stored]);
  if (!info) throw new Error('A stored user was not shown.');
  const before = { ...info, classes: row.classes, version: row.version };
  await transaction.audit({ entity: 'user', id: userId, before, after: info });
};

const isAmong = (classes: readonly OwnClass[], { Class_Id, Section_Id }: OwnClass): boolean =>
  classes.some((one) => one.Class_Id === Class_Id && one.Section_Id === Section_Id);
