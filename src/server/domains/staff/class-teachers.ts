import { and, isNull, ne } from 'drizzle-orm';
import { readClassTeachers, setClassTeachers, type TaughtClass } from '#schemas/api/staff/class-teachers.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type ClassTeacher, placeKey, readClasses, readTeachers, sizeOn } from '#server/domains/attendance/public.ts';
import { offeredClasses, offeredSectionIds } from '#server/domains/lookups/public.ts';
import { type CallContext, type Handler, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { lockName } from '#server/store/lock-name.ts';
import { type OwnClass, type StaffRow, staffMembers } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { lockMember } from './find-member.ts';
import { carryClasses, isLedBy, withClass } from './led-classes.ts';
import { byName } from './register.ts';
import { audited, storeMember } from './save.ts';

const readClassTeachersHandler = handle(readClassTeachers, (_, context) =>
  context.read(async (tx) => {
    const members = await readMembers(tx.db);
    const { session, classes } = await readTaughtClasses(tx, context, members);
    return ok({
      Session: session,
      classes,
      staff: members.map((member) => ({ Staff_Id: member.id, Name: wholeName(member) })),
    });
  }),
);

/** Changes the records of those who were and those who are to be; of two callers at once, the second is refused. */
const setClassTeachersHandler = handle(setClassTeachers, ({ body }, context) =>
  context.write(async (tx) => {
    const { Class_Id, Section_Id, Staff_Ids, Instead_Of } = body;
    const place = { Class_Id, Section_Id };
    await lockName(tx.db, context.school.schoolId, 'class teachers');
    const members = await readMembers(tx.db);
    const before = members.filter((member) => isLedBy(member, place)).map(({ id }) => id);
    if (!hasSame(before, Instead_Of))
      throw refuse('Somebody else has changed who the class teacher is. Look at the class again.');
    const added = Staff_Ids.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !Staff_Ids.includes(id));
    if (added.length > 0) await requireClass(tx, place);
    if (added.some((id) => !members.some((member) => member.id === id)))
      throw wrongField('Staff_Ids', 'Choose somebody who works at the school.');
    if (added.length + removed.length === 0) tx.unrecorded();
    // Rows are locked in one order, whatever else is saved meanwhile.
    for (const id of [...added, ...removed].toSorted((a, b) => a - b))
      await changeMember(tx, context, { id, place, isTeacher: added.includes(id) });
    const { classes } = await readTaughtClasses(tx, context, await readMembers(tx.db));
    const shown = classes.find((one) => one.Class_Id === Class_Id && one.Section_Id === Section_Id);
    return ok(shown ?? { ...place, Students: 0, Teachers: [] });
  }),
);

export const classTeacherHandlers: readonly Handler[] = [readClassTeachersHandler, setClassTeachersHandler];

/** All who work at the school, by name. */
const readMembers = (db: Db): Promise<StaffRow[]> =>
  db
    .select()
    .from(staffMembers)
    .where(and(ne(staffMembers.status, 'Left'), isNull(staffMembers.erasedAt)))
    .orderBy(...byName);

/** The classes that have students in the session that runs, or somebody whose class they are. */
const readTaughtClasses = async (tx: StoreContext, context: CallContext, members: readonly StaffRow[]) => {
  const { today, startYear } = await readSchoolDay(tx, context.now());
  const session = sessionLabel(startYear);
  const teachers = await readTeachers(tx.db);
  const sizes = await readClasses(tx.db, { scope: 'all', actor: context.actor }, session);
  const students = new Map(sizes.map((size) => [placeKey(size), sizeOn(size, today)]));
  const byId = new Map(members.map((member) => [member.id, member]));
  const classes = [...new Set([...students.keys(), ...teachers.keys()])].map((key): TaughtClass => {
    const [Class_Id = 0, Section_Id = 0] = key.split(' ').map(Number);
    const place = { Class_Id, Section_Id };
    const shown = (teachers.get(key) ?? []).map((teacher) => toTeacher(teacher, place, byId));
    return { ...place, Students: students.get(key) ?? 0, Teachers: shown };
  });
  const inOrder = classes.toSorted((a, b) => a.Class_Id - b.Class_Id || a.Section_Id - b.Section_Id);
  return { session, classes: inOrder };
};

const toTeacher = (
  { staffId, userId, name, canOpen }: ClassTeacher,
  place: OwnClass,
  members: ReadonlyMap<number, StaffRow>,
): TaughtClass['Teachers'][number] => {
  const member = members.get(staffId ?? 0);
  return {
    ...(staffId !== null && { Staff_Id: staffId }),
    ...(userId !== null && { User_Id: userId }),
    Name: name,
    In_Record: member !== undefined && isLedBy(member, place),
    Log_In: canOpen ? 'Opens' : userId === null ? 'None' : 'Other',
  };
};

const hasSame = (ids: readonly number[], others: readonly number[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id));

/** Errors: `NOT_VALID` for a class that the school does not have. */
const requireClass = async (tx: StoreContext, { Class_Id, Section_Id }: OwnClass): Promise<void> => {
  const isOffered = (await offeredClasses(tx)).some(({ id }) => id === Class_Id);
  if (!(isOffered && (await offeredSectionIds(tx)).has(Section_Id)))
    throw wrongField('Class_Id', 'Choose classes that the school has.');
};

interface Change {
  readonly id: number;
  readonly place: OwnClass;
  readonly isTeacher: boolean;
}

const changeMember = async (tx: WriteContext, context: CallContext, change: Change): Promise<void> => {
  const before = await lockMember(tx, change.id);
  const details = withClass(before.details, change.place, change.isTeacher);
  const after = await storeMember(tx, before, { details, version: before.version + 1 });
  await tx.audit({ entity: 'staffMember', id: before.id, before: audited(before), after: audited(after) });
  await carryClasses(tx, context, { before, after });
};
