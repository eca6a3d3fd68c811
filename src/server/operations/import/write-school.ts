import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import { directoryTag, schoolTag } from '../../../../schemas/sources/index.ts';
import { type School, type StoredSiteRecord, schools, siteRecordHistory, siteRecords } from '../../store/schema.ts';
import type { Store, StoreContext } from '../../store/store.ts';

const keyLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const keyLength = 12;

/** Takes the next ids of a table; ids of an import that fails are never used again. */
export async function reserveIds(
  store: Store,
  schoolId: number,
  table: 'media' | 'schools',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await store.school(schoolId, ({ db }) =>
    db.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
    ),
  );
  return rows.map(({ id }) => id);
}

export interface SchoolFacts {
  schoolId: number;
  slug: string;
  name: string;
  /** The key the file asks for. */
  schoolKey: string | undefined;
}

/**
 * Writes the school's row, active and listed, in the transaction of its content, so that neither is ever seen without
 * the other. Returns notes for the report.
 */
export async function writeSchool({ db, touch }: StoreContext, facts: SchoolFacts): Promise<string[]> {
  const { schoolId, slug, name } = facts;
  const [current] = await db.select().from(schools).where(eq(schools.id, schoolId)).for('update');
  const { schoolKey, notes } = await chooseKey({ db, touch }, facts, current);
  const values = { slug, name, schoolKey, status: 'active', listed: true } as const;
  if (!current)
    await db
      .insert(schools)
      .overridingSystemValue()
      .values({ id: schoolId, ...values });
  else if (isDeepStrictEqual({ ...current, ...values }, current)) return notes;
  else await db.update(schools).set(values).where(eq(schools.id, schoolId));
  for (const tag of ['schools', `school:${schoolId}`, directoryTag]) touch(tag);
  return notes;
}

async function chooseKey(
  { db }: StoreContext,
  { schoolId, schoolKey: wanted }: SchoolFacts,
  current: School | undefined,
) {
  if (wanted === undefined || wanted === current?.schoolKey)
    return { schoolKey: current?.schoolKey ?? newKey(), notes: [] };
  const others = await db
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.schoolKey, wanted), ne(schools.id, schoolId)));
  if (others.length === 0) return { schoolKey: wanted, notes: [] };
  const schoolKey = current?.schoolKey ?? newKey();
  return { schoolKey, notes: [`schoolKey "${wanted}" is used by another school; this school has "${schoolKey}".`] };
}

const newKey = (): string => Array.from({ length: keyLength }, () => keyLetters[randomInt(keyLetters.length)]).join('');

/** Gives the school its theme. What it had set for another theme stays in the history. */
export async function writeSiteRecord({ db, touch }: StoreContext, schoolId: number, themeId: number): Promise<void> {
  const [current] = await db.select().from(siteRecords).where(eq(siteRecords.schoolId, schoolId)).for('update');
  if (current?.record.themeId === themeId) return;
  const record: StoredSiteRecord = { themeId, version: null, preset: null, settings: {}, tokens: {}, overrides: {} };
  const version = (current?.version ?? 0) + 1;
  if (current) await db.update(siteRecords).set({ version, record }).where(eq(siteRecords.schoolId, schoolId));
  else await db.insert(siteRecords).values({ schoolId, version, record });
  await db.insert(siteRecordHistory).values({ schoolId, version, record });
  touch(schoolTag(schoolId, 'siteRecord'));
}
