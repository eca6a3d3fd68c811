import { sql } from 'drizzle-orm';
import type { Services } from '#server/http/calls/handle.ts';
import { audited } from '#server/store/audit.ts';
import { selectOfEachSchool } from '#server/store/each-school.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { settleShownHoliday } from './settle-shown.ts';

interface Options extends Pick<Services, 'store' | 'now'> {
  /** Called with what failed and is tried again. */
  readonly onError: (error: unknown, schoolId: number) => void;
}

/**
 * Keeps the registers on the days of holidays that went live by themselves, when nobody was there to be asked: they are
 * of working days from then on.
 */
export const keepHolidayRegisters = async ({ store, now, onError }: Options): Promise<void> => {
  const at = new Date(now()).toISOString();
  const found = await selectOfEachSchool<{ readonly document: ContentDocument }>(
    store,
    (schoolId) => sql`
      select coalesce(scheduled, published) as document from content
      where school_id = ${schoolId} and type = 'holiday' and deleted_at is null
        and publish_at <= ${at}::timestamptz and (expire_at is null or expire_at > ${at}::timestamptz)
        and exists (
          select from attendance_registers as taken
          where taken.school_id = ${schoolId} and taken.taken_at is not null and not taken.is_working_day
            and taken.date between (coalesce(scheduled, published)->>'startHolidayDate')::date
              and (coalesce(scheduled, published)->>'endHolidayDate')::date)
      order by content.id`,
  );
  for (const { schoolId, document } of found) {
    try {
      await store.school(schoolId, (context) =>
        audited(context, { actor: 'schedule', action: 'publishScheduled', schoolId }, async (transaction) => {
          transaction.unrecorded();
          await settleShownHoliday(transaction, { type: 'holiday', document, registers: 'Keep' });
        }),
      );
    } catch (error) {
      onError(error, schoolId);
    }
  }
};
