import { and, eq, sql } from 'drizzle-orm';
import { changeLookupValue } from '#schemas/api/lookups.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import { onlyRow } from '#server/store/query.ts';
import { schoolLookups, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { checkName, checkRoute, readDetails } from './check-value.ts';
import { findOwnKind } from './find-kind.ts';
import { livingIn } from './in-use.ts';
import { type LookupValue, lockList, ownFields, readValues, rowOf } from './read-values.ts';

/**
 * Changes a value of a list. Of a standard one, the school may set whether and where it stands and the list's own
 * fields, but not the name: other schools and reports know it under that. Errors: `STALE` for another version than the
 * stored one.
 */
export const changeLookupValueHandler = handle(changeLookupValue, async ({ params, body }, context) => {
  const kind = findOwnKind(params.kind);
  const { schoolId } = context.school;
  const given = body.details && readDetails(kind, body.details);
  return context.write(async (transaction) => {
    await lockList(transaction, schoolId, kind);
    const before = (await readValues(transaction.db, kind)).find(({ id }) => id === params.id);
    if (!before) throw notFound();
    const { version, rowId: id = 0, updatedAt = context.now() } = before;
    const current = rowOf(before);
    await requireMatch(transaction, context, { entity: 'lookup', id, version, updatedAt, current, yours: body });
    checkRename(before, body.name);
    if (body.name !== undefined) await checkName(transaction, kind, { name: body.name, id: before.id });
    if (given) await checkRoute(transaction, given);
    const { name = before.name, position = before.position, isActive = before.isActive } = body;
    const details = given ? { ...ownFields(kind, before.fixed), ...given } : before.details;
    const after: LookupValue = { ...before, name, position, isActive, details, version: version + 1 };
    if (kind.kind === 'houses' && name !== before.name) await renameHouse(transaction, { from: before.name, to: name });
    const rowId = await saveValue(transaction.db, { schoolId, kind: kind.kind, value: after, now: context.now() });
    // The name of a class stands on the cards of its children.
    if (kind.kind === 'classes' && name !== before.name) transaction.touch(schoolTag(schoolId, 'student'));
    const changed = rowOf(after);
    transaction.touch(schoolTag(schoolId, 'lookup'));
    const audited = { before: { kind: kind.kind, ...current }, after: { kind: kind.kind, ...changed } };
    await transaction.audit({ entity: 'lookup', id: rowId, ...audited });
    return ok(changed);
  });
});

/** Students have their house by its name. */
const renameHouse = async (
  { db }: StoreContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await db
    .update(students)
    .set({
      bio: sql`${students.bio} || ${JSON.stringify({ House: to })}::jsonb`,
      version: sql`${students.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(livingIn(from));
};

const checkRename = ({ isStandard, name }: LookupValue, wanted: string | undefined): void => {
  if (isStandard && wanted !== undefined && wanted !== name)
    throw wrongField('name', 'A standard value keeps its name. Switch it off, and add one of your own.');
};

interface Saved {
  readonly schoolId: number;
  readonly kind: string;
  readonly value: LookupValue;
  readonly now: Date;
}

/**
 * Writes the row behind a value: a standard one has none until the school changes it, and in it only what the school
 * says otherwise than the product.
 */
const saveValue = async (
  db: Parameters<typeof readValues>[0],
  { schoolId, kind, value, now }: Saved,
): Promise<number> => {
  const { id, rowId, isStandard, name, position, isActive, details, fixed, version } = value;
  const said = Object.fromEntries(Object.entries(details).filter(([field, value]) => fixed[field] !== value));
  const stored = {
    name,
    position,
    isActive,
    details: isStandard ? { ...said, standardId: id } : said,
    version,
    updatedAt: now,
  };
  if (rowId !== undefined) {
    const own = and(eq(schoolLookups.schoolId, schoolId), eq(schoolLookups.id, rowId));
    await db.update(schoolLookups).set(stored).where(own);
    return rowId;
  }
  const row = onlyRow(
    await db
      .insert(schoolLookups)
      .values({ schoolId, kind, ...stored })
      .returning({ id: schoolLookups.id }),
  );
  return row.id;
};
