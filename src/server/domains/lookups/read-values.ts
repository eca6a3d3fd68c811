import { asc, eq } from 'drizzle-orm';
import type { LookupValueRow } from '#schemas/api/lookups.ts';
import { firstOwnId, type LookupItem, type LookupKind } from '#schemas/lookups/index.ts';
import { lockName } from '#server/store/lock-name.ts';
import { type SchoolLookupRow, schoolLookups } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

/** Standard values stand at 10, 20, 30 and so on, so that own ones can be put between them. */
const step = 10;
/** Where an own value stands unless it says so: behind all others. */
export const lastPosition = 100_000;

/** A value of a list with all that is known of it. */
export interface LookupValue extends LookupValueRow {
  /** What the product says of a standard value; `details` has what the school says instead. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The row behind it; undefined for a standard value that the school has left alone. */
  readonly rowId: number | undefined;
  readonly updatedAt: Date | undefined;
}

/** The standard value that a row changes for its school; undefined for an own value. */
const standardIdOf = ({ details }: Pick<SchoolLookupRow, 'details'>): number | undefined =>
  typeof details.standardId === 'number' ? details.standardId : undefined;

/** Every value of a list in its order: standard ones as the school has changed them, and its own. */
export const readValues = async (db: Db, kind: LookupKind): Promise<readonly LookupValue[]> => {
  const rows = kind.own
    ? await db.select().from(schoolLookups).where(eq(schoolLookups.kind, kind.kind)).orderBy(asc(schoolLookups.id))
    : [];
  const changed = new Map(rows.map((row) => [standardIdOf(row), row]));
  const standard = (kind.standard ?? []).map((item, i) => standardValue(kind, item, i, changed.get(item.id)));
  const own = rows.filter((row) => standardIdOf(row) === undefined).map((row) => ownValue(kind, row));
  return [...standard, ...own].toSorted((a, b) => a.position - b.position || compare(a, b));
};

const compare = (a: LookupValue, b: LookupValue): number =>
  a.isStandard || b.isStandard ? Number(b.isStandard) - Number(a.isStandard) : a.name.localeCompare(b.name);

const standardValue = (
  kind: LookupKind,
  { id, name, ...fixed }: LookupItem,
  index: number,
  row: SchoolLookupRow | undefined,
): LookupValue => ({
  id,
  name,
  position: row?.position ?? (index + 1) * step,
  isActive: row?.isActive ?? true,
  isStandard: true,
  details: ownFields(kind, { ...fixed, ...row?.details }),
  fixed,
  rowId: row?.id,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt,
});

/** An own value as the office sees it. */
export const ownValue = (kind: LookupKind, row: SchoolLookupRow): LookupValue => ({
  id: firstOwnId + row.id,
  name: row.name,
  position: row.position,
  isActive: row.isActive,
  isStandard: false,
  details: ownFields(kind, row.details),
  fixed: {},
  rowId: row.id,
  version: row.version,
  updatedAt: row.updatedAt,
});

/** The fields that a school may set in a list. */
export const ownFields = ({ own = {} }: LookupKind, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(own, field)));

/** A value as forms get it. */
const itemOf = ({ id, name, fixed, details }: LookupValue): LookupItem => ({ id, name, ...fixed, ...details });

/** A value as the office gets it. */
export const rowOf = ({ fixed: _fixed, rowId: _row, updatedAt: _at, ...value }: LookupValue): LookupValueRow => value;

/** The values of a list that forms offer. */
export const offeredItems = async (db: Db, kind: LookupKind): Promise<readonly LookupItem[]> =>
  (await readValues(db, kind)).filter(({ isActive }) => isActive).map(itemOf);

/** Every value of a list: those that are switched off name what was chosen before, and say so. */
export const allItems = async (db: Db, kind: LookupKind): Promise<readonly LookupItem[]> =>
  (await readValues(db, kind)).map((value) => (value.isActive ? itemOf(value) : { ...itemOf(value), isActive: false }));

/** Lets no other transaction change the same list of the school until this one ends. */
export const lockList = async ({ db }: StoreContext, schoolId: number, { kind }: LookupKind): Promise<void> => {
  await lockName(db, schoolId, `lookup ${kind}`);
};
