import { and, eq } from 'drizzle-orm';
import type { Area } from '#schemas/access/matrix.ts';
import { readToday, type Work } from '#schemas/api/office.ts';
import { readOpenWork } from '#server/domains/admissions/public.ts';
import { readAttendanceToday, readOpenStudentLeave } from '#server/domains/attendance/public.ts';
import { readDueAlerts, readWaitingNames } from '#server/domains/content/public.ts';
import { readUnreadMessages } from '#server/domains/leads/public.ts';
import { countWaitingChanges, readFailed } from '#server/domains/publishing/public.ts';
import { readDueStaffDocuments, readOpenStaffLeave, readOwnDay } from '#server/domains/staff/public.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay, type SchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { readComing } from './coming.ts';
import { readFirstRun, takesFirstSteps } from './first-run.ts';

/** What waits for the caller today, of the areas that they see all of, and of their own classes; the day's figures, the own arrival, and the first steps for who takes them. */
export const readTodayHandler = handle(readToday, (_, context) =>
  context.read(async (transaction) => {
    const now = context.now();
    const day = await readSchoolDay(transaction, now);
    const { today } = day;
    const seesAll = (area: Area): boolean => context.scopeOf(area, 'read') === 'all';
    const { missing, asked, open, figures } = await readAttendanceToday(transaction, context);
    const work = [
      ...(seesAll('/admissions') ? await enquiryWork(transaction, day) : []),
      entry('askedRegisters', asked),
      entry('missingRegisters', missing),
      entry('studentLeave', await readOpenStudentLeave(transaction, context)),
      entry('staffLeave', await readOpenStaffLeave(transaction, context)),
      ...(seesAll('/messages') ? [entry('messages', await readUnreadMessages(transaction))] : []),
      ...(seesAll('/website') ? await websiteWork(transaction, context, now) : []),
      entry('staffDocuments', await readDueStaffDocuments(transaction, context, today)),
      ...(await ownWork(transaction, context)),
    ];
    const { schoolId } = context.school;
    const checkIn = await readOwnDay(transaction, context);
    const firstRun = takesFirstSteps(context) && (await readFirstRun(transaction, { schoolId, now, today }));
    return ok({
      today,
      at: now.toISOString(),
      work: work.filter(({ count }) => count > 0),
      coming: await readComing(createStoreReader(transaction.db, now), today),
      openRegisters: [...open],
      ...(figures ? { attendance: figures } : {}),
      ...(checkIn ? { checkIn } : {}),
      ...(firstRun ? { firstRun } : {}),
    });
  }),
);

const entry = (
  kind: Work['kind'],
  { count, names, date }: { readonly count: number; readonly names: readonly string[]; readonly date?: string | null },
): Work => ({ kind, count, names: [...names], ...(date ? { date } : {}) });

const enquiryWork = async (transaction: StoreContext, day: SchoolDay): Promise<readonly Work[]> => {
  const { fresh, overdue } = await readOpenWork(transaction, day);
  return [entry('newEnquiries', { ...fresh, date: null }), entry('overdueFollowUps', overdue)];
};

const websiteWork = async (transaction: StoreContext, context: CallContext, now: Date): Promise<readonly Work[]> => {
  const { alerts = [], over = [] } = (await readDueAlerts(transaction, now)) ?? {};
  const failed = await readFailed(transaction, context.school.schoolId);
  const documents = (kind: Work['kind'], due: typeof over): Work =>
    entry(kind, {
      count: due.length,
      names: due.slice(0, 3).map(({ document }) => document),
      date: due[0]?.validUntil ?? null,
    });
  return [
    entry('failedPublication', {
      count: failed.length,
      names: failed.flatMap((note) => note ?? []).slice(0, 3),
    }),
    entry('waitingChanges', {
      count: await countWaitingChanges(context, transaction),
      names: await readWaitingNames(transaction),
    }),
    documents('expiredDocuments', over),
    documents('expiringDocuments', alerts),
  ];
};

/** What the caller's own account lacks. */
const ownWork = async ({ db }: StoreContext, { actor, school }: CallContext): Promise<readonly Work[]> => {
  if (actor.kind !== 'user') return [];
  const own = and(eq(users.schoolId, school.schoolId), eq(users.id, actor.userId));
  const [user] = await db.select({ email: users.email, verified: users.emailVerifiedAt }).from(users).where(own);
  return user?.email && user.verified === null ? [entry('unverifiedEmail', { count: 1, names: [user.email] })] : [];
};
