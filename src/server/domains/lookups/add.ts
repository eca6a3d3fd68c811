import { addLookupValue } from '#schemas/api/lookups.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { onlyRow } from '#server/store/query.ts';
import { schoolLookups } from '#server/store/schema.ts';
import { checkName, checkRoute, readDetails } from './check-value.ts';
import { findOwnKind } from './find-kind.ts';
import { lastPosition, lockList, ownValue, rowOf } from './read-values.ts';

/** Adds a value of the school's own to a list. */
export const addLookupValueHandler = handle(addLookupValue, async ({ params, body }, context) => {
  const kind = findOwnKind(params.kind);
  const { name, position = lastPosition, isActive = true } = body;
  const { schoolId } = context.school;
  const details = readDetails(kind, body.details ?? {});
  return context.write(async (transaction) => {
    await lockList(transaction, schoolId, kind);
    await checkName(transaction, kind, { name });
    await checkRoute(transaction, details);
    const row = onlyRow(
      await transaction.db
        .insert(schoolLookups)
        .values({ schoolId, kind: kind.kind, name, details, position, isActive })
        .returning(),
    );
    transaction.touch(schoolTag(schoolId, 'lookup'));
    const value = rowOf(ownValue(kind, row));
    await transaction.audit({ entity: 'lookup', id: row.id, before: null, after: { kind: kind.kind, ...value } });
    return created(value);
  });
});
