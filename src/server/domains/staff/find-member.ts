import { eq } from 'drizzle-orm';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { type StaffRow, staffMembers } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

/** A member of staff. Errors: `NOT_FOUND`. */
export const findMember = async (db: Db, id: number): Promise<StaffRow> => {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, id));
  if (!row) throw notFound();
  return row;
};

/** A member whom no other transaction changes until this one ends. Errors: `NOT_FOUND`; `GUARD` where erased. */
export const lockMember = async ({ db }: StoreContext, id: number): Promise<StaffRow> => {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update');
  if (!row) throw notFound();
  if (row.erasedAt) throw refuse('The data of this member of staff were erased.');
  return row;
};
