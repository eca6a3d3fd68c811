import { and, eq, exists, isNull, lte, sql } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import { maintenanceActor, recordAudit } from '#server/store/audit.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';

/**
 * Those who were expected are students from the day on which their session has begun and their admission is there: in
 * registers, lists, certificates and exports (docs/domain.md, Students).
 */
export const startExpected = async (context: StoreContext, schoolId: number, now: Date): Promise<void> => {
  const { db, touch } = context;
  const { today, startYear } = await readSchoolDay(context, now);
  const session = sessionLabel(startYear);
  await db
    .update(enrolments)
    .set({ state: 'Full' })
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.state, 'Expected'), lte(enrolments.session, session)));
  const place = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, students.id), eq(enrolments.session, session)));
  const started = await db
    .update(students)
    .set({ status: 'Active', version: sql`${students.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(students.schoolId, schoolId),
        eq(students.status, 'Expected'),
        lte(students.admissionDate, today),
        isNull(students.erasedAt),
        exists(place),
      ),
    )
    .returning({ id: students.id, photoConsent: students.photoConsent });
  const auditRecord = { schoolId, actor: maintenanceActor, action: 'startExpected' };
  for (const { id } of started)
    await recordAudit(context, auditRecord, {
      entity: 'student',
      id,
      before: { Status: 'Expected' },
      after: { Status: 'Active' },
    });
  if (started.some(({ photoConsent }) => photoConsent === 'Public_With_Name')) touch(schoolTag(schoolId, 'student'));
};
