import { and, eq, inArray, or } from 'drizzle-orm';
import { type StaffRegisterBody, saveStaffRegister } from '#schemas/api/staff/attendance.ts';
import { aheadCodes } from '#schemas/records/staff.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StaffDayRow, staffAttendance, staffMembers } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { leaveCode, readLeaveOnDays } from './leave/on-days.ts';
import { lockDay, registerId } from './lock-day.ts';
import { employedIn, readDayRows, readRegister, registerVersion } from './register.ts';

type Entry = StaffRegisterBody['rows'][number];

/**
 * Saves members in a day's register, and takes some out of it. Two who save one day wait for each other; `If-Match` says
 * what was seen.
 */
export const saveStaffRegisterHandler = handle(saveStaffRegister, ({ body }, context) =>
  context.write(async (tx) => {
    const { Day: day, rows, Cleared: cleared = [] } = body;
    const { schoolId } = context.school;
    await lockDay(tx, schoolId, day);
    const before = await readDayRows(tx.db, day);
    await requireVersion(tx, context, { day, before, body });
    await requireRight(tx, context, { body, before });
    const known = new Map(before.map((row) => [row.staffId, row]));
    const changed = rows.filter((entry) => isOther(entry, known.get(entry.Staff_Id)));
    await requireReasons(tx, context, { body, changed });
    const gone = before.filter(({ staffId }) => cleared.includes(staffId));
    if (changed.length + gone.length === 0) tx.unrecorded();
    else await store(tx, context, { day, changed, gone, known });
    return ok(await readRegister(tx, day, context));
  }),
);

interface Seen {
  readonly day: string;
  readonly before: readonly StaffDayRow[];
  readonly body: StaffRegisterBody;
}

const requireVersion = (tx: WriteContext, context: CallContext, { day, before, body }: Seen): Promise<void> => {
  const times = before.map(({ savedAt }) => savedAt.getTime());
  return requireMatch(tx, context, {
    entity: 'staffAttendance',
    id: registerId(day),
    version: registerVersion(before),
    updatedAt: new Date(Math.max(0, ...times)),
    current: before.map(({ staffId, code, inTime, outTime, note }) => ({ staffId, code, inTime, outTime, note })),
    yours: body.rows,
  });
};

const requireRight = async (
  tx: WriteContext,
  context: CallContext,
  { body: { Day: day, rows, Cleared: cleared = [] }, before }: Pick<Seen, 'body' | 'before'>,
): Promise<void> => {
  const { today } = await readSchoolDay(tx, context.now());
  if (day > today && rows.some(({ Code }) => !aheadCodes.includes(Code)))
    throw notValid({ Day: ['Only leave and duty can be entered in advance.'] });
  const inRegister = inArray(
    staffMembers.id,
    before.map(({ staffId }) => staffId),
  );
  const found = await tx.db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(or(employedIn(day, day), inRegister));
  const employed = new Set(found.map(({ id }) => id));
  const named = new Set<number>();
  const wrong = rows.flatMap(({ Staff_Id: id, In_Time, Out_Time }, at): [string, string[]][] => {
    const isTwice = named.has(id);
    named.add(id);
    if (isTwice) return [[`rows[${at}].Staff_Id`, ['This member of staff is named twice.']]];
    if (!employed.has(id)) return [[`rows[${at}].Staff_Id`, ['Not at the school on this day.']]];
    if (In_Time && Out_Time && Out_Time <= In_Time)
      return [[`rows[${at}].Out_Time`, ['The time out is not after the time in.']]];
    return [];
  });
  const kept = cleared.flatMap((id, at): [string, string[]][] => {
    if (named.has(id)) return [[`Cleared[${at}]`, ['This member of staff is named twice.']]];
    const hasCheckedIn = before.some(({ staffId, checkedIn }) => staffId === id && checkedIn !== null);
    return hasCheckedIn ? [[`Cleared[${at}]`, ['They have checked in themselves. Change the entry instead.']]] : [];
  });
  const errors = [...wrong, ...kept];
  if (errors.length > 0) throw notValid(Object.fromEntries(errors));
};

/** Who has approved leave is marked as on leave, unless the remark says why not. */
const requireReasons = async (
  tx: WriteContext,
  context: CallContext,
  { body: { Day: day, rows }, changed }: { readonly body: StaffRegisterBody; readonly changed: readonly Entry[] },
): Promise<void> => {
  const leaveOn = await readLeaveOnDays(tx, context, { first: day, last: day });
  const errors = changed.flatMap((entry): [string, string[]][] => {
    const leave = leaveOn(entry.Staff_Id, day);
    if (!leave || entry.Code === leaveCode(leave) || entry.Note?.trim()) return [];
    const text = `${leave.type} is approved for this day. Say in the remark why it was not taken.`;
    return [[`rows[${rows.indexOf(entry)}].Note`, [text]]];
  });
  if (errors.length > 0) throw notValid(Object.fromEntries(errors));
};

const isOther = ({ Code, In_Time, Out_Time, Note }: Entry, row: StaffDayRow | undefined): boolean =>
  row?.code !== Code ||
  row.inTime !== (In_Time ?? null) ||
  row.outTime !== (Out_Time ?? null) ||
  row.note !== (Note ?? null);

interface Storing {
  readonly day: string;
  readonly changed: readonly Entry[];
  readonly gone: readonly StaffDayRow[];
  readonly known: ReadonlyMap<number, StaffDayRow>;
}

const store = async (tx: WriteContext, context: CallContext, { day, changed, gone, known }: Storing): Promise<void> => {
  const { schoolId } = context.school;
  const values = changed.map(({ Staff_Id, Code, In_Time, Out_Time, Note }) => ({
    staffId: Staff_Id,
    code: Code,
    inTime: In_Time ?? null,
    outTime: Out_Time ?? null,
    note: Note ?? null,
    userId: userIdOf(context.actor),
    savedAt: context.now(),
  }));
  const added = values.filter(({ staffId }) => !known.has(staffId));
  if (added.length > 0) await tx.db.insert(staffAttendance).values(added.map((value) => ({ schoolId, day, ...value })));
  for (const value of values) {
    const row = known.get(value.staffId);
    if (row)
      await tx.db
        .update(staffAttendance)
        // What becomes another code is no leave's any more.
        .set({ ...value, ...(row.code === value.code ? {} : { leaveId: null }), version: row.version + 1 })
        .where(and(eq(staffAttendance.schoolId, schoolId), eq(staffAttendance.id, row.id)));
  }
  await takeOut(tx, day, gone);
  const after = new Map(changed.map(({ Staff_Id, Code }) => [Staff_Id, Code]));
  const named = [...after.keys(), ...gone.map(({ staffId }) => staffId)];
  const codes = (of: (staffId: number) => string | undefined) =>
    Object.fromEntries(named.map((staffId) => [String(staffId), of(staffId) ?? null]));
  await tx.audit({
    entity: 'staffAttendance',
    id: registerId(day),
    before: { Day: day, Codes: codes((staffId) => known.get(staffId)?.code) },
    after: { Day: day, Codes: codes((staffId) => after.get(staffId)) },
  });
};

/** Takes rows out. The register's version goes on all the same: one that stays has what they had. */
const takeOut = async ({ db }: WriteContext, day: string, gone: readonly StaffDayRow[]): Promise<void> => {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.delete(staffAttendance).where(inArray(staffAttendance.id, ids));
  const [stays] = await readDayRows(db, day);
  if (!stays) return;
  await db
    .update(staffAttendance)
    .set({ version: stays.version + registerVersion(gone) + 1 })
    .where(and(eq(staffAttendance.schoolId, stays.schoolId), eq(staffAttendance.id, stays.id)));
};
