import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { listThemeSwitches, type ThemeSwitch } from '#schemas/api/theme-gallery.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { type AuditRow, auditLog } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Every change of a school's theme: by its office, in its profile, and on the command line. */
const switchesOf = (schoolId: number): SQL | undefined =>
  and(
    eq(auditLog.schoolId, schoolId),
    or(eq(auditLog.entity, 'siteRecord'), eq(auditLog.entity, 'school')),
    eq(auditLog.entityId, schoolId),
    sql`${auditLog.after} ? 'themeId'`,
  );

/** Which theme was followed by which, the last switch first. */
export const listThemeSwitchesHandler = handle(listThemeSwitches, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = switchesOf(context.school.schoolId);
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset);
    return listOf(rows.map(shown), await totalRows(context, { db, table: auditLog, where }));
  }),
);

const shown = ({ id, at, actor, before, after }: AuditRow): ThemeSwitch => ({
  id,
  at: at.toISOString(),
  user: actor,
  from: typeof before?.themeId === 'number' ? before.themeId : null,
  to: Number(after?.themeId),
});

/** The last switch; undefined where the school has had one theme alone. */
export const lastSwitch = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
): Promise<{ readonly user: string; readonly at: Date } | undefined> => {
  const [row] = await db
    .select({ user: auditLog.actor, at: auditLog.at })
    .from(auditLog)
    .where(switchesOf(schoolId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
};
