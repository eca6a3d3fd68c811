import type { RegisterBody } from '#schemas/api/attendance/take.ts';
import { codesAhead } from '#schemas/records/attendance.ts';
import { dayInWords, notValid, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { shortName } from '#server/core/whole-name.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { RegisterRow } from '#server/store/schema.ts';
import { type AttendanceDay, findClosed } from './attendance-day.ts';
import { stateOf } from './register.ts';
import type { RosterEntry } from './roster.ts';

/** Throws unless a register is open to who wants to change it: a locked one to admins alone, with a reason. */
export const requireUnlocked = (
  context: Pick<CallContext, 'scope'>,
  register: Pick<RegisterRow, 'takenAt' | 'locksOn'>,
  { today, reason }: { readonly today: string; readonly reason: string | undefined },
): void => {
  if (stateOf(register, today) !== 'Locked') return;
  if (context.scope !== 'all') throw refuse('This register is locked. Ask an admin to reopen it.');
  if (!reason) throw wrongField('Change_Reason', 'Say why a locked register is changed.');
};

/** Throws where there is no school on a day, with the reason. */
export const requireSchoolDay = (
  day: AttendanceDay,
  { classId, isWorkingDay }: Pick<RegisterRow, 'classId' | 'isWorkingDay'>,
): void => {
  const closed = findClosed(day, { classId, isWorkingDay });
  if (!closed) return;
  const date = dayInWords(day.date);
  if (closed.Kind === 'Outside_Session') throw wrongField('Date', `The session ${closed.Name} does not have this day.`);
  throw refuse(
    closed.Kind === 'Holiday'
      ? `${date} is a holiday (${closed.Name}).`
      : `${date} is a weekly holiday (${closed.Name}).`,
  );
};

/** Whoever has the register on a screen has the class as it was: opened again, it leaves the student out. */
const notInClass = (id: number, date: string): string =>
  `The student with the id ${id} is not in this class on ${dayInWords(date)}. Open the register again and submit it without them.`;

/** Throws where somebody is in the register who was not on the list that it was taken from: nobody has looked for them. */
export const requireSeen = (
  { date, today }: AttendanceDay,
  roster: readonly RosterEntry[],
  { Seen: seen }: Pick<RegisterBody, 'Seen'>,
): void => {
  if (seen === undefined || date > today) return;
  const onList = new Set(seen);
  const unseen = roster.filter(({ id }) => !onList.has(id)).map(shortName);
  const names = unseen.join(', ');
  if (names !== '')
    throw wrongField('Seen', `New in this class since you opened the register: ${names}. Say who is there.`);
};

/** Throws where a mark is of somebody who is not in the register, stands twice, or is of a day to come. */
export const requireMarks = (
  { date, today }: AttendanceDay,
  roster: readonly RosterEntry[],
  marks: RegisterBody['Marks'],
): void => {
  if (date > today && marks.some(({ Status }) => Status !== 'P' && !codesAhead.includes(Status)))
    throw wrongField('Date', 'Date cannot be in the future.');
  const known = new Set(roster.map(({ id }) => id));
  const wrong = marks.flatMap(({ Student_Id }, at): [string, string[]][] => {
    if (!known.has(Student_Id)) return [[`Marks.${at}.Student_Id`, [notInClass(Student_Id, date)]]];
    const isAgain = marks.findIndex((one) => one.Student_Id === Student_Id) < at;
    return isAgain ? [[`Marks.${at}.Student_Id`, ['This student is marked twice.']]] : [];
  });
  if (wrong.length > 0) throw notValid(Object.fromEntries(wrong));
};
