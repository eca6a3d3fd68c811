import { and, eq } from 'drizzle-orm';
import { removeLookupValue } from '#schemas/api/lookups.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { schoolLookups } from '#server/store/schema.ts';
import { findOwnKind } from './find-kind.ts';
import { findUses } from './in-use.ts';
import { lockList, readValues, rowOf } from './read-values.ts';

/** Removes a value of the school's own. */
export const removeLookupValueHandler = handle(removeLookupValue, async ({ params }, context) => {
  const kind = findOwnKind(params.kind);
  const { schoolId } = context.school;
  return context.write(async (transaction) => {
    await lockList(transaction, schoolId, kind);
    const value = (await readValues(transaction.db, kind)).find(({ id }) => id === params.id);
    if (value?.isStandard) throw refuse('A standard value cannot be removed. Switch it off instead.');
    if (value?.rowId === undefined) throw notFound();
    const uses = await findUses(transaction.db, kind, value);
    if (uses.length > 0) throw refuse(`${value.name} is in use: ${uses.join(', ')}. Switch it off instead.`);
    const own = and(eq(schoolLookups.schoolId, schoolId), eq(schoolLookups.id, value.rowId));
    await transaction.db.delete(schoolLookups).where(own);
    transaction.touch(schoolTag(schoolId, 'lookup'));
    const before = { kind: kind.kind, ...rowOf(value) };
    await transaction.audit({ entity: 'lookup', id: value.rowId, before, after: null });
    return ok({ message: `${value.name} was removed.` });
  });
});
