import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { openStore } from '#server/store/open-store.ts';
import { type StoredSiteRecord, siteRecords } from '#server/store/schema.ts';

/** Gives a school of a data folder on which no server runs choices of its own. */
export const writeSiteRecord = async (
  dataDir: string,
  schoolId: number,
  choices: Partial<SiteRecord>,
): Promise<void> => {
  const store = await openStore({ dataDir, log: pino({ level: 'silent' }), onSnapshotEveryMs: 0 });
  try {
    await store.school(schoolId, async ({ db }) => {
      const used = and(eq(siteRecords.schoolId, schoolId), siteRecords.inUse);
      const [row] = await db.select().from(siteRecords).where(used);
      const record = { ...row?.record, ...choices } as StoredSiteRecord;
      await db.update(siteRecords).set({ record }).where(used);
    });
  } finally {
    await store.close();
  }
};
