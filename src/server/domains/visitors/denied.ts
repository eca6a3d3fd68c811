import { and, desc, eq } from 'drizzle-orm';
import { allowVisitor, type DeniedRow, denyVisitor, listDenied } from '#schemas/api/visitors/known.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { created, handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { deniedVisitors, users } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

const selectDenied = (db: Db) =>
  db
    .select({ row: deniedVisitors, by: users.name })
    .from(deniedVisitors)
    .leftJoin(users, and(eq(users.schoolId, deniedVisitors.schoolId), eq(users.id, deniedVisitors.userId)));

interface Found {
  readonly row: typeof deniedVisitors.$inferSelect;
  readonly by: string | null;
}

const deniedRow = ({ row, by }: Found): DeniedRow => ({
  Denied_Id: row.id,
  Mobile: row.mobile,
  Name: row.name,
  Reason: row.reason,
  Denied_At: row.at.toISOString(),
  ...(by === null ? {} : { Denied_By: by }),
});

/** The entry of a stored number; undefined where it is not on the list. */
export const readDenied = async ({ db }: StoreContext, mobile: string): Promise<DeniedRow | undefined> => {
  const [found] = await selectDenied(db).where(eq(deniedVisitors.mobile, mobile));
  return found && deniedRow(found);
};

const listDeniedHandler = handle(listDenied, ({ query }, context) =>
  context.read(async ({ db }) => {
    const { limit, offset } = pageOf(query);
    const rows = await selectDenied(db).orderBy(desc(deniedVisitors.id)).limit(limit).offset(offset);
    return listOf(rows.map(deniedRow), await totalRows(context, { db, table: deniedVisitors, where: undefined }));
  }),
);

const denyHandler = handle(denyVisitor, ({ body }, context) =>
  context.write(async (transaction) => {
    const { schoolId } = context.school;
    const mobile = normalizePhone(body.Mobile);
    const entry = { name: body.Name, reason: body.Reason, at: context.now(), userId: userIdOf(context.actor) };
    await transaction.db
      .insert(deniedVisitors)
      .values({ schoolId, mobile, ...entry })
      .onConflictDoUpdate({ target: [deniedVisitors.schoolId, deniedVisitors.mobile], set: entry });
    const denied = await readDenied(transaction, mobile);
    if (!denied) throw new Error('The database returned no row for who is not let in.');
    await transaction.audit({ entity: 'deniedVisitor', id: denied.Denied_Id, after: denied });
    return created(denied);
  }),
);

const allowHandler = handle(allowVisitor, ({ params }, context) =>
  context.write(async (transaction) => {
    const [found] = await selectDenied(transaction.db).where(eq(deniedVisitors.id, params.id));
    if (!found) throw notFound();
    await transaction.db.delete(deniedVisitors).where(eq(deniedVisitors.id, params.id));
    const before = deniedRow(found);
    await transaction.audit({ entity: 'deniedVisitor', id: params.id, before });
    return ok(before);
  }),
);

/** What the calls of the list of those do who are not let in. */
export const deniedHandlers = [listDeniedHandler, denyHandler, allowHandler] as const;
