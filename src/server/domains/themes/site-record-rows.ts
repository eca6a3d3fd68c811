import { and, desc, eq, sql } from 'drizzle-orm';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { lockName } from '#server/store/lock-name.ts';
import { onlyRow } from '#server/store/query.ts';
import { type SiteRecordRow, type StoredSiteRecord, siteRecordHistory, siteRecords } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** A school's choices for a theme. */
export type SiteChoices = Pick<SiteRecord, 'preset' | 'settings' | 'tokens' | 'overrides' | 'order'>;

/** What became of a record, as its history has it. */
export type RecordAction = 'take' | 'edit' | 'publish' | 'discard' | 'restore';

/** Lets no other transaction change a record of a school, or which is in use, until this one ends. */
export const lockRecords = async ({ db }: StoreContext, schoolId: number): Promise<void> => {
  await lockName(db, schoolId, 'site records');
};

/** A school's record of a theme; undefined if it has none. */
export const findRecord = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
  themeId: number,
): Promise<SiteRecordRow | undefined> => {
  const [row] = await db
    .select()
    .from(siteRecords)
    .where(and(eq(siteRecords.schoolId, schoolId), eq(siteRecords.themeId, themeId)));
  return row;
};

/** A school's record of the theme that it uses; undefined if it has never chosen one. */
export const findUsedRecord = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
): Promise<SiteRecordRow | undefined> => {
  const [row] = await db
    .select()
    .from(siteRecords)
    .where(and(eq(siteRecords.schoolId, schoolId), siteRecords.inUse));
  return row;
};

/** A version of a school's record of a theme, the last one where none is named. */
export const findVersion = async (
  { db }: Pick<StoreContext, 'db'>,
  { schoolId, themeId, version }: { readonly schoolId: number; readonly themeId: number; readonly version?: number },
) => {
  const [entry] = await db
    .select()
    .from(siteRecordHistory)
    .where(
      and(
        eq(siteRecordHistory.schoolId, schoolId),
        eq(siteRecordHistory.themeId, themeId),
        version === undefined ? undefined : eq(siteRecordHistory.version, version),
      ),
    )
    .orderBy(desc(siteRecordHistory.version))
    .limit(1);
  return entry;
};

/** The last version of a record whose choices are these; undefined if the history has none. */
export const findVersionOf = async (
  { db }: Pick<StoreContext, 'db'>,
  { schoolId, record }: { readonly schoolId: number; readonly record: StoredSiteRecord },
): Promise<number | undefined> => {
  const { schoolId: school, themeId, record: stored, version } = siteRecordHistory;
  const [entry] = await db
    .select({ version })
    .from(siteRecordHistory)
    .where(and(eq(school, schoolId), eq(themeId, record.themeId), eq(stored, record)))
    .orderBy(desc(version))
    .limit(1);
  return entry?.version;
};

interface RecordChange {
  readonly schoolId: number;
  readonly version: number;
  readonly inUse: boolean;
  readonly record: StoredSiteRecord;
  readonly draft: StoredSiteRecord | null;
  readonly action: RecordAction;
  readonly userId: number | null;
}

/** Stores a new version of a school's record of a theme, which may be its first, with its history. */
export const writeRecord = async (
  { db }: StoreContext,
  { schoolId, version, inUse, record, draft, action, userId }: RecordChange,
): Promise<SiteRecordRow> => {
  const values = { version, inUse, record, draft, updatedBy: userId };
  const row = onlyRow(
    await db
      .insert(siteRecords)
      .values({ schoolId, ...values })
      .onConflictDoUpdate({
        target: [siteRecords.schoolId, siteRecords.themeId],
        set: { ...values, updatedAt: sql`now()` },
      })
      .returning(),
  );
  await db.insert(siteRecordHistory).values({ schoolId, version, action, record: draft ?? record, userId });
  return row;
};
