import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserRole } from '#schemas/access/matrix.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { guardianPeople, type UserRow, userChildren, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Whose accounts may show own children: a member of staff may be a parent too. */
export const parentRoles = ['Parent', 'Staff', 'Admin'] as const satisfies readonly UserRole[];

/** Whether accounts of a role may show own children. */
export const mayHaveChildren = (role: UserRole): boolean => parentRoles.some((one) => one === role);

interface Child {
  readonly schoolId: number;
  readonly userId: number;
  readonly studentId: number;
}

/** Lets an account see a child. */
export const showChild = async ({ db }: StoreContext, child: Child): Promise<void> => {
  await db.insert(userChildren).values(child).onConflictDoNothing();
};

/** Takes a child from an account. */
export const hideChild = async ({ db }: StoreContext, { userId, studentId }: Child): Promise<void> => {
  await db.delete(userChildren).where(and(eq(userChildren.userId, userId), eq(userChildren.studentId, studentId)));
};

/** The account of who has this number and this name, unless it is somebody else's. */
export const findAccountOf = async (
  { db }: StoreContext,
  { name, mobile }: { readonly name: string; readonly mobile: string },
): Promise<number | null> => {
  const owner = db.select({ id: guardianPeople.id }).from(guardianPeople).where(eq(guardianPeople.userId, users.id));
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.mobile, mobile),
        eq(sql`lower(${users.name})`, name.toLowerCase()),
        inArray(users.role, [...parentRoles]),
        notExists(owner),
      ),
    );
  return user?.id ?? null;
};

/** Makes an account that of the guardian who has its number or email and its name, unless they have another. */
export const giveAccount = async ({ db }: StoreContext, user: UserRow): Promise<void> => {
  const { id: userId, name, mobile, email } = user;
  const same = sql`(${guardianPeople.mobile} = ${mobile} or ${guardianPeople.email} = ${email})`;
  const isNamed = eq(sql`lower(${guardianPeople.name})`, name.toLowerCase());
  const [person] = await db
    .select({ id: guardianPeople.id })
    .from(guardianPeople)
    .where(and(same, isNamed, isNull(guardianPeople.userId)))
    .orderBy(guardianPeople.id)
    .limit(1);
  if (!person) return;
  const owned = db.select().from(guardianPeople).where(eq(guardianPeople.userId, userId));
  if ((await owned).length > 0) return;
  await db.update(guardianPeople).set({ userId }).where(eq(guardianPeople.id, person.id));
};

interface Moving {
  readonly schoolId: number;
  readonly userId: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Gives a parent's account the new number to sign in with, unless it has another by now or somebody else has it. Those
 * who work at the school change their own.
 */
export const moveLogin = async (tx: WriteContext, { schoolId, userId, from, to }: Moving): Promise<void> => {
  const other = alias(users, 'other');
  const taken = tx.db.select({ id: other.id }).from(other).where(eq(other.mobile, to));
  const [moved] = await tx.db
    .update(users)
    .set({ mobile: to, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(users.schoolId, schoolId),
        eq(users.id, userId),
        eq(users.role, 'Parent'),
        eq(users.mobile, from),
        notExists(taken),
      ),
    )
    .returning({ id: users.id });
  if (moved) await tx.audit({ entity: 'user', id: userId, before: { mobile: from }, after: { mobile: to } });
};
