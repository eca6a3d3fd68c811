import { and, eq, ne, sql } from 'drizzle-orm';
import { type LeaveType, listLeaveTypes, saveLeaveType } from '#schemas/api/staff/leave-types.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { type LeaveTypeRow, staffLeaveTypes } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { quotaOf, readTypes } from './balance.ts';

export const listLeaveTypesHandler = handle(listLeaveTypes, (_, context) =>
  context.read(async ({ db }) => ok((await readTypes(db)).map(toType))),
);

/** Adds a type of leave, or replaces one. What was asked for already keeps its type. */
export const saveLeaveTypeHandler = handle(saveLeaveType, ({ body }, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const { Quota: quota } = body;
    if (quota !== undefined && !Number.isInteger(quota * 2)) throw wrongField('Quota', 'Enter whole or half days.');
    const values = {
      name: body.Name,
      quotaHalves: quota === undefined ? null : quota * 2,
      isPaid: body.Is_Paid,
      allowsHalf: body.Allows_Half,
      isActive: body.Is_Active,
    };
    const before = body.Type_Id === 0 ? undefined : await lockType(tx, body.Type_Id);
    if (before) {
      const { id, version } = before;
      const seen = { entity: 'leaveType', id, version, updatedAt: context.now() };
      await requireMatch(tx, context, { ...seen, current: toType(before), yours: body });
    }
    await requireFreeName(tx.db, { id: body.Type_Id, name: body.Name });
    const row = onlyRow(
      await (before
        ? tx.db
            .update(staffLeaveTypes)
            .set({ ...values, version: before.version + 1 })
            .where(and(eq(staffLeaveTypes.schoolId, schoolId), eq(staffLeaveTypes.id, before.id)))
            .returning()
        : tx.db
            .insert(staffLeaveTypes)
            .values({ schoolId, ...values })
            .returning()),
    );
    const after = toType(row);
    await tx.audit({ entity: 'leaveType', id: row.id, before: before ? toType(before) : null, after });
    return ok(after);
  }),
);

const lockType = async ({ db }: WriteContext, id: number): Promise<LeaveTypeRow> => {
  const [row] = await db.select().from(staffLeaveTypes).where(eq(staffLeaveTypes.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

const requireFreeName = async (db: Db, { id, name }: { readonly id: number; readonly name: string }): Promise<void> => {
  const isSame = and(eq(sql`lower(${staffLeaveTypes.name})`, sql`lower(${name})`), ne(staffLeaveTypes.id, id));
  const [other] = await db.select({ id: staffLeaveTypes.id }).from(staffLeaveTypes).where(isSame);
  if (other) throw wrongField('Name', 'There is a type of leave with this name.');
};

const toType = (row: LeaveTypeRow): LeaveType => ({
  Type_Id: row.id,
  Name: row.name,
  Quota: quotaOf(row),
  Is_Paid: row.isPaid,
  Allows_Half: row.allowsHalf,
  Is_Active: row.isActive,
  Version: row.version,
});
