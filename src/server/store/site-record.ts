import { and, eq, sql } from 'drizzle-orm';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { selectOfEachSchool } from './each-school.ts';
import { siteRecords } from './schema.ts';
import type { Store, StoreContext } from './store.ts';

/** What a school has chosen of the theme that it uses; undefined if it has never chosen one. */
export const readSiteRecord = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
): Promise<SiteRecord | undefined> => {
  const rows = await db
    .select({ record: siteRecords.record })
    .from(siteRecords)
    .where(and(eq(siteRecords.schoolId, schoolId), siteRecords.inUse));
  return rows[0]?.record as SiteRecord | undefined;
};

/** What all schools that have chosen a theme have chosen of it, by the school's id. */
export const readSiteRecords = async (store: Store): Promise<ReadonlyMap<number, SiteRecord>> => {
  const rows = await selectOfEachSchool<{ record: SiteRecord }>(
    store,
    (schoolId) => sql`select record from site_records where school_id = ${schoolId} and in_use`,
  );
  return new Map(rows.map(({ schoolId, record }) => [schoolId, record]));
};

/** The theme of a site that has chosen none: the platform's own page, or the first theme for schools. */
export const defaultTheme = (schoolId: number): number => (schoolId === 0 ? 0 : 1);

/** The theme that a site's visitors see. */
export const usedTheme = async (context: Pick<StoreContext, 'db'>, schoolId: number): Promise<number> =>
  (await readSiteRecord(context, schoolId))?.themeId ?? defaultTheme(schoolId);
