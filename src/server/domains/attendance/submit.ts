import { and, eq, inArray, sql } from 'drizzle-orm';
import { type RegisterBody, type RegisterRecord, submitRegister } from '#schemas/api/attendance/take.ts';
import { type AttendanceCode, lockDays } from '#schemas/records/attendance.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { expectedVersion } from '#server/http/calls/expected-version.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, attendanceRegisters, type MarkRow, type RegisterRow } from '#server/store/schema.ts';
import { addDays } from '#shared/calendar.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type AttendanceDay, readAttendanceDay } from './attendance-day.ts';
import { requireMarks, requireSchoolDay, requireSeen, requireUnlocked } from './check-register.ts';
import { requireClass } from './classes.ts';
import { countMonths } from './count-months.ts';
import { countCodes, countColumns } from './counts.ts';
import { requireHalfCodes, requirePart } from './halves/check-part.ts';
import { countDay } from './halves/count-day.ts';
import { lockDay } from './halves/lock-day.ts';
import { excusedBy } from './leave/excused.ts';
import { requireOwnCodes } from './own-codes.ts';
import { lockRegister, type RegisterKey, readNames } from './register.ts';
import { toRegisterRecord } from './register-record.ts';
import { dropReminder } from './reminders.ts';
import { type RosterEntry, readRoster } from './roster.ts';
import { judgeSubmission, takenTime, withSubmission } from './submissions.ts';

/** What a mark says, as it is stored. */
type Said = Pick<
  MarkRow,
  'status' | 'ownCode' | 'inTime' | 'outTime' | 'reason' | 'remark' | 'leaveId' | 'beforeLeave'
>;

/** A register that is being written: its row is locked. */
interface Writing {
  readonly context: CallContext;
  readonly day: AttendanceDay;
  readonly key: RegisterKey;
  readonly before: RegisterRow;
  /** That of the whole day, where this one is of half of it. */
  readonly whole: RegisterRow | undefined;
  readonly roster: readonly RosterEntry[];
}

/**
 * Takes a register, or corrects it. What is stored already is answered as it is, whichever version is named, and so is
 * a submission that was taken before: a phone that has had no answer sends it again. Errors: `OTHER_ACCOUNT` for what was taken under another, `NOT_FOUND` for a class out of reach, `STALE` with both versions,
 * `GUARD` on days without school and where it is locked.
 */
export const submitRegisterHandler = handle(submitRegister, async ({ body }, context) => {
  requireAccount(context, body);
  requireClass(context, body);
  const expected = expectedVersion(context);
  return context.write(async (tx) => {
    const day = await readAttendanceDay(tx, context, body.Date);
    const key = { classId: body.Class_Id, sectionId: body.Section_Id, date: body.Date, part: body.Part };
    const row = { schoolId: context.school.schoolId, session: day.session, ...key };
    const whole = await lockDay(tx, row);
    const before = await lockRegister(tx, row);
    const roster = await readRoster(tx.db, { key, session: day.session, register: before });
    const writing: Writing = { context, day, key, before, whole, roster };
    const judged = judgeSubmission(before, { expected, submission: body.Submission });
    if (judged === 'known' || isStored(writing, body.Marks)) {
      if (judged !== 'known') await keepSubmission(tx, writing, body);
      tx.unrecorded();
      return ok(await show(tx, writing, before));
    }
    if (judged === 'stale') throw await staleRegister(tx, writing, body);
    requireUnlocked(context, before, { today: day.today, reason: body.Change_Reason });
    await requirePart(tx.db, key);
    requireSchoolDay(day, { ...key, isWorkingDay: before.isWorkingDay || whole?.isWorkingDay === true });
    requireMarks(day, roster, body.Marks);
    requireSeen(day, roster, body);
    requireHalfCodes(key, body.Marks);
    await requireOwnCodes(tx.db, body.Marks, (at) => `Marks.${at}.Own_Code`);
    const after = await writeRegister(tx, writing, body);
    return ok(
      await show(
        tx,
        { ...writing, roster: await readRoster(tx.db, { key, session: day.session, register: after }) },
        after,
      ),
    );
  });
});

/** A device sends what waits on it with the session that it has then. */
const requireAccount = ({ actor }: CallContext, { Submission: submission }: RegisterBody): void => {
  const taker = submission?.User_Id;
  if (taker !== undefined && taker !== userIdOf(actor)) throw new AppError('OTHER_ACCOUNT');
};

const show = (
  tx: WriteContext,
  { context, day, key, roster }: Writing,
  register: RegisterRow,
): Promise<RegisterRecord> => toRegisterRecord(tx.db, { services: context.services, day, key, register, roster });

const byHand = { leaveId: null, beforeLeave: null };

const present: Said = {
  status: 'P',
  ownCode: null,
  inTime: null,
  outTime: null,
  reason: null,
  remark: null,
  ...byHand,
};

/** What is sent of each student. Whoever took the register may not have known that leave was approved for who is absent. */
const saidOf = (roster: readonly RosterEntry[], marks: RegisterBody['Marks']): ((studentId: number) => Said) => {
  const said = new Map(
    marks.map((mark): [number, Said] => [
      mark.Student_Id,
      {
        status: mark.Status,
        ownCode: mark.Own_Code ?? null,
        inTime: mark.In_Time ?? null,
        outTime: mark.Out_Time ?? null,
        reason: mark.Reason || null,
        remark: mark.Remark || null,
        ...byHand,
      },
    ]),
  );
  const entries = new Map(roster.map((entry) => [entry.id, entry]));
  return (studentId) => withLeave(said.get(studentId) ?? present, entries.get(studentId));
};

/** What is sent of who has approved leave: an absence is that leave, and leave too unless somebody gave it by hand. */
const withLeave = (sent: Said, entry: RosterEntry | undefined): Said => {
  const { leave, mark } = entry ?? {};
  if (!leave) return sent;
  if (sent.status === 'A' && mark?.status !== 'A') return excusedBy(leave, sent);
  const isByHand = sent.ownCode !== null || (mark?.status === 'LV' && mark.leaveId === null);
  return sent.status === 'LV' && !isByHand
    ? { ...sent, leaveId: leave.id, beforeLeave: mark?.beforeLeave ?? null }
    : sent;
};

const isSame = (a: Said, b: Said): boolean =>
  a.status === b.status &&
  a.ownCode === b.ownCode &&
  a.inTime === b.inTime &&
  a.outTime === b.outTime &&
  a.reason === b.reason &&
  a.remark === b.remark;

const isStored = ({ before, roster, day }: Writing, marks: RegisterBody['Marks']): boolean => {
  const said = saidOf(roster, marks);
  const known = new Set(roster.map(({ id }) => id));
  if (before.takenAt === null && day.date <= day.today) return false;
  if (before.version === 0 || marks.some(({ Student_Id }) => !known.has(Student_Id))) return false;
  // Of a day to come, who is present is not stored.
  const stored = (mark: MarkRow | undefined): Said | undefined =>
    mark ?? (before.takenAt === null ? present : undefined);
  return roster.every(({ id, mark }) => {
    const now = stored(mark);
    return now !== undefined && isSame(now, said(id));
  });
};

/** Remembers that a submission said what is stored already. */
const keepSubmission = async (
  tx: WriteContext,
  { before }: Writing,
  { Submission: submission }: RegisterBody,
): Promise<void> => {
  if (!submission) return;
  await tx.db
    .update(attendanceRegisters)
    .set({ submissions: withSubmission(before, submission) })
    .where(isRow(before));
};

const isRow = ({ schoolId, id }: Pick<RegisterRow, 'schoolId' | 'id'>) =>
  and(eq(attendanceRegisters.schoolId, schoolId), eq(attendanceRegisters.id, id));

const staleRegister = async (tx: WriteContext, writing: Writing, body: RegisterBody) => {
  const { before, context } = writing;
  const names = await readNames(tx.db, [before.changedBy]);
  const current = await show(tx, writing, before);
  return staleEdit(tx, {
    user: before.changedBy === null ? undefined : names.get(before.changedBy),
    at: before.changedAt ?? context.now(),
    now: context.now(),
    details: { version: before.version, current, yours: body },
  });
};

const writeRegister = async (tx: WriteContext, writing: Writing, body: RegisterBody): Promise<RegisterRow> => {
  const { context, day, key, before, whole, roster } = writing;
  const now = context.now();
  const at = takenTime(day, { now, submission: body.Submission });
  const by = userIdOf(context.actor);
  const isAhead = day.date > day.today;
  const version = before.version + 1;
  const said = saidOf(roster, body.Marks);
  const kept = roster.filter(({ id }) => !isAhead || said(id).status !== 'P');
  await writeMarks(tx, writing, { kept: kept.map(({ id }) => ({ studentId: id, ...said(id) })), by, at });
  const counts = countCodes(kept.map(({ id }) => said(id).status));
  const taken = isAhead
    ? {}
    : { takenAt: before.takenAt ?? at, takenBy: before.takenAt ? before.takenBy : by, locksOn: lockDate(before, day) };
  const [after] = await tx.db
    .update(attendanceRegisters)
    .set({
      ...countColumns(counts),
      ...taken,
      changedAt: now,
      changedBy: by,
      version,
      ...(body.Submission ? { submissions: withSubmission({ ...before, version }, body.Submission) } : {}),
    })
    .where(isRow(before))
    .returning();
  if (!after) throw new Error('A locked register was gone.');
  const studentIds = roster.map(({ id }) => id);
  if (!isAhead) await dropReminder(tx, key);
  if (whole) await countDay(tx, whole);
  else await countMonths(tx, { schoolId: before.schoolId, studentIds, date: key.date });
  const stored = new Map<number, AttendanceCode>(roster.flatMap(({ id, mark }) => (mark ? [[id, mark.status]] : [])));
  await tx.audit({
    entity: 'attendanceRegister',
    id: before.id,
    before: before.version === 0 ? null : audited(key, stored),
    after: {
      ...audited(key, new Map(kept.map(({ id }) => [id, said(id).status]))),
      ...(at < now ? { Taken_At: at.toISOString() } : {}),
      ...(body.Change_Reason ? { Change_Reason: body.Change_Reason } : {}),
    },
  });
  return after;
};

/** What was locked stays so. */
const lockDate = ({ locksOn }: RegisterRow, { today }: AttendanceDay): string => locksOn ?? addDays(today, lockDays);

/** A register as the audit log has it: who was not simply present. Reasons are a family's, and not in it. */
const audited = ({ classId, sectionId, date, part }: RegisterKey, codes: ReadonlyMap<number, AttendanceCode>) => ({
  Class_Id: classId,
  Section_Id: sectionId,
  Date: date,
  Part: part,
  Marks: Object.fromEntries([...codes].filter(([, code]) => code !== 'P')),
});

interface Marks {
  readonly kept: readonly (Said & { readonly studentId: number })[];
  readonly by: number | null;
  /** When somebody saw it so. */
  readonly at: Date;
}

const writeMarks = async (tx: WriteContext, { key, before, roster }: Writing, { kept, by, at }: Marks) => {
  const { date, part } = key;
  const { schoolId, id: registerId } = before;
  const gone = roster.filter(({ id, mark }) => mark && !kept.some(({ studentId }) => studentId === id));
  if (gone.length > 0)
    await tx.db.delete(attendanceMarks).where(
      and(
        eq(attendanceMarks.registerId, registerId),
        inArray(
          attendanceMarks.studentId,
          gone.map(({ id }) => id),
        ),
      ),
    );
  if (kept.length === 0) return;
  const m = attendanceMarks;
  await tx.db
    .insert(m)
    .values(kept.map((one) => ({ schoolId, date, part, registerId, takenBy: by, takenAt: at, ...one })))
    .onConflictDoUpdate({
      target: [m.schoolId, m.studentId, m.date, m.part],
      set: {
        status: sql`excluded.status`,
        ownCode: sql`excluded.own_code`,
        inTime: sql`excluded.in_time`,
        outTime: sql`excluded.out_time`,
        reason: sql`excluded.reason`,
        remark: sql`excluded.remark`,
        leaveId: sql`excluded.leave_id`,
        beforeLeave: sql`excluded.before_leave`,
        changedBy: by,
        changedAt: at,
      },
      setWhere: sql`(${m.status}, ${m.ownCode}, ${m.inTime}, ${m.outTime}, ${m.reason}, ${m.remark}) is distinct from
        (excluded.status, excluded.own_code, excluded.in_time, excluded.out_time, excluded.reason, excluded.remark)`,
    });
};
