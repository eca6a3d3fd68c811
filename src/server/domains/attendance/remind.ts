import { sql } from 'drizzle-orm';
import { type RemindedClass, remindTeachers } from '#schemas/api/attendance/reminders.ts';
import { attendancePath } from '#schemas/office.ts';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type MailReader, sendProductMail } from '#server/http/school-mail.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceReminders } from '#server/store/schema.ts';
import { type AttendanceDay, readAttendanceDay } from './attendance-day.ts';
import { missingParts, readClassDays } from './class-days.ts';
import { type ClassPlace, placeKey } from './classes.ts';
import { type MissingClass, missingRegisters } from './mails.ts';
import { type AskedRegister, isReminderOf } from './reminders.ts';
import { type ClassTeacher, readTeachers } from './teachers.ts';

/** What one teacher is told, whose classes are named. */
interface Told {
  readonly reader: MailReader;
  readonly classes: MissingClass[];
}

/** Reminds the teachers of the registers that are missing on a day: of each once a day. */
export const remindTeachersHandler = handle(remindTeachers, async ({ body }, context) => {
  const { date, classes, told } = await context.write(async (tx) => {
    const day = await readAttendanceDay(tx, context, body.Date);
    if (day.date > day.today) throw wrongField('Date', 'Date cannot be in the future.');
    const asked = body.Classes?.map(toKey);
    const missing = (await readClassDays(tx, context, { day, part: 'Full' })).filter(
      (one) => missingParts(one).length > 0 && (!asked || asked.includes(toKey(one))),
    );
    const teachers = await readTeachers(tx.db);
    const { nameOf } = await readClassNames(tx.db);
    const told = new Map<string, Told>();
    const classes: RemindedClass[] = [];
    for (const one of missing) {
      const place = { classId: one.Class_Id, sectionId: one.Section_Id };
      const [part = 'Full'] = missingParts(one);
      const own = teachers.get(placeKey(place)) ?? [];
      const reminded = await remind(tx, context, { ...place, day, part, teachers: own });
      classes.push(reminded);
      if (reminded.Outcome !== 'Reminded') continue;
      for (const { email: to, canOpen, language } of own)
        if (to && canOpen) noteClass(told, { to, language }, { name: nameOf(place), part });
    }
    const reminded = classes.filter(({ Outcome }) => Outcome === 'Reminded');
    if (reminded.length === 0) tx.unrecorded();
    else
      await tx.audit({
        entity: 'attendanceRegister',
        id: null,
        after: {
          Reminded: true,
          Date: day.date,
          Classes: reminded.map(({ Class_Id, Section_Id }) => ({ Class_Id, Section_Id })),
        },
      });
    return { date: day.date, classes, told: [...told.values()] };
  });
  for (const one of told) mailTeacher(context, date, one);
  return ok({ Date: date, Sends_Mail: context.services.mail.isConnected, classes });
});

const toKey = ({ Class_Id, Section_Id }: Pick<RemindedClass, 'Class_Id' | 'Section_Id'>): string =>
  placeKey({ classId: Class_Id, sectionId: Section_Id });

const noteClass = (told: Map<string, Told>, reader: MailReader, missing: MissingClass): void => {
  const known = told.get(reader.to);
  if (known) known.classes.push(missing);
  else told.set(reader.to, { reader, classes: [missing] });
};

interface Reminding extends ClassPlace {
  readonly day: AttendanceDay;
  readonly part: AttendancePart;
  readonly teachers: readonly ClassTeacher[];
}

/** Notes that the teachers of a class are reminded, unless they were today: of two at once, one does it. */
const remind = async (
  { db }: WriteContext,
  context: CallContext,
  { classId, sectionId, day, part, teachers }: Reminding,
): Promise<RemindedClass> => {
  const place = { Class_Id: classId, Section_Id: sectionId, ...(part === 'Full' ? {} : { Part: part }) };
  const namesOf = (those: readonly ClassTeacher[]): string[] => those.map(({ name }) => name);
  const reached = teachers.filter(({ canOpen }) => canOpen);
  const Without_Access = namesOf(teachers.filter(({ canOpen }) => !canOpen));
  const nobody = { ...place, Mailed: [], Without_Address: [], Without_Access };
  if (teachers.length === 0) return { ...nobody, Outcome: 'No_Teacher' };
  if (reached.length === 0) return { ...nobody, Outcome: 'No_Access' };
  const { date, today, timeZone } = day;
  const at = context.now();
  const { schoolId } = context.school;
  const values = { part, at, userId: userIdOf(context.actor) };
  const r = attendanceReminders;
  const target = [r.schoolId, r.classId, r.sectionId, r.date];
  const setWhere = sql`${r.part} <> ${part} or (${r.at} at time zone ${timeZone})::date < ${today}::date`;
  const [noted] = await db
    .insert(r)
    .values({ schoolId, classId, sectionId, date, ...values })
    .onConflictDoUpdate({ target, set: values, setWhere })
    .returning();
  if (!noted) {
    const last = await readLast(db, { classId, sectionId, date });
    const told = last ? { Reminded_At: last.toISOString(), Told_Before: namesOf(reached) } : {};
    return { ...nobody, Outcome: 'Too_Soon', ...told };
  }
  return {
    ...nobody,
    Outcome: 'Reminded',
    Reminded_At: at.toISOString(),
    Mailed: namesOf(reached.filter(({ email }) => email !== null)),
    Without_Address: namesOf(reached.filter(({ email }) => email === null)),
  };
};

const readLast = async (db: WriteContext['db'], of: AskedRegister): Promise<Date | undefined> => {
  const [row] = await db.select({ at: attendanceReminders.at }).from(attendanceReminders).where(isReminderOf(of));
  return row?.at;
};

const mailTeacher = (context: CallContext, date: string, { reader, classes }: Told): void => {
  const { services, school } = context;
  const link = `${services.originOf(school)}${attendancePath}?date=${date}`;
  void sendProductMail(context, reader, missingRegisters, { school: school.name, date, classes, link });
};
